import type { Asker } from '@bewezen/domain/access/gate.ts'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { attachUpload, attachUploadsByKey, detachUploadsByKey, type Loose } from '../base/files/attach.ts'
import { keysInText } from '../base/files/keys.ts'
import { uploads } from '../base/files/tables.ts'
import { refuse } from '../base/refuse.ts'
import { challenges, type KeptFile, lessons, masterclasses } from './tables.ts'

type TypedFile = { name: string; key: string | null; uploadId: string | null }

/** The files as they will be kept: what was there stays by its key, what was sent for it is tied to it (COM-LEARN-33). */
export async function keepFiles(
  tx: Tx,
  typed: readonly TypedFile[],
  before: readonly KeptFile[],
  who: { person: Asker; now: Date },
): Promise<KeptFile[]> {
  const kept: KeptFile[] = []
  for (const { name, key, uploadId } of typed) {
    const known = before.find((file) => file.key === key)
    if (known && !kept.some((file) => file.key === key)) kept.push({ ...known, name: name.trim() })
    else kept.push(await takeFile(tx, name.trim(), uploadId ?? refuse('UPLOAD_FAILED'), who))
  }
  return kept
}

async function takeFile(tx: Tx, name: string, id: string, { person, now }: { person: Asker; now: Date }) {
  if (!(await attachUpload(tx, { id, personId: person.id, purpose: 'lesson-attachment', now }))) refuse('UPLOAD_FAILED')
  const [sent] = await tx.select({ key: uploads.key, bytes: uploads.bytes }).from(uploads).where(eq(uploads.id, id))
  if (!sent) refuse('UPLOAD_FAILED')
  return { name, ...sent, isPdf: sent.key.endsWith('.pdf') }
}

/** The pictures that stand in a text, by their keys. */
const picturesIn = (content: string): string[] => keysInText(content, 'lesson-image')

/** Ties the pictures of a text to it. */
export const keepPictures = (tx: Tx, content: string, { person, now }: { person: Asker; now: Date }): Promise<void> =>
  attachUploadsByKey(tx, { keys: picturesIn(content), personId: person.id, purpose: 'lesson-image', now })

type Showing = { content: string; attachments?: readonly KeptFile[]; imageKey?: string | null }

/** Unties those files of something that nothing here shows any more, after it was saved or removed. Answers what `removeUploads` takes away. */
export async function detachUnused(tx: Tx, { content, attachments = [], imageKey }: Showing): Promise<Loose[]> {
  const keys = [...picturesIn(content), ...attachments.map(({ key }) => key), ...(imageKey ? [imageKey] : [])]
  if (keys.length === 0) return []
  const { rows } = await tx.execute<{ key: string }>(sql`
    select distinct key from unnest(${sql.param(keys)}::text[]) as key
    where not exists (select 1 from ${lessons} where position(key in content) > 0
        or attachments @> jsonb_build_array(jsonb_build_object('key', key)))
      and not exists (select 1 from ${masterclasses} where position(key in content) > 0
        or attachments @> jsonb_build_array(jsonb_build_object('key', key)))
      and not exists (select 1 from ${challenges} where position(key in description) > 0 or image_url = key)`)
  return detachUploadsByKey(
    tx,
    rows.map(({ key }) => key),
  )
}
