import { expect, test } from 'vitest'
import type { Person } from '../community/contract.ts'
import type { ListedNotification, NotifiedChannel } from './contract.ts'
import { opened, subjectsOf } from './page.ts'

const person = (id: string) => ({ id, username: id }) as Person
const channel = (id: string) => ({ id, slug: id }) as NotifiedChannel
const about = (id: string, authorId: string | null, channelId: string | null) =>
  ({ id, data: { authorId, channelId } }) as ListedNotification

const page = {
  notifications: [about('n1', 'noor', 'k1'), about('n2', null, null), about('n3', 'gone', 'closed')],
  senders: [person('noor'), person('sem')],
  channels: [channel('k1'), channel('k2')],
}

test('each notification has its sender and channel, or none when they are gone or closed', () => {
  expect(opened(page).map(({ id, sender, channel }) => [id, sender?.id ?? null, channel?.id ?? null])).toEqual([
    ['n1', 'noor', 'k1'],
    ['n2', null, null],
    ['n3', null, null],
  ])
})

test('of what is known, what notifications are about is told once, as it comes', () => {
  const known = {
    senders: new Map(page.senders.map((one) => [one.id, one])),
    channels: new Map(page.channels.map((one) => [one.id, one])),
  }
  const listed = [about('n4', 'sem', 'k2'), ...page.notifications, about('n5', 'sem', 'k1')]
  expect(subjectsOf(listed, known)).toEqual({
    senders: [person('sem'), person('noor')],
    channels: [channel('k2'), channel('k1')],
  })
  expect(subjectsOf(page.notifications.slice(1), known)).toEqual({ senders: [], channels: [] })
})
