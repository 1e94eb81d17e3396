import type { Reader } from '../base/database/open.ts'
import { type Audience, type Decisions, each } from '../base/facts/decisions.ts'
import { communityReaders } from '../community/index.ts'
import { notificationsOf } from './notifications.ts'
import type { CommentSubjects } from './subjects.ts'

/** Who should know what happens to comments. A reaction makes no notification (IN-REACT-08). */
export const commentsDecisions = (subjects: CommentSubjects) =>
  ({
    'comment.written': { audience: commentReaders, notifyAll: each(notificationsOf(subjects)) },
    'comment.removed': { audience: commentReaders },
    'comment.reacted': { audience: commentReaders },
  }) satisfies Decisions

/** The readers of the community in which it was said; of what stands in none everybody behind the gate (POD-MORE-11). */
const commentReaders = {
  about: ({ communityId }: { communityId?: string }) => communityId ?? nowhere,
  async read(reader: Reader, places: readonly string[]): Promise<ReadonlyMap<string, Audience>> {
    const readers = await communityReaders.read(
      reader,
      places.filter((place) => place !== nowhere),
    )
    return new Map([...readers, [nowhere, { capability: 'readCommunity' }]])
  },
}
const nowhere = ''
