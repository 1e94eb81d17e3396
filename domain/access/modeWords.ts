/** What is asked before a mode of the site is switched from the search (ADM-MORE-36). */
export const modeQuestions = {
  maintenance: {
    on: {
      question: 'Onderhoud aanzetten?',
      text: 'Leden zien meteen het onderhoudsscherm, zonder eindtijd. Beheerders en docenten blijven erin.',
      verb: 'Onderhoud aanzetten',
    },
    off: {
      question: 'Onderhoud uitzetten?',
      text: 'Leden kunnen meteen weer op de site.',
      verb: 'Onderhoud uitzetten',
    },
  },
  tester: {
    on: {
      question: 'Testmodus aanzetten?',
      text: 'Alleen testers en het team komen dan nog in de community.',
      verb: 'Testmodus aanzetten',
    },
    off: {
      question: 'Testmodus uitzetten?',
      text: 'Iedereen met een abonnement komt weer in de community.',
      verb: 'Testmodus uitzetten',
    },
  },
} as const
