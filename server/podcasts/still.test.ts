import { newId } from '@bewezen/domain/base/ids.ts'
import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { newPodcastForm, type PodcastForm } from '@bewezen/domain/podcasts/podcastForm.ts'
import { expect, test } from 'vitest'
import { plain } from '../base/files/samples.ts'
import { file, openFarSite } from '../base/testing/farSite.ts'
import { openWorld } from '../base/testing/world.ts'

const picture = await plain('png', 480, 360)
const stills = { '/vi/aaaaaaaaaaa/hqdefault.jpg': file(picture), '/vi/bbbbbbbbbbb/hqdefault.jpg': file(picture) }
const site = await openFarSite(stills, {}, 'i.ytimg.com')
const world = await openWorld({ outside: site.outside })
const teacher = await world.person({ role: 'teacher' })

const video = (id: string, change: Partial<PodcastForm> = {}): PodcastForm => ({
  ...newPodcastForm('2026-10-20T08:00:00.000Z'),
  title: 'Gesprek',
  platform: 'youtube',
  originalUrl: `https://youtu.be/${id}`,
  ...change,
})
const saves = (id: string, version: number | null, podcast: PodcastForm) =>
  teacher.does(podcasts.save, { id, version, podcast })
const statusOf = async (url: string) => (await world.app.inject({ url })).statusCode

test('POD-ADMIN-17 POD-MORE-15 POD-MORE-23 without an address the still of the video is fetched, once, and shown from here', async () => {
  const id = newId()
  const first = await saves(id, null, video('aaaaaaaaaaa'))
  expect(first.thumbnail?.card).toMatch(/^\/files\/podcast-images\//)
  expect(first.form.thumbnailUrl).toBe('')
  expect(await saves(id, null, video('aaaaaaaaaaa'))).toEqual(first)
  const renamed = await saves(id, 1, video('aaaaaaaaaaa', { title: 'Anders' }))
  expect(renamed.thumbnail).toEqual(first.thumbnail)
  expect(site.asked.map(({ url }) => url)).toEqual(['/vi/aaaaaaaaaaa/hqdefault.jpg'])
})

test('POD-ADMIN-17 POD-MORE-29 another video brings its own still, and a sound takes it away', async () => {
  const id = newId()
  const first = await saves(id, null, video('aaaaaaaaaaa'))
  const second = await saves(id, 1, video('bbbbbbbbbbb'))
  expect(second.thumbnail?.card).not.toBe(first.thumbnail?.card)
  expect([await statusOf(first.thumbnail?.card ?? ''), await statusOf(second.thumbnail?.card ?? '')]).toEqual([
    404, 200,
  ])
  const sound = { platform: 'spotify', originalUrl: 'https://open.spotify.com/show/0123456789abcdefABCDEF' } as const
  expect((await saves(id, 2, video('x', sound))).thumbnail).toBeNull()
  expect(await statusOf(second.thumbnail?.card ?? '')).toBe(404)
})
