import { expect, test } from 'vitest'
import { pinnedBeside, withPin, withPlace } from './pins.ts'
import type { CommunityList } from './unread.ts'

const list = (...pins: (number | null)[]): CommunityList => ({
  communities: [
    { id: 'uni', channels: pins.map((pin, at) => ({ id: `k${at}`, pin })) },
    { id: 'adem', channels: [{ id: 'a0', pin: 5 }] },
  ] as never,
})
const pinsIn = ({ communities }: CommunityList) => communities.map(({ channels }) => channels.map(({ pin }) => pin))

test.each([
  ['COM-PIN-02 the first', list(null, null), 'k1', true, [null, 1]],
  ['COM-PIN-02 under those that are', list(null, 3, 1), 'k0', true, [4, 3, 1]],
  ['COM-PIN-05 one that is pinned keeps its place', list(2, 3), 'k0', true, [2, 3]],
  ['COM-PIN-05 unpinned', list(2, 3), 'k0', false, [null, 3]],
  ['COM-PIN-05 one that is not pinned stays so', list(null, 3), 'k0', false, [null, 3]],
  ['COM-PIN-07 a channel that is gone', list(1), 'gone', true, [1]],
])('%s', (_title, before, channelId, on, pins) => {
  const once = withPin(before, { channelId, on })
  expect(pinsIn(once)).toEqual([pins, [5]])
  // An answer that is under way gets it once more.
  expect(withPin(once, { channelId, on })).toEqual(once)
})

test('COM-PIN-04 COM-PIN-05 the place that is stored takes the place of what was shown, and each community counts its own', () => {
  expect(pinsIn(withPlace(list(1, null), { channelId: 'k1', pin: 7 }))).toEqual([[1, 7], [5]])
  expect([pinnedBeside(list(1, null, 2), 'k1'), pinnedBeside(list(null), 'a0'), pinnedBeside(list(1), 'gone')]).toEqual(
    [2, 1, 0],
  )
})
