import { type Decisions, each } from '../base/facts/decisions.ts'
import { communityReaders } from '../community/index.ts'
import { notificationsOf } from './notifications.ts'
import type { CommentSubjects } from './subjects.ts'

/** Who should know what happens to comments. A reaction makes no notification (IN-REACT-08). */
export const commentsDecisions = (subjects: CommentSubjects) =>
  ({
    'comment.written': { audience: communityReaders, notifyAll: each(notificationsOf(subjects)) },
    'comment.removed': { audience: communityReaders },
    'comment.reacted': { audience: communityReaders },
  }) satisfies Decisions
