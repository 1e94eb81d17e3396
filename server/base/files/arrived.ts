import { randomBytes } from 'node:crypto'
import type { FileRefusal, UploadRules } from '@bewezen/domain/base/files.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { and, eq, inArray } from 'drizzle-orm'
import { readNow } from '../database/clock.ts'
import type { Tx } from '../database/open.ts'
import type { House } from '../house.ts'
import type { KeptAs } from './keys.ts'
import { receiveFile } from './receive.ts'
import { uploads } from './tables.ts'

type Arrived = { ownerId: string; rules: UploadRules; content: Uint8Array }

/**
 * Keeps a file that nobody uploaded but that came from outside, by the rules of an upload. It is loose, and swept away, until
 * `attachArrived` ties it to what shows it.
 */
export async function keepArrived(
  house: Pick<House, 'database' | 'files'>,
  { ownerId, rules, content }: Arrived,
): Promise<{ key: string; keptAs: KeptAs } | FileRefusal> {
  const file = await receiveFile(
    (async function* () {
      yield content
    })(),
    rules,
  )
  if ('code' in file) return file
  const { sizes, keptAs, width, height, bytes, sha256 } = file
  const now = await readNow(house.database.db)
  const key = `${rules.folder}/${ownerId}/${now.getTime()}-${randomBytes(16).toString('hex')}.${keptAs}`
  // The row comes first: a file that nobody remembers could never be found and removed again.
  await house.database.db
    .insert(uploads)
    .values({ id: newId(), ownerId, purpose: rules.folder, key, createdAt: now, width, height, bytes, sha256 })
  await house.files.save(key, sizes)
  return { key, keptAs }
}

/** Ties such files to what shows them. */
export async function attachArrived(
  tx: Tx,
  it: { keys: readonly string[]; ownerId: string; now: Date },
): Promise<void> {
  if (it.keys.length === 0) return
  await tx
    .update(uploads)
    .set({ attachedAt: it.now })
    .where(and(inArray(uploads.key, [...it.keys]), eq(uploads.ownerId, it.ownerId)))
}
