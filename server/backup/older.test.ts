import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { appliedMigrations, migrateDatabase } from '../base/database/migrate.ts'
import { type Database, openDatabase } from '../base/database/open.ts'
import { serverAddress } from '../base/testing/databases.ts'
import { backUp } from './backUp.ts'
import { openEmptyPlace } from './places.ts'
import { restore } from './restore.ts'

const address = (await serverAddress()) ?? expect.unreachable('no PostgreSQL server answers')
const folder = await mkdtemp(join(tmpdir(), 'bewezen-older-'))
const names: string[] = []
const opened: Database[] = []
afterAll(async () => {
  for (const database of opened) await database.close()
  await Promise.all(names.map((name) => asOperator(`drop database if exists ${name} with (force)`)))
  await rm(folder, { recursive: true, force: true })
})

async function asOperator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** A database without a single table. */
async function bare(): Promise<Database> {
  const name = `bewezen_test_${randomBytes(6).toString('hex')}`
  names.push(name)
  await asOperator(`create database ${name}`)
  const database = await openDatabase({ url: Object.assign(new URL(address), { pathname: `/${name}` }).href })
  opened.push(database)
  return database
}

test('an archive of an older version is brought up to date, and one of another version is refused', async () => {
  const first = ['0000_foundation', '0001_tables', '0002_first_rows']
  const [old, target, other] = [await bare(), await bare(), await bare()]
  await migrateDatabase(old, first)
  await old.pool.query("update site_settings set maintenance_message = 'Van vroeger'")
  const archive = join(folder, 'old.tar.gz')
  await backUp({ database: old, filesFolder: null }, archive)

  await restore({ database: target, filesFolder: null }, archive, {})
  const client = await target.pool.connect()
  const { rows } = await client.query('select maintenance_message as said from site_settings')
  expect(rows).toEqual([{ said: 'Van vroeger' }])
  expect((await appliedMigrations(client)).length).toBeGreaterThan(first.length)
  client.release()

  await expect(migrateDatabase(other, [...first, '0003_of_somebody_else'])).rejects.toThrow('another version')
})

test('what stands somewhere is not overwritten unasked, and put aside when it is', async () => {
  const where = { DATABASE_URL: undefined, DATA_DIR: join(folder, 'data'), S3_ENDPOINT: undefined }
  await mkdir(join(where.DATA_DIR, 'files'), { recursive: true })
  await writeFile(join(where.DATA_DIR, 'files/eigen.webp'), 'x')
  await expect(openEmptyPlace(where, { overwrite: false, at: new Date() })).rejects.toThrow('--overwrite')
  expect(existsSync(join(where.DATA_DIR, 'files/eigen.webp'))).toBe(true)

  const place = await openEmptyPlace(where, { overwrite: true, at: new Date(0) })
  await place.database.close()
  expect(await readdir(join(where.DATA_DIR, 'before-1970-01-01T000000000Z/files'))).toEqual(['eigen.webp'])
  expect(existsSync(join(where.DATA_DIR, 'files'))).toBe(false)
})
