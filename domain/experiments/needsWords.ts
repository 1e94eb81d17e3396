import { leastCompared } from './comparison.ts'
import { daysAfter, daysBefore, maxRunning } from './experiment.ts'

/** Of which day it is (COM-N1-17). */
const night = 'Wat je ’s nachts meet, hoort bij de dag waarop je wakker wordt.'

/** What an experiment asks of somebody, read before it starts (COM-N1-14). */
export const needsWords = {
  title: 'Dit vraagt het van je',
  night,
  list: [
    'Elke dag één getal, van vandaag of achteraf. Je krijgt geen herinnering.',
    night,
    'Een apparaat hoeft niet: je ring, een klok of een cijfer van 1 tot 10 is genoeg.',
    `Ervoor: minstens ${leastCompared} dagen, liever 7. Weet je ze nog, dan tellen dagen van vóór vandaag mee, tot ${daysBefore} terug.`,
    `Erna: minstens ${leastCompared} dagen. Langer mag, tot ${daysAfter} dagen, en stoppen kan altijd.`,
    `Er kunnen er ${maxRunning} tegelijk lopen.`,
  ],
} as const
