import type { Mutant } from '../mutant.ts'

/** The university and challenges: what is open, what counts, and what it gives. */
export const learning: readonly Mutant[] = [
  {
    name: 'points for a draft lesson',
    file: 'server/learning/finish.ts',
    replace: ['const earns = done && lesson.isPublished', 'const earns = done'],
    noticedBy: ['server/learning/university.test.ts'],
    ids: ['COM-LEARN-08'],
  },
]
