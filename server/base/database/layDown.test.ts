import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'

const root = await mkdtemp(join(tmpdir(), 'bewezen-empty-'))
afterAll(() => rm(root, { recursive: true, force: true }))

/** A folder with a database of one table, as the build makes it. */
const empty = join(root, 'release', 'postgres')
const made = await openDatabase({ folder: join(root, 'release') })
await made.pool.query('create table of_the_release (id int)')
await made.close()

/** The names of the tables of a folder's database, after it was opened as at the start of a site. */
async function tablesOf(folder: string, with_ = empty): Promise<string[]> {
  const database = await openDatabase({ folder, empty: with_ })
  const { rows } = await database.pool.query(`select tablename from pg_tables where schemaname = 'public' order by 1`)
  await database.close()
  return rows.map(({ tablename }) => tablename)
}

test('OPS-START-02 an empty folder begins with the database of the release, which stays as it is', async () => {
  const folder = join(root, 'new')
  expect(await tablesOf(folder)).toEqual(['of_the_release'])
  const database = await openDatabase({ folder })
  await database.pool.query('create table of_the_site (id int)')
  await database.close()

  expect(await tablesOf(folder)).toEqual(['of_the_release', 'of_the_site'])
  expect(await tablesOf(join(root, 'another'))).toEqual(['of_the_release'])
})

test('OPS-START-02 a copy that was cut off halfway is made again, from its beginning', async () => {
  const folder = join(root, 'cut off')
  await mkdir(join(folder, 'postgres.part', 'base'), { recursive: true })
  await writeFile(join(folder, 'postgres.part', 'base', 'half'), '')

  expect(await tablesOf(folder)).toEqual(['of_the_release'])
  expect(await readdir(folder)).toEqual(['postgres'])
  expect(await readdir(join(folder, 'postgres', 'base'))).not.toContain('half')
})

test('OPS-START-02 a folder that holds anything under that name keeps it, even if it is no database', async () => {
  const folder = join(root, 'damaged')
  await mkdir(join(folder, 'postgres'), { recursive: true })
  await writeFile(join(folder, 'postgres', 'of somebody'), 'kept')
  await openDatabase({ folder, empty }).then(
    (database) => database.close(),
    () => {},
  )

  expect(await readFile(join(folder, 'postgres', 'of somebody'), 'utf8')).toBe('kept')
})

test('OPS-START-02 without one, as from sources, it begins with that of the engine, whose zone is UTC', async () => {
  const folder = join(root, 'sources')
  expect(await tablesOf(folder, join(root, 'not there'))).toEqual([])
  expect(await readdir(folder)).toEqual(['postgres'])
  const database = await openDatabase({ folder })
  expect((await database.pool.query('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
  await database.close()
})
