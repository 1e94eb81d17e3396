import type { Mutant } from '../mutant.ts'

/** Comments: who reads and hears of them, and what stays of one that is removed. */
export const comments: readonly Mutant[] = [
  {
    name: 'a moderator’s removal of a comment is not written down',
    file: 'server/comments/remove.ts',
    replace: ['if (comment.authorId !== person.id)', 'if (comment.authorId === null)'],
    noticedBy: ['server/comments/comments.test.ts'],
    ids: ['COM-LEARN-02'],
  },
  {
    name: 'who is named in a removed comment stays stored',
    file: 'server/comments/remove.ts',
    replace: [
      'await tx.delete(commentMentions).where(eq(commentMentions.commentId, commentId))',
      'void commentMentions',
    ],
    noticedBy: ['server/comments/comments.test.ts'],
  },
  {
    name: 'a comment links to a member who is leaving',
    file: 'server/comments/rows.ts',
    replace: ['and named.hidden_at is null', ''],
    noticedBy: ['server/comments/comments.test.ts'],
    ids: ['SH-PROF-05'],
  },
  {
    name: 'a comment names its author who is leaving',
    file: 'server/comments/rows.ts',
    replace: [
      '.leftJoin(profiles, and(eq(profiles.id, comments.authorId), isNull(profiles.hiddenAt)))',
      '.leftJoin(profiles, eq(profiles.id, comments.authorId))',
    ],
    noticedBy: ['server/comments/comments.test.ts'],
    ids: ['SH-PROF-05'],
  },
  {
    name: 'the inbox reads a comment to who lost access',
    file: 'server/comments/openComments.ts',
    replace: ["ids.length === 0 || !may(asker, 'readCommunity', modes)", 'ids.length === 0'],
    noticedBy: ['server/comments/comments.test.ts'],
  },
  {
    name: 'who is behind the closed gate is told of being named',
    file: 'server/comments/notifications.ts',
    replace: [', readersOf(where)))', '))'],
    noticedBy: ['server/comments/comments.test.ts'],
  },
]
