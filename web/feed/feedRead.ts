import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../base/api/api.ts'
import type { Client } from '../base/api/client.ts'
import { queries, useQueries } from '../base/api/queries.ts'
import { patchCached } from '../base/live/patch.ts'
import { wantReaction } from '../talk/index.ts'

type Page = Awaited<ReturnType<Client['feed']['list']>>

const listKey = (communityId: string) => [['feed', 'list'], { input: { communityId }, type: 'infinite' }] as const

/** The feed of a community, 20 posts at a time (COM-LEARN-01). */
export const useFeed = (communityId: string) =>
  useInfiniteQuery(
    {
      queryKey: listKey(communityId),
      queryFn: ({ pageParam }: { pageParam: string | undefined }) =>
        api.feed.list.call({ communityId, olderThan: pageParam }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: Page) => (last.hasMore ? last.posts.at(-1)?.id : undefined),
    },
    useQueries(),
  )

/** The posts of all pages that are shown; one that moved while pages came stands once. */
export const postsOf = (pages: readonly Page[] | undefined): PostCard[] | undefined =>
  pages && [...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values()]

type Reactions = Pick<PostCard, 'reactions'>

/** Changes the reactions to a post wherever it is shown. */
function patchReactions({ id, communityId }: PostCard, change: (now: Reactions) => Reactions): void {
  const changed = <Shown extends PostCard>(post: Shown) => (post.id === id ? { ...post, ...change(post) } : post)
  patchCached<InfiniteData<Page>>(queries(), listKey(communityId), (list) => ({
    ...list,
    pages: list.pages.map((page) => ({ ...page, posts: page.posts.map(changed) })),
  }))
  patchCached<PostCard>(queries(), api.feed.read.key(), changed)
}

/** Sets whether the viewer reacts to a post, on screen at once (COM-LEARN-02). */
export const reactToPost = (post: PostCard, emoji: string, on: boolean) =>
  wantReaction({
    id: post.id,
    emoji,
    on,
    show: (change) => patchReactions(post, change),
    call: (wanted) => api.feed.react.call({ postId: post.id, emoji, on: wanted }),
    renew: () => void queries().invalidateQueries({ queryKey: api.feed.key() }),
  })
