import { newId } from '@bewezen/domain/base/ids.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { tell } from './testing/told.ts'

const world = await openWorld()
const { pool } = world.house.database

const counted = async (personId: string) =>
  (await pool.query('select count(*)::int as n from notifications where user_id = $1 and not read', [personId])).rows[0]
    .n

test('SH-NOTIF-02 SH-CALL-11 with 10,000 unread the badge is right after every way in and out', async () => {
  const [sem, vera] = [await world.person(), await world.person()]
  await pool.query(
    `insert into notifications (id, user_id, fact_id, type, title, data, created_at)
      select gen_random_uuid(), $1, gen_random_uuid(), 'mention', 'Vermelding', '{}', now() - n * interval '1 second'
      from generate_series(1, 10000) n`,
    [sem.id],
  )
  await tell(world, vera)
  expect(await sem.does(inbox.unread, {})).toEqual({ unread: 10_000 })

  const { notifications, unread } = await sem.does(inbox.list, { limit: 50 })
  expect([notifications.length, unread]).toEqual([50, 10_000])
  const [newest, second, third] = notifications.map(({ id }) => id)

  expect(await sem.does(inbox.markRead, { id: newest ?? '' })).toEqual({ unread: 9_999 })
  expect(await sem.does(inbox.markRead, { id: newest ?? '' })).toEqual({ unread: 9_999 })
  await pool.query('delete from notifications where id = any($1)', [[newest, second]])
  expect(await sem.does(inbox.unread, {})).toEqual({ unread: 9_998 })
  expect((await sem.does(inbox.byId, { ids: [third ?? ''] })).unread).toBe(await counted(sem.id))

  const until = new Date(Date.now() - 5_000_000).toISOString()
  const { unread: left } = await sem.does(inbox.markAllRead, { until })
  expect(left).toBe(await counted(sem.id))
  expect(left).toBeGreaterThan(0)
  expect(await vera.does(inbox.unread, {})).toEqual({ unread: 1 })
})

test('SH-NOTIF-02 nothing is counted when somebody looks: what is kept is what is shown', async () => {
  const sem = await world.person()
  await tell(world, sem)
  await pool.query('update notification_counts set unread = 12345 where profile_id = $1', [sem.id])

  expect(await sem.does(inbox.unread, {})).toEqual({ unread: 12_345 })
  expect((await sem.does(inbox.list, {})).unread).toBe(12_345)
  expect((await sem.does(inbox.byId, { ids: [newId()] })).unread).toBe(12_345)
})
