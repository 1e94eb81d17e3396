import { newId } from '@bewezen/domain/base/ids.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openLog } from '../base/log.ts'
import { openWorld } from '../base/testing/world.ts'
import { forgetOldAudit, writeAudit } from './audit.ts'
import { checkAuditChain, linkAudit } from './auditChain.ts'

const world = await openWorld({ log: openLog('silent') })
const { house } = world
const { pool, db } = house.database
const admin = await world.person({ role: 'admin' })
const member = await world.person()

/** What only somebody with the rights of the database can do. */
async function behindTheBack(change: string, values: unknown[] = []) {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(change, values)
  } finally {
    await client.query('set session_replication_role = default')
    client.release()
  }
}
const write = (action: 'role.changed' | 'email.asked' = 'role.changed', newValue = 'teacher') =>
  house.transaction((tx, at) =>
    writeAudit(tx, { actorId: admin.id, action, subjectId: member.id, oldValue: 'student', newValue, at }),
  )
const link = () => house.transaction((tx) => linkAudit(tx, house.settings))
const check = () => checkAuditChain(db, house.settings)
const idOf = async (seq: number): Promise<string> =>
  (await pool.query('select line_id from audit_links where seq = $1', [seq])).rows[0].line_id

beforeEach(async () => {
  await behindTheBack('truncate audit_links, audit_log')
  for (let each = 0; each < 5; each++) await write()
  await link()
})

describe('the chain of the audit log', () => {
  test('SEC-ACC-20 links each line once, in the order in which they were written', async () => {
    expect(await check()).toMatchObject({ links: 5, head: { seq: 5 }, fault: null })
    await write()
    expect([(await link())?.seq, (await link())?.seq]).toEqual([6, 6])
    const { rows } = await pool.query(
      'select k.seq from audit_log l join audit_links k on k.line_id = l.id order by l.at, l.id',
    )
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('SEC-ACC-20 two processes that link at once make one chain', async () => {
    for (let each = 0; each < 20; each++) await write()
    await Promise.all(Array.from({ length: 6 }, link))
    expect(await check()).toMatchObject({ links: 25, head: { seq: 25 }, fault: null })
  })

  test('SEC-ACC-20 a link is neither changed nor lost by whoever is no owner of the database', async () => {
    await expect(pool.query(`update audit_links set hash = ''`)).rejects.toThrow('only ever added to')
    await expect(pool.query('delete from audit_links')).rejects.toThrow('only ever added to')
  })

  const tamperings: [string, string, string, (id: string) => [string, unknown[]]][] = [
    [
      'changed',
      'whose value is another',
      'its',
      (id) => [`update audit_log set new_value = 'admin' where id = $1`, [id]],
    ],
    [
      'changed',
      'that somebody else did',
      'its',
      (id) => ['update audit_log set actor_id = $2 where id = $1', [id, newId()]],
    ],
    ['changed', 'about somebody else', 'its', (id) => ['update audit_log set subject_id = null where id = $1', [id]]],
    ['changed', 'with another deed', 'its', (id) => [`update audit_log set action = 'tester.on' where id = $1`, [id]]],
    [
      'changed',
      'with a reason put to it',
      'its',
      (id) => [`update audit_log set reason = 'mocht' where id = $1`, [id]],
    ],
    [
      'changed',
      'of a microsecond later',
      'its',
      (id) => [`update audit_log set at = at + interval '1 microsecond' where id = $1`, [id]],
    ],
    ['removed', 'that is gone', 'its', (id) => ['delete from audit_log where id = $1', [id]]],
    ['broken', 'whose link is gone', 'the next', (id) => ['delete from audit_links where line_id = $1', [id]]],
    [
      'broken',
      'whose link is another',
      'its',
      (id) => [`update audit_links set hash = 'x' || hash where line_id = $1`, [id]],
    ],
    [
      'broken',
      'whose link says that it is old',
      'its',
      (id) => [`update audit_links set line_at = line_at - interval '3 years' where line_id = $1`, [id]],
    ],
  ]
  test.each(tamperings)('SEC-ACC-21 finds %s: a line %s, by the id of %s', async (kind, _what, whose, tamper) => {
    const id = await idOf(3)
    const named = whose === 'its' ? id : await idOf(4)
    await behindTheBack(...tamper(id))
    expect(await check()).toMatchObject({ fault: { kind, lineId: named } })
  })

  test('SEC-ACC-21 finds lines that were swapped with their links', async () => {
    const [one, other] = [await idOf(2), await idOf(4)]
    const swap = `update audit_links set line_id = case line_id when $1 then $2::uuid else $1::uuid end,
      digest = (select k.digest from audit_links k where k.line_id = case audit_links.line_id when $1 then $2::uuid else $1::uuid end)
      where line_id in ($1, $2)`
    await behindTheBack('alter table audit_links drop constraint audit_links_line_id_unique')
    await behindTheBack(swap, [one, other])
    expect((await check()).fault?.kind).toBe('broken')
    await behindTheBack('truncate audit_links')
    await pool.query('alter table audit_links add constraint audit_links_line_id_unique unique (line_id)')
  })

  test('SEC-ACC-21 a chain that was made with another key is no chain', async () => {
    const settings = { SECRET_KEY: 'another key of at least 32 characters', SECRET_KEYS_ACCEPTED: [] }
    await expect(checkAuditChain(db, settings)).rejects.toThrow('none of the keys opens it')
  })

  test('SEC-ACC-21 a line that is slipped in long after its moment gets no link and is told; one that was only late is linked', async () => {
    const add = (age: string, id = newId()) =>
      pool.query(`insert into audit_log (id, action, at) values ($1, 'tester.on', now() - $2::interval)`, [id, age])
    await add('6 days 23 hours')
    await link()
    expect(await check()).toMatchObject({ links: 6, fault: null })
    // That the late one was linked last moves the bound by nothing.
    const slippedIn = newId()
    await add('7 days 1 hour', slippedIn)
    await link()
    expect((await check()).fault).toEqual({ kind: 'unlinked', lineId: slippedIn })
  })

  test('SEC-ACC-20 the lines of before the chain are all linked by its first work, and are no fault until then', async () => {
    await behindTheBack('truncate audit_links, audit_log')
    await pool.query(`insert into audit_log (id, action, at)
      select gen_random_uuid(), 'tester.on', now() - make_interval(hours => each) from generate_series(1, 2500) each`)
    expect(await check()).toEqual({ links: 0, head: null, fault: null })
    expect((await link())?.seq).toBe(2500)
    expect(await check()).toMatchObject({ links: 2500, fault: null })
  })

  test('SEC-ACC-21 a chain that lost its end is shorter than what was told at night', async () => {
    const told = await link()
    await behindTheBack('delete from audit_log where id = $1', [await idOf(5)])
    await behindTheBack('delete from audit_links where seq = 5')
    const { head, fault } = await check()
    expect({ fault, told: told?.seq, now: head?.seq }).toEqual({ fault: null, told: 5, now: 4 })
  })

  test('SEC-ACC-20 what erasing empties breaks nothing, nor does what was kept for 24 months', async () => {
    await write('email.asked', 'noor@example.org')
    await link()
    await db.execute(sql`update audit_log set old_value = null, new_value = null where action like 'email.%'`)
    expect((await check()).fault).toBe(null)

    await behindTheBack('truncate audit_links, audit_log')
    for (const age of ['25 months', '24 months 1 day', '23 months', '1 minute'])
      await pool.query(`insert into audit_log (id, action, at) values ($1, 'tester.on', now() - $2::interval)`, [
        newId(),
        age,
      ])
    await link()
    await house.transaction(forgetOldAudit)
    expect(await check()).toMatchObject({ links: 2, head: { seq: 4 }, fault: null })
    // Its lines went while the links stood: how far the two lie apart does not count.
    await write()
    await link()
    expect(await check()).toMatchObject({ links: 3, head: { seq: 5 }, fault: null })
  })
})

test('SEC-ACC-20 SEC-ACC-21 it is done by itself each minute, and at night its end is told in the log', async () => {
  const said: string[] = []
  const log = openLog('info', { write: (line) => void said.push(line) })
  const { house, given, eventually } = await openWorld({ jobs: true, log })
  const count = async () => (await house.database.pool.query('select count(*)::int as n from audit_links')).rows[0].n
  const boss = await given.person({ role: 'admin' })
  const add = (age: string) =>
    house.database.pool.query(
      `insert into audit_log (id, actor_id, action, at) values ($1, $2, 'tester.on', now() - $3::interval)`,
      [newId(), boss.id, age],
    )
  await add('1 minute')
  await house.jobs.passMinute()
  expect(await count()).toBe(1)
  await add('1 second')
  await house.transaction((tx) => house.jobs.enqueue(tx, 'access.forgetAudit', {}, { id: newId() }))
  await eventually(async () => expect(await count()).toBe(2))
  const { head } = await checkAuditChain(house.database.db, house.settings)
  await eventually(() => expect(said.map((line) => JSON.parse(line).auditChain)).toContainEqual(head))
})
