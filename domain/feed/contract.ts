import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { blogStates } from '../blogs/blog.ts'
import { Person, Reaction } from '../community/contract.ts'

const Picture = z.object({ card: z.string(), full: z.string(), width: z.number(), height: z.number(), alt: z.string() })

/** A post as it stands in the feed (COM-LEARN-01). */
export const PostCard = z.object({
  id: Id,
  communityId: Id,
  slug: z.string(),
  title: z.string(),
  /** The words with which it begins. */
  excerpt: z.string(),
  picture: Picture.nullable(),
  author: Person.nullable(),
  isPinned: z.boolean(),
  publishedAt: Instant.nullable(),
  updatedAt: Instant,
  /** Not to be seen by others yet: a draft, or planned. */
  isHidden: z.boolean(),
  commentCount: z.number(),
  /** In the order in which each emoji came first. */
  reactions: z.array(Reaction),
  viewer: z.object({ mayEdit: z.boolean() }),
})
export type PostCard = z.infer<typeof PostCard>

/** A whole post, its content cleaned. */
export const Post = PostCard.extend({ content: z.string() })
export type Post = z.infer<typeof Post>

/** A slug in an address, in any case; one that cannot be one leads nowhere. */
const Slug = z.string().max(200)
const read = { needs: 'readCommunity', read: true } as const
const edit = { needs: 'writeFeed' } as const

/** The feed of a community (COM-LEARN-01, COM-LEARN-02). */
export const feed = {
  /** 20 posts, the pinned ones first and then the newest: the first ones, or those after a post. */
  list: operation({
    ...read,
    input: z.object({ communityId: Id, olderThan: Id.optional() }),
    output: z.object({ posts: z.array(PostCard), hasMore: z.boolean(), mayPost: z.boolean() }),
  }),
  read: operation({ ...read, input: z.object({ communityId: Id, slug: Slug }), output: Post }),
  /**
   * Makes a post or saves one. `updatedAt` is what the editor saw, null for a new one; `publishedAt` null with the
   * status published is at once; `uploadId` null keeps the picture, `noPicture` takes it away.
   */
  save: operation({
    ...edit,
    input: z.object({
      id: Id,
      communityId: Id,
      title: typedLine(),
      content: z.string(),
      uploadId: Id.nullable(),
      noPicture: z.boolean(),
      imageAlt: typedLine(),
      isPinned: z.boolean(),
      status: z.enum(blogStates),
      publishedAt: Instant.nullable(),
      updatedAt: Instant.nullable(),
    }),
    output: z.object({ id: Id, slug: z.string(), isPublished: z.boolean() }),
    refusals: {
      CHANGED: z.object({ current: z.object({ title: z.string(), updatedAt: Instant }) }),
      CONTENT_EMPTY: nothing,
      CONTENT_TOO_LARGE: nothing,
      UPLOAD_FAILED: nothing,
    },
  }),
  /** Sets whether a post stands on top. */
  pin: operation({
    ...edit,
    input: z.object({ postId: Id, on: z.boolean() }),
    output: z.object({ isPinned: z.boolean() }),
  }),
  /** Takes a post away for good, with its picture and its comments. */
  remove: operation({ ...edit, input: z.object({ postId: Id }), output: z.object({ removed: z.literal(true) }) }),
  /** Sets whether the viewer reacts with an emoji; sets a state and never flips it. */
  react: operation({
    needs: 'writeCommunity',
    input: z.object({ postId: Id, emoji: z.string().max(16), on: z.boolean() }),
    output: z.object({ postId: Id, reactions: z.array(Reaction) }),
    refusals: { TOO_MANY_EMOJI: nothing },
  }),
}
