import type { Mutant } from '../mutant.ts'

/** Comments on screen: in the order in which they were written, each sent once. */
export const commentsScreens: readonly Mutant[] = [
  {
    name: 'what was written elsewhere is thrown away with an episode',
    file: 'web/comments/unsent.ts',
    replace: [
      '.filter(({ subject }) => subject.kind === kind && subject.id === id)',
      '.filter(({ subject }) => subject.kind === kind)',
    ],
    noticedBy: ['web/comments/outbox.test.ts'],
    ids: ['POD-MORE-61'],
  },
  {
    name: 'a comment that failed is sent while it is being sent',
    file: 'web/comments/outbox.ts',
    replace: [
      "if (!waiting || waiting.state === 'sending') return Promise.resolve()",
      'if (!waiting) return Promise.resolve()',
    ],
    noticedBy: ['web/comments/outbox.test.ts'],
  },
  {
    name: 'of two comments the second overtakes the first',
    file: 'web/comments/outbox.ts',
    replace: ['(lanes.get(lane) ?? Promise.resolve()).then(() => deliver(waiting))', 'deliver(waiting)'],
    noticedBy: ['web/comments/outbox.test.ts'],
  },
]
