import { newId } from '@bewezen/domain/base/ids.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import type { CommentSubject } from '@bewezen/domain/comments/contract.ts'
import { excerptOf } from '@bewezen/domain/feed/post.ts'
import type { House } from '../base/house.ts'
import { commentReactions, comments } from '../comments/tables.ts'
import { postReactions, posts } from '../feed/tables.ts'
import { inParts } from './inParts.ts'
import { keepFile } from './keepFile.ts'

type Person = { id: string }
type Liked = { emoji: string; by: readonly Person[] }

type GivenPost = {
  id?: string
  community: Person
  by: Person
  title: string
  content: string
  at: Date
  isPinned?: boolean
  isDraft?: boolean
  picture?: { file: Buffer; alt: string }
  likes?: readonly Liked[]
}
type GivenComment = { by: Person; content: string; at: Date; likes?: readonly Liked[] }

/** The words of the vocabulary for the feed, and for comments on whatever they stand under. */
export const givenFeed = (house: House) => ({
  /** A post that somebody wrote; it is history and tells nobody. */
  async post(wish: GivenPost): Promise<{ id: string; slug: string }> {
    const { community, by, title, content, at, picture, isPinned = false, isDraft = false, likes = [] } = wish
    const kept = picture && (await keepFile(house, { purpose: 'feed-image', owner: by, file: picture.file, at }))
    const row = { id: wish.id ?? newId(), slug: asSlug(title) }
    await house.database.db.insert(posts).values({
      ...row,
      communityId: community.id,
      title,
      content,
      excerpt: excerptOf(content),
      authorId: by.id,
      isPinned,
      uploadId: kept?.id ?? null,
      imageAlt: picture?.alt ?? '',
      publishedAt: isDraft ? null : at,
      createdAt: at,
      updatedAt: at,
    })
    const reactions = each(likes, at).map((one) => ({ ...one, postId: row.id }))
    if (reactions.length > 0) await house.database.db.insert(postReactions).values(reactions)
    return row
  },

  /** Many who liked a post, none of them ahead of this moment. */
  async likesOf(post: Person, likes: readonly { person: Person; emoji: string; at: Date }[], now: Date): Promise<void> {
    const rows = likes.map(({ person, emoji, at }) => ({
      postId: post.id,
      reactorId: person.id,
      emoji,
      createdAt: at < now ? at : now,
    }))
    await inParts(rows, (part) => house.database.db.insert(postReactions).values(part).onConflictDoNothing())
  },

  /** Comments as they stand, oldest first; they are history and tell nobody. */
  async comments(subject: CommentSubject, community: Person | null, said: readonly GivenComment[]): Promise<void> {
    const rows = said.map(({ by, content, at }) => ({
      id: newId(),
      subjectKind: subject.kind,
      subjectId: subject.id,
      communityId: community?.id ?? null,
      authorId: by.id,
      content,
      createdAt: at,
    }))
    const reactions = said.flatMap(({ likes = [], at }, index) =>
      each(likes, at).map((one) => ({ ...one, commentId: rows[index]?.id ?? '' })),
    )
    await inParts(rows, (part) => house.database.db.insert(comments).values(part))
    await inParts(reactions, (part) => house.database.db.insert(commentReactions).values(part))
  },
})

/** Who reacted with what, a minute after each other. */
const each = (likes: readonly Liked[], from: Date) =>
  likes
    .flatMap(({ emoji, by }) => by.map(({ id }) => ({ reactorId: id, emoji })))
    .map((one, at) => ({ ...one, createdAt: new Date(from.getTime() + (at + 1) * 60_000) }))
