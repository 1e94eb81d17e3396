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
  {
    name: 'a day is ticked before which nobody took part',
    file: 'server/learning/takePart.ts',
    replace: ['joinedDay: dayOf(part.joinedAt)', "joinedDay: ''"],
    noticedBy: ['server/learning/challenges.test.ts'],
    ids: ['COM-LEARN-40'],
  },
  {
    name: 'a day before one took part is offered',
    file: 'server/learning/challenges.ts',
    replace: ['joinedDay: dayOf(row.joinedAt)', "joinedDay: ''"],
    noticedBy: ['server/learning/challenges.test.ts'],
    ids: ['COM-LEARN-40'],
  },
]
