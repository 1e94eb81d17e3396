import type { Community } from '@bewezen/domain/community/contract.ts'
import { FeedScreen } from './FeedScreen.tsx'
import { PostScreen } from './PostScreen.tsx'

type Props = { community: Community; slug?: string }

/** The feed of a community or, with a slug, one post of it (COM-LEARN-01). */
export const Feed = ({ community, slug }: Props) =>
  slug === undefined ? (
    <FeedScreen key={community.id} community={community} />
  ) : (
    <PostScreen key={slug} community={community} slug={slug} />
  )
