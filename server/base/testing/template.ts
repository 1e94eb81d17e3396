import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateDatabase } from '../database/migrate.ts'
import { type Database, openDatabase } from '../database/open.ts'

const migrations = fileURLToPath(new URL('../migrations', import.meta.url))

/**
 * The file with an empty migrated database, made once per set of migrations and shared by all test files:
 * loading it takes a fraction of migrating.
 */
export async function templateFile(): Promise<string> {
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(join(migrations, name)))
  const folder = join(tmpdir(), 'bewezen-templates')
  const file = join(folder, `${hash.digest('hex').slice(0, 16)}.tar`)
  if (await stat(file).catch(() => null)) return file
  await mkdir(folder, { recursive: true })
  const making = join(folder, `making-${process.pid}`)
  const database = await openDatabase({ folder: making })
  await migrateDatabase(database)
  await dropTemplates(database)
  const copy = await database.dump?.()
  await database.close()
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, Buffer.from((await copy?.arrayBuffer()) ?? new ArrayBuffer(0)))
  await rename(unfinished, file)
  await rm(making, { recursive: true })
  return file
}

/** Nobody makes a database from them here, and they are half of the files that every test file would unpack. */
async function dropTemplates({ pool }: Database): Promise<void> {
  await pool.query(`update pg_database set datistemplate = false where datname in ('template0', 'template1')`)
  for (const name of ['template0', 'template1']) await pool.query(`drop database ${name}`)
}

/** Makes the template before the first test file starts. */
export default async function setup(): Promise<void> {
  await templateFile()
}
