import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { removeAtOnce } from '../account/index.ts'
import { openWorld } from '../base/testing/world.ts'
import { personal } from '../personal.ts'
import { columnMarks, marksOf } from './columns.ts'
import { eraseIfDue } from './eraseDueAccounts.ts'
import type { Mark } from './marks.ts'

const world = await openWorld()
const { house } = world
const { db, pool } = house.database
afterEach(() => vi.restoreAllMocks())

/** Personal tables that no download reads, each with its reason. */
const notCollected: Readonly<Record<string, string>> = {
  account_deletions: 'who asked to leave gets no download until they took that back',
  auth_accounts: 'the hash of a password and tokens are nobody’s to read',
  auth_two_factors: 'secrets of the second factor are nobody’s to read',
  auth_verifications: 'tokens of links that are under way are nobody’s to read',
  comment_mentions: 'stands in the words of somebody else; what it told the person is among the notifications',
  email_confirmations: 'tokens of links; that the address is confirmed is told with the account',
  leaderboard_points: 'the sum of the points, which are all told',
  local_mails: 'the stand-in for the outside world; production has none',
  message_mentions: 'stands in the words of somebody else; what it told the person is among the notifications',
  notification_counts: 'the number of notifications that are unread, which are all told',
  uploads: 'the files themselves come along (download.ts)',
}

/** The keys that point at a person, or at what belongs to one: on delete cascade is `c`, set null is `n`. */
async function foreignKeys() {
  const { rows } = await pool.query<{ table: string; column: string; target: string; action: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as target,
        c.confdeltype as action
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f'`,
  )
  return rows
}
const isPerson = (table: string) => table === 'profiles' || table === 'auth_users'
const keys = await foreignKeys()
const goes = (mark: Mark) => mark === 'erased' || mark === 'unlinked'
/** A column that is called as those are that point at a person names one, whether the database knows or not. */
const personColumns = new Set(keys.filter(({ target }) => isPerson(target)).map(({ column }) => column))
const namesPerson = (table: string) => Object.keys(marksOf(table)).some((column) => personColumns.has(column))
const personalTables = Object.keys(columnMarks).filter(
  (table) =>
    keys.some((key) => key.table === table && isPerson(key.target)) ||
    namesPerson(table) ||
    Object.values(marksOf(table)).some(goes),
)

/** What the database was asked while something ran. */
async function asked(run: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await run()
  return query.mock.calls.map(([first]) => {
    const what = first as string | { text: string }
    return (typeof what === 'string' ? what : what.text).replaceAll('"', '')
  })
}
/** Whether a text has this name as a word. */
const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

test('SH-MED-42 every table that points at a person is read for their download, or says why not', async () => {
  const noor = await world.person()
  const queries = await asked(async () => {
    for (const { collect } of Object.values(personal)) await collect?.(house, db, noor.id)
  })
  const silent = personalTables.filter((table) => {
    const columns = isPerson(table)
      ? ['id']
      : keys.filter((key) => key.table === table && isPerson(key.target)).map(({ column }) => column)
    return !queries.some(
      (query) =>
        new RegExp(`\\b(from|join) ${table}\\b`).test(query) &&
        (columns.length === 0 || columns.some((column) => names(query, column))),
    )
  })
  expect(
    silent.filter((table) => !notCollected[table]),
    'no `collect` of a personal.ts reads these by the person',
  ).toEqual([])
  expect(Object.keys(notCollected).filter((table) => !silent.includes(table))).toEqual([])
})

test('SH-PROF-05 SH-DATA-27 whatever is marked to go and does not go with the profile by itself is erased', async () => {
  const noor = await world.person()
  const queries = await asked(async () => {
    await house.transaction((tx, now) => removeAtOnce(tx, noor.id, now))
    expect(await eraseIfDue(house, personal, noor.id)).toBe(true)
  })
  const left = personalTables.flatMap((table) =>
    Object.entries(marksOf(table))
      .filter(([column, mark]) => goes(mark) && !goesByItself(table, column, mark))
      .filter(([column]) => !queries.some((query) => erases(query, table, column)))
      .map(([column]) => `${table}.${column}`),
  )
  expect(left, 'no `erase` of a personal.ts empties these, and no cascade takes them').toEqual([])
})

/** Whether the database sees to it: the row goes with its person, however many tables lie between, or the key is emptied. */
function goesByItself(table: string, column: string, mark: Mark): boolean {
  return mark === 'erased'
    ? cascades(table, [])
    : keys.some((key) => key.table === table && key.column === column && key.action === 'n')
}

function cascades(table: string, seen: readonly string[]): boolean {
  if (isPerson(table)) return true
  if (seen.includes(table)) return false
  return keys.some((key) => key.table === table && key.action === 'c' && cascades(key.target, [...seen, table]))
}

const erases = (query: string, table: string, column: string) =>
  new RegExp(`\\bdelete from ${table}\\b`).test(query) ||
  new RegExp(`\\bupdate ${table} set .*\\b${column} = `).test(query.split(/\swhere\s/)[0] ?? '')
