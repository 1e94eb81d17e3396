import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../base/database/open.ts'
import { emptyDatabase, serverAddress } from '../../base/testing/databases.ts'
import { about, statesOf } from '../testing/look.ts'
import { connections, openTransactions } from './load.ts'
import { lookAtDatabase } from './look.ts'
import { extensions, hearing } from './rights.ts'

const database = await emptyDatabase('server')
const { pool } = database

test('OPS-DOCTOR-07 a server as it should be says no word of warning about what we ask of it', async () => {
  const states = statesOf(await lookAtDatabase(database, 4))
  expect(states).toMatchObject({
    database: 'good',
    'database rights': 'good',
    'database extensions': 'good',
    'database news': 'good',
    'database time zone': 'good',
    'database encoding': 'good',
    migrations: 'good',
  })
})

test('OPS-DOCTOR-07 a process that wants more connections than there are is wrong', async () => {
  expect(await connections(pool, 5_000)).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(/^a process takes up to 5001 of the \d+/),
    todo: expect.stringMatching(/Lower DATABASE_CONNECTIONS/),
  })
})

test('OPS-DOCTOR-07 a transaction that was left open is told, with how to end it', async () => {
  const client = await pool.connect()
  await client.query('begin')
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pid = rows[0]?.pid
  expect((await openTransactions(pool)).state).toBe('good')
  expect(await openTransactions(pool, 0)).toMatchObject({
    state: 'warning',
    todo: expect.stringContaining(`pg_terminate_backend(${pid})`),
  })
  await client.query('rollback')
  client.release()
})

test('OPS-DOCTOR-07 a user that owns nothing here may not upgrade, and is told how it may', async () => {
  const name = `doctor_${randomBytes(4).toString('hex')}`
  await pool.query(`create role ${name} login password 'just-looking'`)
  const url = new URL(database.url ?? '')
  url.username = name
  url.password = 'just-looking'
  const theirs = await openDatabase({ url: url.href, connections: 2 })
  onTestFinished(async () => {
    await theirs.close()
    await pool.query(`drop owned by ${name}`)
    await pool.query(`drop role ${name}`)
  })
  await pool.query(`grant usage on schema drizzle to ${name}; grant select on all tables in schema drizzle to ${name}`)

  expect(about(await lookAtDatabase(theirs, 4), 'database rights')).toMatchObject({
    state: 'wrong',
    says: expect.stringMatching(/^may not make schemas .* nor change \d+ tables that another user owns/),
    todo: expect.stringContaining('alter database'),
  })
})

test('OPS-DOCTOR-07 another encoding is told, with how to move', async () => {
  const address = await serverAddress()
  const client = new pg.Client({ connectionString: address ?? '' })
  await client.connect()
  const name = `doctor_${randomBytes(4).toString('hex')}`
  await client.query(`create database ${name} encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'`)
  const url = new URL(address ?? '')
  url.pathname = `/${name}`
  const plain = await openDatabase({ url: url.href, connections: 2 })
  onTestFinished(async () => {
    await plain.close()
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  })
  const findings = await lookAtDatabase(plain, 4)
  expect(about(findings, 'database encoding')).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining("encoding 'UTF8'"),
  })
  expect(about(findings, 'migrations').state).toBe('not used')
})

test('OPS-DOCTOR-07 an extension that is not to be had is named, with who can bring it', async () => {
  expect(await extensions(pool, ['citext', 'no_such_thing'])).toMatchObject({
    state: 'wrong',
    says: 'no_such_thing cannot be made by this user',
    todo: expect.stringContaining('create extension no_such_thing;'),
  })
})

test('OPS-DOCTOR-07 news that is swallowed on the way is told', async () => {
  const elsewhere = await emptyDatabase('server')
  onTestFinished(() => elsewhere.close())
  // Who tells and who listens are in different databases, as with a pooler that lets go of the listener.
  expect(await hearing({ ...database, pool: elsewhere.pool })).toMatchObject({
    state: 'wrong',
    todo: expect.stringContaining('session mode'),
  })
})
