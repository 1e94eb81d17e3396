import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { expect, test } from 'vitest'
import { overOnce, untilHolds } from '../base/testing/until.ts'
import { openWorld, Refused, type TestPerson } from '../base/testing/world.ts'

// On PostgreSQL: the embedded engine does one thing at a time.
const world = await openWorld({ engine: 'server' })
const { pool } = world.house.database
const password = 'Wandelen-2026!'
const passwordHash = await (await world.house.auth.$context).password.hash(password)
const channel = await world.given.channel()

const say = (who: TestPerson) =>
  who.does(community.post, { id: newId(), channelId: channel.id, content: 'Hoi', parentId: null, uploadId: null })
const erase = (by: TestPerson, who: TestPerson) =>
  by.does(privacy.erasePerson, { personId: who.id, username: who.username, password })
const outcome = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Refused ? `${error.status} ${error.code}` : String(error)),
  )
/** Until a message waits for the row of its author. */
const untilPostWaits = (answer: Promise<unknown>) =>
  untilHolds(async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into "messages"%'`,
    )
    expect(rows).toHaveLength(1)
  }, overOnce(answer))
const admins = async () =>
  (await pool.query(`select count(*)::int as n from profiles where role = 'admin' and hidden_at is null`)).rows[0].n

test('ADM-PANEL-07 what is written while the account goes is refused in words, and nothing of it stays', async () => {
  const noor = await world.person()
  const gate = await pool.connect()
  let answer: Promise<string> | undefined
  try {
    await gate.query('begin')
    await gate.query('delete from auth_users where id = $1', [noor.id])
    answer = outcome(say(noor))
    // It has looked, and waits for the row of its author; that its author was here today may wait beside it.
    await untilPostWaits(answer)
  } finally {
    // Left open it would hold up all that is told on this server.
    await gate.query('commit')
    gate.release()
  }

  expect(await answer).toBe('401 SIGN_IN_REQUIRED')
  expect((await pool.query('select 1 from messages where channel_id = $1', [channel.id])).rows).toEqual([])
})

test('OPS-AWAY-07 ADM-PANEL-07 whoever loses against an account that goes begins anew, and is refused in words', async () => {
  const noor = await world.person()
  const gate = await pool.connect()
  let answer: Promise<string> | undefined
  try {
    // Of two who wait for each other the one is ended that looks first.
    await gate.query(`set deadlock_timeout = '1min'`)
    await gate.query('begin')
    await gate.query('delete from auth_users where id = $1', [noor.id])
    answer = outcome(say(noor))
    await untilPostWaits(answer)
    // The post holds its channel and waits for its author, who is held here.
    await gate.query('select 1 from channels_text where id = $1 for update', [channel.id])
  } finally {
    await gate.query('commit')
    gate.release(true)
  }

  expect(await answer).toBe('401 SIGN_IN_REQUIRED')
  expect((await pool.query('select 1 from messages where author_id = $1', [noor.id])).rows).toEqual([])
})

test('ADM-PANEL-07 somebody who goes on writing while being erased is refused or heard, and never an error', async () => {
  const admin = await world.person({ role: 'admin', passwordHash })
  for (let round = 0; round < 6; round++) {
    const noor = await world.person()
    const writing = Array.from({ length: 6 }, () => outcome(say(noor)))
    expect(await outcome(erase(admin, noor))).toBe('done')
    const answers = new Set(await Promise.all([...writing, outcome(say(noor))]))
    for (const answer of answers) expect(['done', '401 SIGN_IN_REQUIRED']).toContain(answer)
    const { rows } = await pool.query('select 1 from messages where author_id = $1', [noor.id])
    expect(rows).toEqual([])
  }
})

test('ADM-PANEL-07 two admins who erase one account at the same moment: it goes once, and neither gets an error', async () => {
  const pair = [
    await world.person({ role: 'admin', passwordHash }),
    await world.person({ role: 'admin', passwordHash }),
  ]
  for (let round = 0; round < 4; round++) {
    const noor = await world.person()
    const answers = await Promise.all(pair.map((by) => outcome(erase(by, noor))))
    expect(answers).toContain('done')
    for (const answer of answers) expect(['done', '404 NOT_FOUND']).toContain(answer)
    const { rows } = await pool.query(`select 1 from audit_log where subject_id = $1 and action = 'account.erased'`, [
      noor.id,
    ])
    expect(rows).toHaveLength(1)
  }
})

test('ADM-PANEL-07 ADM-PANEL-05 of two admins who erase each other one stays', async () => {
  for (let round = 0; round < 6; round++) {
    await pool.query(`update profiles set role = 'student'`)
    const [one, other] = [
      await world.person({ role: 'admin', passwordHash }),
      await world.person({ role: 'admin', passwordHash }),
    ]
    const answers = await Promise.all([outcome(erase(one, other)), outcome(erase(other, one))])
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await admins()).toBe(1)
  }
})
