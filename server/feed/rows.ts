import type { Asker } from '@bewezen/domain/access/gate.ts'
import { fileAddress } from '@bewezen/domain/base/files.ts'
import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { isPublished, mayEditPost } from '@bewezen/domain/feed/post.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../base/database/open.ts'
import { uploads } from '../base/files/tables.ts'
import { reactionsTo } from '../base/reactions.ts'
import { comments } from '../comments/tables.ts'
import { communities } from '../community/tables.ts'
import { faceColumns, profiles } from '../profile/tables.ts'
import { postReactions, posts } from './tables.ts'

export const keptReactions = { table: postReactions, subject: postReactions.postId }

const commentCount = sql<number>`(
  select count(*)::int from ${comments}
  where ${comments.subjectKind} = 'post' and ${comments.subjectId} = ${posts.id} and ${comments.deletedAt} is null)`

/** Posts as one viewer sees them, without their texts, everything about them in one query; the caller says which. */
export const selectPosts = (reader: Reader, viewerId: string) =>
  reader
    .select({
      id: posts.id,
      communityId: posts.communityId,
      slug: posts.slug,
      title: posts.title,
      excerpt: posts.excerpt,
      imageAlt: posts.imageAlt,
      authorId: posts.authorId,
      isPinned: posts.isPinned,
      publishedAt: posts.publishedAt,
      updatedAt: posts.updatedAt,
      author: { ...faceColumns(profiles), role: profiles.role, points: profiles.points },
      upload: { key: uploads.key, width: uploads.width, height: uploads.height },
      commentCount,
      reactions: reactionsTo(keptReactions, posts.id, viewerId),
    })
    .from(posts)
    .innerJoin(communities, eq(communities.id, posts.communityId))
    // Whoever is going is as gone as who went (SH-PROF-05).
    .leftJoin(profiles, and(eq(profiles.id, posts.authorId), isNull(profiles.hiddenAt)))
    .leftJoin(uploads, eq(uploads.id, posts.uploadId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectPosts>>[number]

/** A row as its viewer sees it. */
export function toPostCard(
  { upload, imageAlt, authorId, publishedAt, updatedAt, ...row }: Row,
  asker: Asker,
  now: Date,
): PostCard {
  return {
    ...row,
    picture: upload && {
      card: fileAddress(upload.key, 'card'),
      full: fileAddress(upload.key, 'full'),
      width: upload.width,
      height: upload.height,
      alt: imageAlt,
    },
    publishedAt: publishedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
    isHidden: !isPublished({ publishedAt }, now),
    reactions: row.reactions ?? [],
    viewer: { mayEdit: mayEditPost(asker, { authorId }) },
  }
}
