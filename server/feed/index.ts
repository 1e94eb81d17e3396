import type { Decisions } from '../base/facts/decisions.ts'
import { communityReaders } from '../community/index.ts'
import { list, read } from './list.ts'
import { react } from './react.ts'
import { pin, remove, save } from './save.ts'

export { feedPersonal } from './personal.ts'
export { postBranch } from './search.ts'
export { postSubject } from './subject.ts'

/** Who can read the community hears what changes in its feed; nobody gets a notification of it. */
export const feedDecisions = {
  'post.saved': { audience: communityReaders },
  'post.removed': { audience: communityReaders },
  'post.reacted': { audience: communityReaders },
} satisfies Decisions

/** The operations of this room. */
export const feedOperations = { list, read, save, pin, remove, react }
