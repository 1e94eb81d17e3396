import { describe, expect, test } from 'vitest'
import { rumbleCode, youtubeCode } from '../base/embed/generated.ts'
import { livestreamFormWords } from './formWords.ts'
import {
  embedCodeOf,
  formFaults,
  formOf,
  goesLiveEarly,
  type LivestreamForm,
  livestreamFaults,
  newLivestreamForm,
  selectedGroups,
  sourceOf,
  storedTexts,
  textOf,
  withPlatform,
} from './livestreamForm.ts'
import { platforms } from './platforms.ts'
import { recordingCode } from './recording.ts'

const now = '2027-03-22T12:00:00Z'
const id = 'dQw4w9WgXcQ'
const form = (wish: Partial<LivestreamForm> = {}): LivestreamForm => ({
  ...newLivestreamForm(),
  title: 'Samen ademen',
  youtubeUrl: `https://youtu.be/${id}`,
  startTime: '2027-03-22T20:00',
  visibleToEveryone: true,
  ...wish,
})
const faultsOf = (wish: Partial<LivestreamForm>, before: { startTime: string } | null = null) =>
  formFaults(form(wish), { now, before })

describe('the form', () => {
  test('LIVE-FORM-08 a filled one has no faults', () => expect(faultsOf({})).toEqual({}))

  test.each<[string, Partial<LivestreamForm>, Record<string, string>]>([
    ['LIVE-FORM-10', { title: ' ' }, { title: 'Titel is verplicht' }],
    [
      'LIVE-FORM-11 X3-EDGE-10 X3-LIMIT-17',
      { title: 'é'.repeat(101) },
      { title: 'Titel mag maximaal 100 karakters bevatten' },
    ],
    ['LIVE-FORM-12', { startTime: '' }, { startTime: 'Starttijd is verplicht' }],
    ['LIVE-FORM-13', { startTime: '2027-03-22T13:00' }, { startTime: 'Starttijd moet in de toekomst liggen' }],
    ['LIVE-FORM-14', { endTime: '2027-03-22T20:00' }, { endTime: 'Eindtijd moet na de starttijd liggen' }],
    ['LIVE-MORE-33', { startTime: '9999-01-01T00:00' }, { startTime: 'Kies een datum tussen 2020 en 2099' }],
    ['LIVE-MORE-33', { startTime: '2100-06-01T00:00' }, { startTime: 'Kies een datum tussen 2020 en 2099' }],
    ['LIVE-MORE-33', { endTime: '9999-01-01T00:00' }, { endTime: 'Kies een datum tussen 2020 en 2099' }],
    ['LIVE-FORM-19 LIVE-FORM-22', { youtubeUrl: ' ' }, { youtubeUrl: 'YouTube URL is verplicht' }],
    ['LIVE-FORM-15', { youtubeUrl: 'https://evilyoutube.com/x' }, { youtubeUrl: 'Ongeldige YouTube URL' }],
    ['LIVE-FORM-19 LIVE-FORM-22', { platform: 'rumble' }, { rumbleUrl: 'Rumble URL is verplicht' }],
    ['LIVE-FORM-16', { platform: 'rumble', rumbleUrl: 'https://youtu.be/x' }, { rumbleUrl: 'Ongeldige Rumble URL' }],
    ['LIVE-FORM-17', { platform: 'custom' }, { embedCode: 'Embed code is verplicht voor custom platform' }],
    ['LIVE-FORM-18', { visibleToEveryone: false }, { visibility: 'Selecteer minimaal één doelgroep' }],
  ])('%s LIVE-FORM-09 %o', (_ids, wish, faults) => expect(faultsOf(wish)).toEqual(faults))

  test('LIVE-FORM-11 X3-EDGE-10 a title of exactly 100 symbols is accepted', () => {
    expect(faultsOf({ title: '😀'.repeat(100) })).toEqual({})
    expect(faultsOf({ title: 'e\u0301'.repeat(100) })).toEqual({})
  })

  test('LIVE-FORM-23 the start may lie behind where it was, and of what is live', () => {
    const startTime = '2027-03-01T20:00'
    const before = { startTime: '2027-03-01T19:00:00Z' }
    expect(faultsOf({ startTime }, before)).toEqual({})
    expect(faultsOf({ startTime, isActive: true })).toEqual({})
    expect(faultsOf({ startTime: '2027-03-02T20:00' }, before)).toHaveProperty('startTime')
    expect(faultsOf({ startTime })).toHaveProperty('startTime')
  })

  test('LIVE-FORM-07 another platform begins with nothing', () => {
    const filled = form({ rumbleUrl: 'r', embedCode: 'e' })
    for (const platform of platforms)
      expect(withPlatform(filled, platform)).toEqual({
        ...filled,
        platform,
        youtubeUrl: '',
        rumbleUrl: '',
        embedCode: '',
      })
  })

  test('LIVE-FORM-04 LIVE-FORM-05 counts the groups', () => {
    expect(selectedGroups(form())).toBe(1)
    expect(selectedGroups(form({ visibleToStudents: true, visibleToAdmins: true }))).toBe(3)
    expect([1, 2].map(livestreamFormWords.groups)).toEqual(['1 groep geselecteerd', '2 groepen geselecteerd'])
  })
})

describe('what is sent', () => {
  test('LIVE-FORM-06 X3-DATA-21 X3-CALL-29 LIVE-EMBED-03 has the frame, and nothing of the platform', () => {
    expect(textOf(form())).toEqual({
      title: 'Samen ademen',
      description: '',
      embedCode: youtubeCode(id),
      startTime: '2027-03-22T19:00:00.000Z',
      endTime: null,
      isActive: false,
      visibleToEveryone: true,
      visibleToStudents: false,
      visibleToTeachers: false,
      visibleToAdmins: false,
    })
    expect(embedCodeOf(form({ platform: 'rumble', rumbleUrl: 'https://rumble.com/v2abc1' }))).toBe(rumbleCode('v2abc1'))
    expect(embedCodeOf(form({ platform: 'custom', embedCode: '<iframe>' }))).toBe('<iframe>')
    expect(embedCodeOf(form({ youtubeUrl: 'niets' }))).toBe('')
  })

  test('X3-EDGE-09 a start in the hour that is skipped or doubled is read back as it is stored', () => {
    const skipped = textOf(form({ startTime: '2027-03-28T02:30' })).startTime
    expect(skipped).toBe('2027-03-28T01:30:00.000Z')
    expect(textOf(form({ startTime: '2027-10-31T02:30' })).startTime).toBe('2027-10-31T00:30:00.000Z')
  })

  test('LIVE-FORM-21 is stored trimmed, and an empty description is none', () => {
    expect(storedTexts({ title: '  Samen \n ademen ', description: ' \u200b ' })).toEqual({
      title: 'Samen ademen',
      description: null,
    })
    expect(storedTexts({ title: 'x', description: ' een\ntwee ' }).description).toBe('een\ntwee')
  })
})

describe('a stored stream', () => {
  test.each([
    [
      'youtube',
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`,
      { youtubeUrl: `https://www.youtube.com/watch?v=${id}` },
    ],
    ['youtube', `https://www.youtube.com/embed/${id}`, { youtubeUrl: `https://www.youtube.com/watch?v=${id}` }],
    ['rumble', 'https://rumble.com/embed/v2abc1/', { rumbleUrl: 'https://rumble.com/embed/v2abc1/' }],
    ['custom', 'https://player.vimeo.com/video/76979871', { embedCode: '<iframe>' }],
    ['custom', 'https://www.youtube.com/embed/live_stream?channel=x', { embedCode: '<iframe>' }],
    ['custom', null, { embedCode: '<iframe>' }],
  ] as const)('LIVE-FORM-24 is %s again from %o', (platform, address, rest) => {
    const none = { youtubeUrl: '', rumbleUrl: '', embedCode: '' }
    expect(sourceOf({ embedCode: '<iframe>', address })).toEqual({ ...none, platform, ...rest })
  })

  test('LIVE-FORM-24 LIVE-FORM-27 the form of what was sent sends the same again', () => {
    const first = form({ endTime: '2027-03-22T21:30', description: 'Over licht', visibleToAdmins: true })
    const sent = textOf(first)
    const address = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1`
    const again = formOf({
      ...sent,
      startTime: sent.startTime ?? '',
      manage: { embedCode: sent.embedCode, address },
    })
    expect(textOf(again)).toEqual(sent)
    expect(livestreamFaults(textOf(again), { now, before: null })).toEqual({})
  })
})

describe('LIVE-MORE-22 a recording', () => {
  test.each([
    [` https://youtu.be/${id} `, { code: youtubeCode(id) }],
    ['https://rumble.com/v2abc1', { code: rumbleCode('v2abc1') }],
    ['<iframe src="x">', { code: '<iframe src="x">' }],
    ['  ', { code: '' }],
    ['https://vimeo.com/1', { fault: 'Ongeldige YouTube URL' }],
    ['https://rumble.com/videos', { fault: 'Ongeldige Rumble URL' }],
  ])('LIVE-MORE-22 LIVE-FORM-15 LIVE-FORM-16 of %o is %o', (typed, read) => expect(recordingCode(typed)).toEqual(read))
})

describe('going live by the form', () => {
  const [far, near] = ['2027-03-22T20:00:01Z', '2027-03-22T20:00:00Z']
  test.each([
    [{ isActive: true, startTime: far }, null, true],
    [{ isActive: true, startTime: far }, { isActive: false }, true],
    [{ isActive: true, startTime: far }, { isActive: true }, false],
    [{ isActive: true, startTime: near }, null, false],
    [{ isActive: false, startTime: far }, null, false],
    [{ isActive: true, startTime: null }, null, false],
  ])('LIVE-MORE-61 %j over %j is asked first: %s', (text, before, isAsked) => {
    expect(goesLiveEarly(text, { now: '2027-03-22T19:00:00Z', before })).toBe(isAsked)
  })
})
