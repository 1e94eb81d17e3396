import { communityPath, placePath } from '../community/paths.ts'
import type { LearningKind } from './editing.ts'

type Slugged = { slug: string }

/** The address of a lesson, challenge or masterclass, in the short form (ROUTE-TABLE-06, ROUTE-TABLE-18). */
export const learningPath = (community: Slugged, kind: LearningKind, { slug }: Slugged): string =>
  `${communityPath(community)}/${kind}/${encodeURIComponent(slug)}`

/** The page on which all of a kind stand (COM-LEARN-30). */
export const overviewPath = (community: Slugged, kind: LearningKind): string =>
  placePath(community, ({ lesson: 'university', challenge: 'challenges', masterclass: 'masterclasses' } as const)[kind])
