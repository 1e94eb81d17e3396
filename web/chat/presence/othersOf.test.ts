import { expect, test } from 'vitest'
import { othersOf } from './othersOf.ts'

const face = (id: string) => ({ id, firstName: id, lastName: '', username: id, avatarUrl: null, avatarColor: 'licht' })
const with_ = (...ids: string[]) => ({
  channelId: 'kanaal',
  count: ids.length,
  people: ids.slice(0, 4).map(face),
  typing: ids.map((id) => ({ id, name: id })),
})

test.each([
  ['nobody is known', null, 0, [], []],
  ['nobody is there', with_(), 0, [], []],
  ['one is there alone', with_('ik'), 0, [], []],
  ['one other is there, and oneself is not shown', with_('noor'), 1, ['noor'], ['noor']],
  [
    'oneself is the first of many',
    with_('ik', 'noor', 'sem', 'vera', 'bram'),
    5,
    ['noor', 'sem', 'vera'],
    ['noor', 'sem', 'vera', 'bram'],
  ],
  [
    'oneself is not among the first',
    with_('noor', 'sem', 'vera', 'bram'),
    4,
    ['noor', 'sem', 'vera'],
    ['noor', 'sem', 'vera', 'bram'],
  ],
])('COM-CHAT-31 COM-CHAT-34 %s', (_what, presence, count, faces, typing) => {
  const others = othersOf(presence, 'ik')

  expect({ ...others, faces: others.faces.map(({ id }) => id) }).toEqual({ count, faces, typing })
})
