import { newId } from '@bewezen/domain/base/ids.ts'
import type { FactOf } from '@bewezen/domain/facts.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { each } from '../base/facts/decisions.ts'
import { record } from '../base/facts/record.ts'
import { openWorld } from '../base/testing/world.ts'
import { decisions } from '../facts.ts'
import { saveNotifications } from './saveNotifications.ts'

const [sem, gone, joined] = [newId(), newId(), newId()]
const world = await openWorld({
  decisions: {
    ...decisions,
    'community.joined': {
      audience: 'nobody',
      notifyAll: each(async (_tx, { personId }: FactOf<'community.joined'>) => [
        { personId, type: 'account', title: 'Welkom', data: { content: 'Fijn dat je er bent' } },
      ]),
    },
  },
})
const draft = (personId: string) => ({ personId, type: 'mention', title: 'Je bent genoemd', data: { author_id: sem } })
const save = (factId: string, drafts: ReturnType<typeof draft>[]) =>
  world.house.transaction((tx) => saveNotifications(tx, factId, drafts))

test('IN-STATE-07 SH-NOTIF-07 X3-CALL-05 X3-CALL-41 a fact becomes a notification that its person alone hears of', async () => {
  const [person, other] = [await world.person(), await world.person()]
  const [ear, elsewhere] = [await person.listens(), await other.listens()]

  await world.house.transaction((tx) =>
    record(tx, { kind: 'community.joined', communityId: newId(), personId: person.id }),
  )
  await world.house.settled()

  const { notifications, unread } = await person.does(inbox.list, {})
  expect(notifications).toMatchObject([{ type: 'account', title: 'Welkom', text: 'Fijn dat je er bent', read: false }])
  expect(unread).toBe(1)
  expect(ear.heard.map(({ kind, ids }) => [kind, ids.notificationId])).toEqual([
    ['notification.made', notifications[0]?.id],
  ])
  expect(elsewhere.heard).toEqual([])
})

test('one fact is told to a person once, however often it is followed', async () => {
  const [one, two] = [await world.person(), await world.person()]

  expect(await save(joined, [draft(one.id)])).toHaveLength(1)
  expect((await save(joined, [draft(one.id), draft(two.id)])).map(({ personId }) => personId)).toEqual([two.id])
  expect(await one.does(inbox.unread, {})).toEqual({ unread: 1 })
})

test('an account that went meanwhile is passed over, and does not stop the rest', async () => {
  const person = await world.person()

  const made = await save(newId(), [draft(gone), draft(person.id)])

  expect(made.map(({ personId }) => personId)).toEqual([person.id])
})

test('more people than a statement takes parameters for can be told of one fact', async () => {
  const person = await world.person()
  const crowd = Array.from({ length: 20_000 }, () => draft(newId()))

  expect(await save(newId(), [...crowd, draft(person.id)])).toHaveLength(1)
})
