import { newId } from '@bewezen/domain/base/ids.ts'
import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { newPodcastForm, type PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { expect, test } from 'vitest'
import { plain } from '../base/files/samples.ts'
import { farName, file, openFarSite } from '../base/testing/farSite.ts'
import { openWorld } from '../base/testing/world.ts'

const site = await openFarSite({ '/a.png': file(await plain('png', 1200, 900)) })
const world = await openWorld({ outside: site.outside })
const teacher = await world.person({ role: 'teacher' })
const form = (change: Partial<PodcastForm> = {}): PodcastForm => ({
  ...newPodcastForm('2026-10-20T08:00:00.000Z'),
  title: 'Wat je ochtend doet',
  platform: 'spotify',
  originalUrl: 'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk',
  ...change,
})
const makes = (change: Partial<PodcastForm>) =>
  teacher.does(podcasts.save, { id: newId(), version: null, podcast: form(change) })

test('POD-MORE-08 a transcript of the longest kind in one line, of words that are all different, is kept', async () => {
  const letter = (n: number) => String.fromCodePoint(0x4e00 + n)
  const words = Array.from(
    { length: 74_000 },
    (_, n) => letter(n % 97) + letter(((n / 97) % 97) | 0) + letter((n / 9409) | 0),
  )
  const { id, form: stored } = await makes({ transcript: words.join(' ') })
  expect(stored.transcript).toHaveLength(words.length * 4 - 1)
  const { podcasts: found } = await world.visitor().does(podcasts.search, { text: words[70_000] ?? '' })
  expect(found.map(({ id }) => id)).toEqual([id])
  const { transcript } = await world.visitor().does(podcasts.open, { id })
  expect(transcript.map(({ text }) => text).join(' ')).toBe(words.join(' '))
})

test('POD-ADMIN-17 a picture that two episodes show, each by another address, stays while one of them does', async () => {
  const made = await makes({ thumbnailUrl: `https://${farName}/a.png` })
  const key = made.thumbnail?.card.replace('/card.webp', '') ?? ''
  const other = await makes({ thumbnailUrl: `${key}/full.webp` })
  await teacher.does(podcasts.remove, { id: made.id })
  const { rows } = await world.house.database.pool.query(
    'select attached_at is not null as kept from uploads where key = $1',
    [key.replace('/files/', '')],
  )
  expect([other.thumbnail?.card, rows]).toEqual([`${key}/card.webp`, [{ kept: true }]])
})
