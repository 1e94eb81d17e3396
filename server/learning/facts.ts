import { type Decisions, only } from '../base/facts/decisions.ts'
import { communityReaders } from '../community/index.ts'

/** What there is to learn is heard of by who can read it, a draft by those who teach, progress by its owner alone (COM-LEARN-20). */
export const learningDecisions = {
  'learning.changed': { audience: communityReaders },
  'learning.drafted': { audience: { capability: 'writeLessons' } },
  'progress.changed': { audience: only },
} satisfies Decisions
