import type { Community } from '@bewezen/domain/community/contract.ts'
import { feedWords, postEditWords } from '@bewezen/domain/feed/words.ts'
import Plus from 'lucide-react/icons/plus'
import { useCallback, useEffect, useRef, useState } from 'react'
import { listed } from '../base/api/listed.ts'
import { Button } from '../base/parts/Button.tsx'
import { List } from '../base/parts/List.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { FeedCard } from './FeedCard.tsx'
import { postsOf, useFeed } from './feedRead.ts'
import { PageBody, PageHead } from './PageHead.tsx'

const PostDialog = onNeed(() => import('./PostDialog.tsx'), 'PostDialog')

/** The posts of a community, the pinned ones on top (COM-LEARN-01). */
export function FeedScreen({ community }: { community: Community }) {
  const feed = useFeed(community.id)
  const { fetchNextPage } = feed
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const [isWriting, setWriting] = useState(false)
  const posts = postsOf(feed.data?.pages)
  const mayPost = feed.data?.pages[0]?.mayPost ?? false
  return (
    <>
      <PageHead
        community={community}
        actions={
          mayPost && (
            <Button size="s" icon={<Plus size={17} />} onClick={() => setWriting(true)}>
              {postEditWords.make}
            </Button>
          )
        }
      >
        <h1 className="truncate font-display text-fs-18 leading-[1.2] font-medium tracking-[-.02em] lg:text-fs-21">
          {feedWords.title}
        </h1>
        <p className="truncate text-fs-13 text-ink-3">{feedWords.lead(community.name)}</p>
      </PageHead>
      <PageBody>
        <List
          of={listed(posts, feed, feedWords.loadFailed)}
          keyOf={({ id }) => id}
          row={(post) => <FeedCard post={post} community={community} first={post === posts?.[0]} />}
          empty={{ title: feedWords.empty, text: feedWords.emptyText, picture: 'table' }}
          loading={feedWords.loading}
          skeleton={<Skeleton className="h-80 w-full" />}
          label={feedWords.title}
          className="gap-5"
        />
        {feed.hasNextPage && <More busy={feed.isFetchingNextPage} failed={feed.isFetchNextPageError} onMore={more} />}
      </PageBody>
      {isWriting && <PostDialog community={community} slug={null} onClose={() => setWriting(false)} />}
    </>
  )
}

/** The next posts come when their place comes into sight, and by the button too. */
function More({ busy, failed, onMore }: { busy: boolean; failed: boolean; onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (busy || failed || !place.current) return
    const seen = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && onMore())
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [busy, failed, onMore])
  return (
    <div ref={place} className="grid justify-items-center pt-6">
      <Button look="line" busy={busy} busyText={feedWords.loadingMore} onClick={onMore}>
        {feedWords.more}
      </Button>
    </div>
  )
}
