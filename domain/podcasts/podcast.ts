import { type Moment, toMs } from '../base/moment.ts'
import { isLongerThan } from '../base/visibleText.ts'

/** What a podcast can be about (POD-LIST-10). */
export const podcastCategories = ['licht', 'emf', 'voeding', 'beweging', 'grounding', 'hormonen', 'vitaminen'] as const
export type PodcastCategory = (typeof podcastCategories)[number]

/** POD-ADMIN-15 */
export const [maxTitle, maxSummary, maxDescription, maxDuration] = [200, 500, 5_000, 20]

/** An episode is published within these years: what comes before or after is a slip of the pen (POD-MORE-52). */
export const [firstPublishedYear, lastPublishedYear] = [2000, 2099]

/** POD-LIST-11, POD-LIST-12, POD-ADMIN-16, X3-LIMIT-16 */
export const [minPodcastSearch, mostFound, mostSpeakers, maxPodcastSearch] = [2, 10, 10, 200]

/** Whether what is typed is searched for; below that the grid shows all (POD-LIST-13). */
export const isSearch = (typed: string): boolean => isLongerThan(typed.trim(), minPodcastSearch - 1)

/** Whether everybody sees it at a moment: it is published, and that moment has come (POD-LIST-16). */
export const isPublished = (publishedAt: Moment | null, now: Moment): boolean =>
  publishedAt !== null && toMs(publishedAt) <= toMs(now)

type Placed = { id: string; isFeatured: boolean; publishedAt: Moment | null }

/** The order of the list: featured first, then the newest; those without a moment before all others of theirs (POD-LIST-09). */
export function inListOrder(one: Placed, other: Placed): number {
  if (one.isFeatured !== other.isFeatured) return one.isFeatured ? -1 : 1
  const [first, second] = [placeOf(one), placeOf(other)]
  if (first !== second) return first < second ? 1 : -1
  return one.id === other.id ? 0 : one.id < other.id ? 1 : -1
}

const placeOf = ({ publishedAt }: Placed): number =>
  publishedAt === null ? Number.POSITIVE_INFINITY : toMs(publishedAt)
