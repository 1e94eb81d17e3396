import { expect, test } from 'vitest'
import { chosenFrom, chosenPodcasts, podcastsAddress } from './address.ts'
import { aCard, podcastId } from './testing/aPodcast.ts'

test.each([
  ['/podcasts', {}],
  ['/podcasts?zoek=raam', { zoek: 'raam' }],
  ['/podcasts?onderwerp=licht', { onderwerp: 'licht' }],
  ['/podcasts?lijst=bewaard', { lijst: 'bewaard' }],
  ['/podcasts?zoek=ra+am&onderwerp=emf&lijst=beluisterd', { zoek: 'ra am', onderwerp: 'emf', lijst: 'beluisterd' }],
  ['/podcasts?beheer=1', { beheer: '1' }],
])('POD-MORE-42 the address %s is read and written as the same', (address, query) => {
  expect(podcastsAddress(chosenPodcasts(query))).toBe(address)
})

test('POD-MORE-42 POD-LIST-10 a word that is no category and no list asks for nothing, and a text has an end', () => {
  expect(chosenPodcasts({ onderwerp: 'slaap', lijst: 'alles' })).toEqual({
    text: '',
    category: null,
    own: null,
    manages: false,
  })
  expect(chosenPodcasts({ zoek: 'a'.repeat(300) }).text).toHaveLength(200)
})

test('POD-MORE-02 POD-MORE-42 of the episodes those of a category, and of what was kept or heard', () => {
  const mark = { savedAt: null, heardAt: null, positionSeconds: null, positionAt: null }
  const at = '2026-10-07T08:00:00.000Z'
  const all = [
    aCard({ id: podcastId(1), categories: ['licht'], mark: { ...mark, savedAt: at } }),
    aCard({ id: podcastId(2), categories: ['emf', 'licht'], mark: { ...mark, heardAt: at } }),
    aCard({ id: podcastId(3), categories: [], mark: null }),
  ]
  const left = (category: 'licht' | 'emf' | null, own: 'bewaard' | 'beluisterd' | null) =>
    chosenFrom(all, { category, own }).map(({ id }) => Number(id.slice(-2)))
  expect(left(null, null)).toEqual([1, 2, 3])
  expect(left('licht', null)).toEqual([1, 2])
  expect(left('emf', null)).toEqual([2])
  expect(left(null, 'bewaard')).toEqual([1])
  expect(left(null, 'beluisterd')).toEqual([2])
  expect(left('emf', 'bewaard')).toEqual([])
})
