import type { Community } from '@bewezen/domain/community/contract.ts'
import type { PostCard } from '@bewezen/domain/feed/contract.ts'
import { postPath } from '@bewezen/domain/feed/paths.ts'
import { feedWords } from '@bewezen/domain/feed/words.ts'
import { motifIn } from '@bewezen/domain/pictures/choose.ts'
import { hues } from '@bewezen/domain/pictures/look.ts'
import { chosen, pictureOf, seedOf } from '@bewezen/domain/pictures/picture.ts'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Drawn } from '../base/parts/Drawn.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { onNeed } from '../base/parts/onNeed.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import { PostByline } from './PostByline.tsx'
import { PostReactions } from './PostReactions.tsx'

const PostTools = onNeed(() => import('./PostTools.tsx'), 'PostTools')

type Props = { post: PostCard; community: Community; first: boolean }

/** A post in the feed: who, the picture, how it begins, and what people think of it (COM-LEARN-01). */
export const FeedCard = ({ post, community, first }: Props) => {
  const path = postPath(community, post)
  return (
    <article className="relative overflow-clip rounded-l border border-line bg-surface">
      <div className="flex items-start gap-2 px-4 pt-4 pb-3 lg:px-6 lg:pt-5">
        <div className="min-w-0 flex-1">
          <PostByline post={post} />
        </div>
        {post.viewer.mayEdit && <PostTools post={post} community={community} />}
      </div>
      {post.picture ? (
        <StoredPicture
          src={post.picture.card}
          fallback={<DrawnPost of={post} />}
          alt={post.picture.alt}
          width={1200}
          height={600}
          loading={first ? 'eager' : 'lazy'}
          className="aspect-[2/1] w-full bg-surface-3 object-cover"
        />
      ) : (
        <DrawnPost of={post} />
      )}
      <div className="px-4 pt-4 pb-4 lg:px-6">
        <h2 className="heading text-fs-21 wrap-anywhere hyphens-auto lg:text-fs-26">
          <PathLink dir="auto" to={path} className="no-underline after:absolute after:inset-0 hover:underline">
            {post.title}
          </PathLink>
        </h2>
        <p dir="auto" className="mt-2 leading-normal wrap-anywhere text-ink-2">
          {post.excerpt}
        </p>
        {!post.isHidden && (
          <div className="relative z-1 mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <PostReactions post={post} />
            <LinkButton look="quiet" size="s" to={path} icon={<MessageCircle size={17} />}>
              {feedWords.comments(post.commentCount)}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  )
}

/** A drawing of what the title says; a post that says nothing of it stands without one (MKT-MORE-24). */
function DrawnPost({ of: { id, title } }: { of: PostCard }) {
  const motif = motifIn(title, id)
  return (
    motif && (
      <div className="aspect-[5/2] overflow-clip bg-surface-3 lg:aspect-[3/1]">
        <Drawn of={pictureOf(motif, id, { hue: chosen(hues, seedOf(id) >>> 5) })} />
      </div>
    )
  )
}
