import { leastCompared } from './comparison.ts'
import { daysAfter, daysBefore, maxRunning } from './experiment.ts'

/** Of which day it is (COM-N1-17). */
const night = 'Wat je ’s nachts meet, hoort bij de dag waarop je wakker wordt.'

/** What an experiment asks of somebody, read before it starts (COM-N1-14). */
export const needsWords = {
  title: 'Dit vraagt het van je',
  night,
  list: [
    `Elke dag één getal. ‘Vandaag’ vraagt er elke dag om, en achteraf invullen mag. ${night}`,
    'Meten kan met wat je al hebt, zoals een ring of een klok, of met een cijfer van 1 tot 10.',
    `Minstens ${leastCompared} dagen ervoor, liever 7, en minstens ${leastCompared} dagen erna.`,
  ],
  more: 'Meer over de dagen',
  folded: [
    `Weet je dagen van vóór vandaag nog, dan tellen ze mee, tot ${daysBefore} terug.`,
    `Langer dan ${leastCompared} dagen erna mag, tot ${daysAfter} dagen, en stoppen kan altijd.`,
    `Er kunnen er ${maxRunning} tegelijk lopen.`,
  ],
} as const
