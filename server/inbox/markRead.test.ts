import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { tell } from './testing/told.ts'

const world = await openWorld()
const { pool } = world.house.database
let sem: TestPerson

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
})

const readIds = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications.filter(({ read }) => read).map(({ id }) => id)

test('SH-NOTIF-04 SH-CALL-11 X3-CALL-04 IN-STATE-01 IN-STATE-03 marking one read moves that one alone, and the count follows', async () => {
  const [first] = [await tell(world, sem), await tell(world, sem)]

  expect(await sem.does(inbox.markRead, { id: first })).toEqual({ unread: 1 })
  expect(await readIds(sem)).toEqual([first])
})

test('SH-NOTIF-05 IN-STATE-02 marking twice is fine and is said once; a wish to unread is not heard', async () => {
  const id = await tell(world, sem)
  await sem.does(inbox.markRead, { id })
  await world.house.settled()
  const { rows: before } = await pool.query('select read_at from notifications where id = $1', [id])
  const ear = await sem.listens()

  expect(await sem.does(inbox.markRead, { id, read: false } as { id: string })).toEqual({ unread: 0 })
  await world.house.settled()

  const { rows: after } = await pool.query('select read, read_at from notifications where id = $1', [id])
  expect(after).toEqual([{ read: true, ...before[0] }])
  expect(ear.kinds()).toEqual([])
})

test('SH-NOTIF-06 SH-NOTIF-08 SH-EDGE-24 X3-EDGE-16 IN-STATE-14 one of somebody else is refused like one that never was, and stays as it is', async () => {
  const vera = await world.person()
  const hers = await tell(world, vera)

  const answers = await Promise.all(
    [hers, newId()].map((id) => sem.does(inbox.markRead, { id }).catch((error: unknown) => error)),
  )

  expect(answers[0]).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null })
  expect(answers[0]).toEqual(answers[1])
  expect(await vera.does(inbox.unread, {})).toEqual({ unread: 1 })
  expect(await vera.does(inbox.markRead, { id: hers })).toEqual({ unread: 0 })
})

test('SH-NOTIF-07 IN-STATE-07 IN-STATE-13 a read change is heard in every window of its owner and in nobody else’s', async () => {
  const vera = await world.person()
  const phone = await world.signedIn(sem)
  const id = await tell(world, sem)
  await tell(world, sem)
  const [here, there, elsewhere] = [await sem.listens(), await phone.listens(), await vera.listens()]

  await sem.does(inbox.markRead, { id })
  await world.house.settled()
  const { notifications } = await phone.does(inbox.list, {})
  await phone.does(inbox.markAllRead, { until: notifications[0]?.createdAt ?? '' })
  await world.house.settled()

  const heard = [
    expect.objectContaining({ kind: 'notification.read', ids: { personId: sem.id, notificationId: id } }),
    expect.objectContaining({ kind: 'notification.allRead', ids: { personId: sem.id } }),
  ]
  expect(here.heard).toEqual(heard)
  expect(there.heard).toEqual(heard)
  expect(elsewhere.heard).toEqual([])
})

test('SH-EDGE-29 X3-EDGE-19 X3-CALL-04 IN-STATE-01 all read marks what existed at the click, to the microsecond, loaded or not', async () => {
  const moment = '2026-11-02T09:00:00.123'
  await tell(world, sem, { at: `${moment}455Z` })
  const newest = await tell(world, sem, { at: `${moment}456Z` })
  const { notifications } = await sem.does(inbox.list, { limit: 1 })
  expect(notifications.map(({ id, createdAt }) => [id, createdAt])).toEqual([[newest, `${moment}456Z`]])
  const later = await tell(world, sem, { at: `${moment}457Z` })

  expect(await sem.does(inbox.markAllRead, { until: notifications[0]?.createdAt ?? '' })).toEqual({ unread: 1 })
  expect((await sem.does(inbox.list, {})).notifications.filter(({ read }) => !read).map(({ id }) => id)).toEqual([
    later,
  ])
})

test('SH-NOTIF-08 IN-STATE-14 all read touches only own rows, and says nothing when there was nothing to read', async () => {
  const vera = await world.person()
  await tell(world, vera)
  await tell(world, sem)
  const ear = await sem.listens()

  await sem.does(inbox.markAllRead, { until: '2999-01-01T00:00:00Z' })
  await sem.does(inbox.markAllRead, { until: '2999-01-01T00:00:00Z' })
  await world.house.settled()

  expect(ear.kinds()).toEqual(['notification.allRead'])
  expect(await vera.does(inbox.unread, {})).toEqual({ unread: 1 })
})

test('SH-NOTIF-05 IN-STATE-02 whatever is marked in whatever order, nothing becomes unread again', async () => {
  const minute = fc.integer({ min: 0, max: 4 })
  const step = fc.oneof(fc.record({ mark: minute }), fc.record({ until: minute }))
  const at = (minute: number) => `2026-11-03T10:0${minute}:00Z`

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (steps) => {
      const person = await world.person()
      const ids: string[] = []
      for (let minute = 0; minute < 5; minute++) ids.push(await tell(world, person, { at: at(minute) }))
      let before: string[] = []
      for (const one of steps) {
        if ('mark' in one) await person.does(inbox.markRead, { id: ids[one.mark] ?? '' })
        else await person.does(inbox.markAllRead, { until: at(one.until) })
        const after = await readIds(person)
        expect(after).toEqual(expect.arrayContaining(before))
        expect(after).toEqual(expect.arrayContaining('mark' in one ? [ids[one.mark]] : ids.slice(0, one.until + 1)))
        before = after
      }
    }),
    { numRuns: 10 },
  )
})
