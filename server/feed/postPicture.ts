import { and, eq } from 'drizzle-orm'
import { uploads } from '../base/files/tables.ts'
import type { PictureDoor } from '../base/files/wire.ts'
import { mayEnterWith } from '../community/index.ts'
import { communities } from '../community/tables.ts'
import { seenBy } from './doors.ts'
import { posts } from './tables.ts'

/** Whether somebody may see the picture of a post: their own, and that of a post which they may read (SEC-ACC-51). */
export const maySeePostPicture: PictureDoor = async (db, { key, viewerId, reader }) => {
  const [upload] = await db
    .select({ id: uploads.id, ownerId: uploads.ownerId })
    .from(uploads)
    .where(eq(uploads.key, key))
  if (!upload) return false
  if (viewerId !== null && upload.ownerId === viewerId) return true
  if (!reader) return false
  const [seen] = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .where(and(eq(posts.uploadId, upload.id), mayEnterWith(reader.role), seenBy(reader)))
  return seen !== undefined
}
