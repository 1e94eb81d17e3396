import { describe, expect, test, vi } from 'vitest'
import type { Ask } from '../base/api/operations.ts'
import { rowsChanged } from '../base/editing/rowsChanged.ts'
import { closedNote } from './evening/closedNote.ts'
import { questionFault } from './evening/questionFault.ts'
import { loadStreams } from './load.ts'
import { faultsOf, saveError } from './manage/saveError.ts'
import { streamRows } from './manage/streamRows.ts'
import { newsBetween } from './newsBetween.ts'
import { changesItself, isOwnChange } from './ownChanges.ts'
import { freshFor, pollOf, stillFor } from './poll.ts'
import { remindedNote } from './remindedNote.ts'
import { aStream } from './testing/aStream.ts'

test('LIVE-MORE-50 X3-EDGE-07 a page of a visitor asks within five seconds while a stream is live, and rarely otherwise', () => {
  expect(pollOf({ signedIn: false, isLive: true })).toBe(4_000)
  expect(pollOf({ signedIn: false, isLive: false })).toBe(20_000)
  expect(pollOf({ signedIn: true, isLive: true })).toBe(300_000)
})

test('LIVE-MORE-68 a page that nobody touches asks by itself: at once while it is watched, else as soon as it would ask again', () => {
  expect(stillFor({ isWatched: true })).toBe(0)
  expect(stillFor({ isWatched: false })).toBe(pollOf({ signedIn: false, isLive: false }))
  expect(freshFor({ signedIn: false })).toBe(stillFor({ isWatched: false }))
})

describe('what is new between two lists', () => {
  const [one, two] = [aStream(), aStream({ id: '0190a000-0000-7000-8000-000000000002', title: 'Licht' })]
  const live = { ...one, isActive: true }
  test.each([
    ['LIVE-STATE-06 a stream that was added', [one], [two, one], [{ kind: 'added', title: 'Licht' }]],
    ['LIVE-STATE-07 one that went live', [one], [live], [{ kind: 'live', title: 'Samen ademen' }]],
    [
      'LIVE-STATE-09 a live one that was changed',
      [live],
      [{ ...live, title: 'Ademen' }],
      [{ kind: 'live', title: 'Ademen' }],
    ],
    ['nothing of one that ended', [live], [one], []],
    ['nothing of one that was changed and is not live', [one], [{ ...one, title: 'Ademen' }], []],
    ['nothing of one that went', [one, two], [one], []],
    ['nothing while all stays', [live, two], [{ ...live }, { ...two }], []],
  ] as const)('%s', (_, before, after, news) => {
    expect(newsBetween(before, after)).toEqual(news)
  })

  test('LIVE-MORE-51 what comes up from the next page after a deletion is no news', () => {
    const page = Array.from({ length: 48 }, (_, at) => aStream({ id: `${at}`, startTime: '2026-10-22T15:45:00.000Z' }))
    const older = aStream({ id: 'older', startTime: '2026-01-01T00:00:00.000Z' })
    expect(newsBetween(page, [...page.slice(1), older])).toEqual([])
    const newer = aStream({ id: 'newer', startTime: '2026-12-01T00:00:00.000Z' })
    expect(newsBetween(page, [newer, ...page.slice(1)])).toEqual([{ kind: 'added', title: 'Samen ademen' }])
  })
})

test.each([
  ['before it', '2026-10-22T15:00:00.000Z', null, 'Het gesprek opent om 17:30.'],
  ['a day before it', '2026-10-21T15:00:00.000Z', null, 'Het gesprek opent om 22 okt 2026, 17:30.'],
  ['after it', '2026-10-22T20:00:00.000Z', '2026-10-22T16:43:00.000Z', 'Gesloten om 21:43. Je kunt het teruglezen.'],
  [
    'days after it',
    '2026-11-22T20:00:00.000Z',
    '2026-10-22T16:43:00.000Z',
    'Gesloten om 22 okt 2026, 21:43. Je kunt het teruglezen.',
  ],
])('LIVE-MORE-53 %s the place of the composer says so', (_, now, lastActiveAt, note) => {
  expect(closedNote(aStream({ lastActiveAt }), now)).toBe(note)
})

test.each([
  ['today', '2026-12-01T17:00:00.000Z', 'Je krijgt vandaag om 19:50 een mail en een melding.'],
  ['days before', '2026-11-27T17:00:00.000Z', 'Je krijgt op dinsdag 1 december om 19:50 een mail en een melding.'],
  [
    'a year before',
    '2025-12-01T17:00:00.000Z',
    'Je krijgt op dinsdag 1 december 2026 om 19:50 een mail en een melding.',
  ],
])('LIVE-MORE-60 asked for %s, a reminder says when it comes', (_, now, note) => {
  expect(remindedNote(aStream({ startTime: '2026-12-01T19:00:00.000Z' }), now)).toBe(note)
})

test.each([
  ['', 'Schrijf eerst je vraag'],
  [' \u200b ', 'Schrijf eerst je vraag'],
  ['🌞'.repeat(300), null],
  ['🌞'.repeat(301), 'Een vraag heeft maximaal 300 tekens'],
])('LIVE-MORE-11 the question %j', (typed, fault) => {
  expect(questionFault(typed)).toBe(fault)
})

test('LIVE-MORE-52 X3-EDGE-05 what this window changes itself is its own until the news of it has come, and no other stream is', () => {
  vi.useFakeTimers()
  changesItself('one')
  expect([isOwnChange('one'), isOwnChange('two')]).toEqual([true, false])
  vi.advanceTimersByTime(4_000)
  changesItself('one')
  vi.advanceTimersByTime(4_000)
  expect(isOwnChange('one')).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(isOwnChange('one')).toBe(false)
  vi.useRealTimers()
})

describe('a refused save', () => {
  test.each([
    ['X3-ERR-18', 'OTHER_STREAM_ACTIVE', 'Fout bij opslaan', 'Er kan maar één actieve livestream tegelijk zijn.'],
    ['X3-EDGE-13', 'CHANGED', 'Fout bij opslaan', 'Dit item is intussen gewijzigd. Laad opnieuw.'],
    ['X3-ERR-20', 'UNKNOWN', 'Fout bij opslaan', 'Er is een fout opgetreden.'],
    ['LIVE-FORM-08', 'FAULTY_FIELDS', 'Validatiefout', 'Corrigeer de fouten in het formulier.'],
    ['LIVE-FORM-20', 'END_BEFORE_START', 'Fout bij opslaan', 'De eindtijd moet na de starttijd liggen.'],
    ['the right that went', 'FORBIDDEN', 'Fout bij opslaan', 'Je mag geen livestreams meer beheren.'],
  ] as const)('%s of the form says for %s why', (_, code, title, text) => {
    expect(saveError({ code }, 'form')).toEqual({ title, text })
  })

  test('X3-ERR-22 X3-ERR-23 X3-ERR-24 of a switch on a card has another title, and the same reasons', () => {
    expect(saveError({ code: 'UNKNOWN' }, 'switch')).toEqual({ title: 'Fout bij bijwerken', text: 'Onbekende fout' })
    expect(saveError({ code: 'OTHER_STREAM_ACTIVE' }, 'switch')).toEqual({
      title: 'Fout bij bijwerken',
      text: 'Er kan maar één actieve livestream tegelijk zijn.',
    })
  })

  test('LIVE-FORM-09 brings the sentences of the server to their fields', () => {
    expect(faultsOf({ faults: { title: 'Titel is verplicht' } })).toEqual({ title: 'Titel is verplicht' })
    expect(faultsOf(undefined)).toEqual({})
  })
})

describe('LIVE-MORE-21 the stream of an address', () => {
  const asking = (code: string | null) => ({
    ask: (async (name: string) => {
      if (name === 'livestreams.list') return { live: null, livestreams: [], total: 0 }
      if (name === 'livestreams.clock') return { now: '2026-10-22T15:45:00.000Z' }
      if (code) throw Object.assign(new Error(code), { code })
      return aStream()
    }) as unknown as Ask,
  })
  test('comes with the page', async () => {
    expect((await loadStreams(asking(null), 'x')).now).toBe('2026-10-22T15:45:00.000Z')
    expect((await loadStreams(asking(null), 'x')).opened).toMatchObject({ title: 'Samen ademen' })
    expect((await loadStreams(asking(null), undefined)).opened).toBeUndefined()
  })
  test('is none where it is not there, or no id at all; any other failure fails the page', async () => {
    for (const code of ['NOT_FOUND', 'INVALID_INPUT']) expect((await loadStreams(asking(code), 'x')).opened).toBeNull()
    await expect(loadStreams(asking('UNAVAILABLE'), 'x')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })
})

describe('what another manager saved meanwhile', () => {
  const manage = { version: 1, embedCode: null, address: null, recordingCode: null, recordingAddress: null }
  const before = aStream({ manage })
  const after = aStream({
    title: 'Samen lopen',
    startTime: '2026-10-23T15:45:00.000Z',
    isActive: true,
    visibleToEveryone: false,
    visibleToTeachers: true,
    manage: { ...manage, version: 2, address: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ' },
  })
  test('LIVE-MORE-78 is told field by field, as it is read', () => {
    expect(rowsChanged(streamRows(before), streamRows(after))).toEqual([
      { label: 'Titel', before: 'Samen ademen', now: 'Samen lopen' },
      { label: 'Platform', before: 'Custom', now: 'YouTube' },
      { label: 'YouTube URL', before: '', now: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { label: 'Starttijd', before: 'donderdag 22 oktober 2026 om 17:45', now: 'vrijdag 23 oktober 2026 om 17:45' },
      { label: 'Zichtbaar voor', before: 'Iedereen', now: 'Teachers' },
      { label: 'Nu live', before: 'nee', now: 'ja' },
    ])
    expect(rowsChanged(streamRows(before), streamRows({ ...before, creatorName: 'Ria' }))).toEqual([])
  })
})
