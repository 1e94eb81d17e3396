import { moderationSlug } from '@bewezen/domain/community/slugs.ts'
import { allCommunities } from './openedAt.ts'

export { channelPath, communityPath } from '@bewezen/domain/community/paths.ts'

/** The address of the cards, also for somebody for whom one community would open by itself. */
export const allPath = `/community?view=${allCommunities}`

/** The address of the queue of reported messages. */
export const moderationPath = `/community/${moderationSlug}`
