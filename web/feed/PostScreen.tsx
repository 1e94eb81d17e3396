import type { Community } from '@bewezen/domain/community/contract.ts'
import { goneWords } from '@bewezen/domain/community/laterWords.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import type { Post } from '@bewezen/domain/feed/contract.ts'
import { feedPath } from '@bewezen/domain/feed/paths.ts'
import { feedWords } from '@bewezen/domain/feed/words.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { classes } from '../base/parts/classes.ts'
import { dims } from '../base/parts/dims.ts'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Loaded } from '../base/parts/Loaded.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { CleanedText } from '../base/richText/CleanedText.tsx'
import { Comments } from '../comments/index.ts'
import { PageBody, PageHead } from './PageHead.tsx'
import { PostByline } from './PostByline.tsx'
import { PostReactions } from './PostReactions.tsx'

const PostTools = onNeed(() => import('./PostTools.tsx'), 'PostTools')

type Props = { community: Community; slug: string }

/** One post with its comments, or that there is none (COM-LEARN-01, COM-LEARN-17). */
export function PostScreen({ community, slug }: Props) {
  const read = useRead(api.feed.read, { communityId: community.id, slug: slug.slice(0, longestSlug) })
  const code = refusalOf(read.error)?.code
  const isMissing = code === 'NOT_FOUND' || code === 'INVALID_INPUT'
  const post = isMissing ? undefined : read.data
  useTitle(post?.title ?? (isMissing ? goneWords.notFound : feedWords.title))
  return (
    <>
      <PageHead community={community} actions={post?.viewer.mayEdit && <PostTools post={post} community={community} />}>
        <PathLink
          to={feedPath(community)}
          className="touch inline-flex min-h-8 items-center gap-1.5 text-fs-14 font-[550] text-ink-2 no-underline hover:underline"
        >
          <ArrowLeft size={17} />
          {feedWords.toFeed}
        </PathLink>
      </PageHead>
      <PageBody>
        {isMissing ? (
          <Missing community={community} />
        ) : (
          <Loaded read={read} failed={feedWords.postFailed} waiting={<Skeleton className="h-96 w-full" />}>
            {(found) => <Whole post={found} community={community} />}
          </Loaded>
        )}
      </PageBody>
    </>
  )
}

const longestSlug = 200

function Whole({ post, community }: { post: Post; community: Community }) {
  const subject = useMemo(() => ({ kind: 'post' as const, id: post.id }), [post.id])
  return (
    <>
      <article>
        <h1 dir="auto" className="heading text-fs-34 leading-[1.1] wrap-anywhere lg:text-fs-46">
          {post.title}
        </h1>
        <div className="mt-4">
          <PostByline post={post} size={48} />
        </div>
        {post.picture && (
          <img
            src={post.picture.full}
            alt={post.picture.alt}
            width={post.picture.width}
            height={post.picture.height}
            className={classes('mt-5 h-auto max-h-[70dvh] w-full rounded-l bg-surface-3 object-contain', dims)}
          />
        )}
        <CleanedText html={post.content} className="mt-5" />
        {!post.isHidden && (
          <div className="mt-6 mb-8">
            <PostReactions post={post} />
          </div>
        )}
      </article>
      {!post.isHidden && <Comments subject={subject} blueprintId={community.id} />}
    </>
  )
}

/** The same for a post that never was, one that is gone and one that is not published (COM-LEARN-17). */
const Missing = ({ community }: { community: Community }) => (
  <>
    <h1 className="sr-only">{goneWords.notFound}</h1>
    <EmptyState
      title={goneWords.notFound}
      art="arc"
      action={
        <LinkButton look="line" to={communityPath(community)}>
          {goneWords.toCommunity(community.name)}
        </LinkButton>
      }
    />
  </>
)
