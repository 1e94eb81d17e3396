import { beginning } from './beginning.ts'
import type { Evening } from './evening.ts'
import { latest } from './latest.ts'
import { middle } from './middle.ts'

/** The evenings of the big demo community: those that were, the oldest first, and two that are planned (COM-START-45). */
export const evenings: readonly Evening[] = [
  ...beginning,
  ...middle,
  ...latest,
  {
    title: 'Vraag het de docent: niveau 2',
    description: 'Elke tweede dinsdag beantwoordt een docent jouw vragen over voeding en bloedsuiker.',
    by: 'noor',
    fromTuesday: 0,
    at: '20:00',
    minutes: 60,
    isForStudents: true,
    video: 'aqz-KE-bpKQ',
    reminds: { cast: ['sanne', 'fatima'], crowd: 41 },
  },
  {
    title: 'Je eerste N=1, van vraag tot grafiek',
    description:
      'Een heel experiment in een uur: de vraag, de nulmeting, één verandering en de grafiek. Leila laat zien hoe het bij haar ging.',
    by: 'jasper',
    fromTuesday: 9,
    at: '20:00',
    minutes: 60,
    video: 'mN0zPOpADL4',
    reminds: { cast: ['bram'], crowd: 18 },
  },
]
