import type { Asker } from '@bewezen/domain/access/gate.ts'
import { and, eq } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { uploads } from '../base/files/tables.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { seenBy } from './doors.ts'
import { posts } from './tables.ts'

/** Whether somebody may see the picture of a post: their own, and that of a post which they may read (SEC-ACC-51). `reader` passed the gate, or is null. */
export async function maySeePostPicture(
  db: Reader,
  it: { key: string; viewerId: string | null; reader: Asker | null },
): Promise<boolean> {
  const [upload] = await db
    .select({ id: uploads.id, ownerId: uploads.ownerId })
    .from(uploads)
    .where(eq(uploads.key, it.key))
  if (!upload) return false
  if (it.viewerId !== null && upload.ownerId === it.viewerId) return true
  if (!it.reader) return false
  const [seen] = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .where(and(eq(posts.uploadId, upload.id), mayEnterWith(it.reader.role), seenBy(it.reader)))
  return seen !== undefined
}
