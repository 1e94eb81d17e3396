import { describe, expect, test } from 'vitest'
import { podcastManageWords, podcastRefused, podcastFaultWords as said } from './manageWords.ts'
import { inListOrder, isPublished, isSearch, podcastCategories } from './podcast.ts'
import { newPodcastForm, PodcastForm, podcastFaults, podcastOf } from './podcastForm.ts'
import { podcastMissing, podcastWords } from './words.ts'

const now = '2026-11-26T12:00:00.000Z'
const form = (change: Partial<PodcastForm> = {}): PodcastForm => ({
  ...newPodcastForm(now),
  title: 'Titel',
  platform: 'youtube',
  originalUrl: 'https://youtu.be/dQw4w9WgXcQ',
  ...change,
})

describe('the form', () => {
  test('POD-ADMIN-18 a new one is published now', () => {
    expect(newPodcastForm(now).publishedAt).toBe(now)
    expect(podcastFaults(form({ publishedAt: null }))).toEqual({})
  })

  test.each([
    ['POD-ADMIN-04', { title: ' ' }, { title: 'Titel is verplicht' }],
    ['POD-ADMIN-04', { title: '\u200b' }, { title: 'Titel is verplicht' }],
    ['POD-ADMIN-04', { platform: '' }, { platform: 'Platform is verplicht' }],
    ['POD-ADMIN-04', { originalUrl: ' ' }, { originalUrl: 'URL is verplicht' }],
    ['POD-ADMIN-12', { originalUrl: 'https://x.nl' }, { originalUrl: 'Ongeldige YouTube URL' }],
    ['POD-ADMIN-13', { platform: 'spotify' }, { originalUrl: 'Ongeldige Spotify URL' }],
    ['POD-ADMIN-15', { title: 'a'.repeat(201) }, { title: said.titleLong }],
    ['POD-ADMIN-15', { title: 'a'.repeat(200) }, {}],
    ['POD-ADMIN-15', { summary: 'a'.repeat(501) }, { summary: said.summaryLong }],
    ['POD-ADMIN-15', { summary: 'a'.repeat(500) }, {}],
    ['POD-ADMIN-15', { description: 'a'.repeat(5_001) }, { description: said.descriptionLong }],
    ['POD-ADMIN-15', { description: 'a'.repeat(5_000) }, {}],
    ['POD-ADMIN-15', { duration: 'a'.repeat(21) }, { duration: said.durationLong }],
    ['POD-ADMIN-15', { duration: '👍'.repeat(20) }, {}],
    ['POD-MORE-08', { transcript: 'a'.repeat(300_001) }, { transcript: said.transcriptLong }],
    ['POD-MORE-08', { transcript: 'a'.repeat(300_000) }, {}],
    ['POD-MORE-06', { chapters: '0:00 A\nx' }, { chapters: said.chapters.line(2) }],
    ['POD-ADMIN-17', { thumbnailUrl: 'x.png' }, { thumbnailUrl: said.thumbnailInvalid }],
    ['POD-ADMIN-17', { thumbnailUrl: '/files/avatars/x/64.webp' }, { thumbnailUrl: said.thumbnailInvalid }],
    ['POD-ADMIN-17', { thumbnailUrl: 'https://x.nl/a.png' }, {}],
  ] satisfies [string, Partial<PodcastForm>, object][])('%s of %j the faults are %j', (_id, change, faults) => {
    expect(podcastFaults(form(change))).toEqual(faults)
  })

  test('POD-ADMIN-15 POD-LIST-10 categories are those seven, several, each once and in their order', () => {
    expect(podcastCategories).toEqual(['licht', 'emf', 'voeding', 'beweging', 'grounding', 'hormonen', 'vitaminen'])
    expect(podcastOf(form({ categories: ['vitaminen', 'licht', 'licht'] }))?.categories).toEqual(['licht', 'vitaminen'])
    expect(PodcastForm.safeParse({ ...form(), categories: ['slaap'] }).success).toBe(false)
  })

  test('POD-ADMIN-05 POD-ADMIN-14 no platform but the two, no field but its own, and no player without an address', () => {
    expect(PodcastForm.safeParse({ ...form(), platform: 'vimeo' }).success).toBe(false)
    expect(PodcastForm.safeParse({ ...form(), embedUrl: 'https://x.nl' }).success).toBe(false)
    expect(podcastOf(form({ platform: 'spotify' }))).toBeNull()
    expect(podcastOf(form({ title: ' Een\n titel ', summary: ' x ' }))).toMatchObject({
      title: 'Een titel',
      summary: 'x',
    })
  })
})

describe('POD-MORE-52 the moment of publication', () => {
  const years = 'Kies een datum tussen 2000 en 2099'
  test.each([
    ['1999-12-31T22:59:59.999Z', years],
    ['1999-12-31T23:00:00.000Z', undefined],
    ['2099-12-31T22:59:59.999Z', undefined],
    ['2099-12-31T23:00:00.000Z', years],
    [null, undefined],
  ])('POD-MORE-52 of %j says %j, by the clock of the house', (publishedAt, fault) => {
    expect(podcastFaults(form({ publishedAt })).publishedAt).toBe(fault)
  })
})

describe('the list', () => {
  test.each([
    [null, false],
    ['2026-11-26T12:00:00.001Z', false],
    ['2026-11-26T12:00:00.000Z', true],
    ['2020-01-01T00:00:00Z', true],
  ])('POD-LIST-16 with the moment %j it is published: %j', (publishedAt, published) => {
    expect(isPublished(publishedAt, now)).toBe(published)
  })

  test('POD-LIST-09 featured first, then the newest, those without a moment before them', () => {
    const one = (id: string, isFeatured: boolean, publishedAt: string | null) => ({ id, isFeatured, publishedAt })
    const list = [
      one('a', false, '2026-01-01T00:00:00Z'),
      one('b', true, '2025-01-01T00:00:00Z'),
      one('c', false, null),
      one('d', false, '2026-02-01T00:00:00Z'),
      one('e', false, '2026-02-01T00:00:00Z'),
      one('f', true, '2026-01-01T00:00:00Z'),
    ]
    expect(
      list
        .toSorted(inListOrder)
        .map(({ id }) => id)
        .join(''),
    ).toBe('fbceda')
    expect(inListOrder(list[0] ?? one('', false, null), list[0] ?? one('', false, null))).toBe(0)
  })

  test.each([
    ['', false],
    ['l', false],
    [' l ', false],
    ['👨‍👩‍👧', false],
    ['li', true],
  ])('POD-LIST-11 X3-LIMIT-16 %j is searched for: %j', (typed, searched) => {
    expect(isSearch(typed)).toBe(searched)
  })
})

test('POD-LIST-05 POD-LIST-14 POD-LIST-18 X3-ERR-16 the sentences are those of the specification', () => {
  expect(podcastMissing).toEqual({
    title: 'Podcast niet gevonden',
    text: 'Deze podcast bestaat niet of is verwijderd.',
  })
  expect([podcastWords.loading, podcastWords.none, podcastWords.noneFound, podcastWords.failed]).toEqual([
    'Podcasts laden...',
    'Nog geen podcasts',
    'Geen podcasts gevonden',
    'Fout bij laden',
  ])
})

test('POD-ADMIN-07 POD-ADMIN-09 POD-ADMIN-10 X3-EDGE-13 so are those of managers', () => {
  const { added, saved, removed, saveFailed, removeFailed, removeQuestion } = podcastManageWords
  expect([added, saved, removed, saveFailed, removeFailed, removeQuestion, podcastRefused.CHANGED]).toEqual([
    'Podcast toegevoegd',
    'Podcast bijgewerkt',
    'Podcast verwijderd',
    'Fout bij opslaan',
    'Fout bij verwijderen',
    'Weet je zeker dat je deze podcast wilt verwijderen?',
    'Dit item is intussen gewijzigd. Laad opnieuw.',
  ])
})
