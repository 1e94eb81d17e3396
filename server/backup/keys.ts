import { readFile, rename, writeFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'

/**
 * The wrapped keys of the members' medical data never go into an archive: of them only the newest list is kept, in one file
 * that each backup replaces. So a key that was erased is gone for old archives too, and with it what it opened.
 */
export type Keys = Record<string, string>

/** The table and the column that are kept apart, and the column that is worth nothing without it. */
const table = 'public.medical_profiles'
const consents = 'public.medical_consents'
export const isKeyColumn = (name: string, column: string): boolean => name === table && column === 'wrapped_key'

export async function readKeys(client: ClientBase): Promise<Keys> {
  if (!(await hasTable(client, table))) return {}
  const { rows } = await client.query<{ id: string; key: string }>(
    `select profile_id as id, wrapped_key as key from ${table} where wrapped_key is not null`,
  )
  return Object.fromEntries(rows.map(({ id, key }) => [id, key]))
}

/**
 * Gives back the keys that still exist. Data of which the key is gone is removed for good, and the consent with it: who
 * took it back did so for archives too, and is asked again before anything is kept anew (SH-MED-43).
 */
export async function putKeysBack(client: ClientBase, keys: Keys): Promise<void> {
  if (!(await hasTable(client, table))) return
  await client.query(
    `update ${table} kept set wrapped_key = known.value from jsonb_each_text($1::jsonb) known where kept.profile_id::text = known.key`,
    [JSON.stringify(keys)],
  )
  await client.query(`update ${table} set sealed = null where wrapped_key is null`)
  if (await hasTable(client, consents))
    await client.query(
      `update ${consents} given set withdrawn_at = greatest(given_at, now()) from ${table} kept
       where kept.profile_id = given.profile_id and kept.wrapped_key is null and given.withdrawn_at is null`,
    )
}

/** A backup of long ago knows no medical data. */
const hasTable = async (client: ClientBase, name: string): Promise<boolean> =>
  (await client.query('select 1 where to_regclass($1) is not null', [name])).rows.length > 0

export async function saveKeys(file: string, keys: Keys): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(keys), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

export async function loadKeys(file: string): Promise<Keys | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : (JSON.parse(text) as Keys)
}
