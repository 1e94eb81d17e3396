import { newPodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { expect, test } from 'vitest'
import { podcastId } from '../testing/aPodcast.ts'
import { faultsOf, formOf, platformOf, typedOf, withAddress } from './typed.ts'

const now = '2026-10-07T08:00:12.345Z'
const stored = (publishedAt: string | null) => ({
  id: podcastId(1),
  version: 3,
  form: { ...newPodcastForm(now), title: 'Licht', publishedAt },
  speaker: null,
  thumbnail: null,
})

test('POD-ADMIN-18 POD-MORE-47 a new one is published now, and a minute that is not touched keeps its exact moment', () => {
  const typed = typedOf(null, now)
  expect(typed.publishedAt).toBe('2026-10-07T10:00')
  expect(formOf(typed, null, now).publishedAt).toBe(now)
  expect(formOf({ ...typed, publishedAt: '' }, null, now).publishedAt).toBeNull()
  const before = stored('2026-09-01T06:00:59.000Z')
  expect(formOf(typedOf(before, now), before, now).publishedAt).toBe('2026-09-01T06:00:59.000Z')
  expect(formOf({ ...typedOf(before, now), publishedAt: '2026-09-02T08:00' }, before, now).publishedAt).toBe(
    '2026-09-02T06:00:00.000Z',
  )
  expect(typedOf(stored(null), now).publishedAt).toBe('')
  expect(formOf(typedOf(stored(null), now), stored(null), now).publishedAt).toBeNull()
})

test('POD-ADMIN-04 POD-ADMIN-12 POD-ADMIN-13 POD-ADMIN-15 says beside each field what is wrong', () => {
  expect(faultsOf(typedOf(null, now))).toEqual({
    title: 'Titel is verplicht',
    platform: 'Platform is verplicht',
    originalUrl: 'URL is verplicht',
  })
  const typed = { ...typedOf(null, now), title: 'Licht', originalUrl: 'https://evil.example/watch?v=abcdefghijk' }
  expect(faultsOf({ ...typed, platform: 'youtube' }).originalUrl).toBe('Ongeldige YouTube URL')
  expect(faultsOf({ ...typed, platform: 'spotify' }).originalUrl).toBe('Ongeldige Spotify URL')
})

test('POD-MORE-52 a date that cannot be one is told, and none is none', () => {
  const faultAt = (publishedAt: string) => faultsOf({ ...typedOf(null, now), publishedAt }).publishedAt
  expect(['0001-01-01T00:00', '12026-10-07T10:00', '1999-12-31T23:59'].map(faultAt)).toEqual(
    Array(3).fill('Kies een datum tussen 2000 en 2099'),
  )
  expect(['', '2026-10-07T10:00'].map(faultAt)).toEqual([undefined, undefined])
})

test('POD-MORE-47 an address says of which platform it is, and a foreign one of none', () => {
  expect(platformOf('https://youtu.be/abcdefghijk')).toBe('youtube')
  expect(platformOf('https://open.spotify.com/episode/0123456789abcdefghijkl')).toBe('spotify')
  expect(platformOf('https://vimeo.com/12')).toBeNull()
})

const spoken = 'https://open.spotify.com/episode/0123456789abcdefghijkl'
test.each([
  ['an address of the other platform brings it along', 'youtube', spoken, false, 'spotify'],
  ['what a person chose stays', 'youtube', spoken, true, 'youtube'],
  ['an address of neither leaves it', 'youtube', 'https://vimeo.com/12', false, 'youtube'],
  ['an empty one leaves it', 'spotify', '', false, 'spotify'],
] as const)('POD-MORE-60 %s', (_, platform, originalUrl, isChosen, then) => {
  expect(withAddress({ platform }, originalUrl, { isChosen })).toEqual({ originalUrl, platform: then })
})
