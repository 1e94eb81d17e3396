import type { Community } from '@bewezen/domain/community/contract.ts'
import { expect, test } from 'vitest'
import { sharePlaces } from './sharePlaces.ts'

const place = (name: string, joined: boolean, channels: readonly [name: string, mayPost: boolean][]): Community => ({
  id: name,
  slug: name.toLowerCase(),
  name,
  description: null,
  imageUrl: null,
  memberCount: 3,
  joined,
  channels: channels.map(([channel, mayPost]) => ({
    id: `${name} ${channel}`,
    slug: channel.toLowerCase(),
    name: channel,
    description: null,
    unread: 0,
    isArchived: !mayPost,
    lastSeq: 0,
    mayPost,
    pin: null,
  })),
})
const adem = (joined: boolean) => place('Adem', joined, [['Avondrust', true]])
const slaap = place('Slaap', true, [
  ['Ritme', true],
  ['Berichten', false],
])

test('COM-N1-20 an experiment can be shared in channels of communities that one joined, and in no other', () => {
  expect(sharePlaces([adem(false), slaap])).toEqual([{ value: 'Slaap Ritme', label: 'Slaap: Ritme' }])
  expect(sharePlaces([adem(true), slaap]).map(({ label }) => label)).toEqual(['Adem: Avondrust', 'Slaap: Ritme'])
  expect(sharePlaces([adem(false)])).toEqual([])
})
