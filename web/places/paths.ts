import { moderationSlug } from '@bewezen/domain/community/slugs.ts'

export { channelPath, communityPath } from '@bewezen/domain/community/paths.ts'

/** The query that asks for the cards even where one community would open by itself. */
export const allCommunities = 'all'

/** The address of the cards, also for somebody for whom one community would open by itself. */
export const allPath = `/community?view=${allCommunities}`

/** The query that asks for 'Vandaag', also where another place was chosen to begin at (SH-TODAY-12). */
export const ownDayView = 'vandaag'
export const todayPath = `/community?view=${ownDayView}`

/** The address of the queue of reported messages. */
export const moderationPath = `/community/${moderationSlug}`
