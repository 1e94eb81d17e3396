import type { Goal } from '../experiments/goals.ts'

/** What a new member came for (COM-START-72..74). */
export const goalWords = {
  question: 'Waar kom je voor?',
  hint: 'Dan zetten we iets voor je klaar om mee te beginnen.',
  staysHere: 'Je antwoord blijft in deze browser.',
  names: {
    sleep: 'Beter slapen',
    energy: 'Meer energie',
    calm: 'Meer rust',
    fitness: 'Fitter worden',
    food: 'Beter eten',
  } satisfies Record<Goal, string>,
  /** How the half sentence of 'Zeg hallo' goes on behind 'waarom ik '. */
  half: {
    sleep: 'slecht slaap, ',
    energy: 'zo vaak moe ben, ',
    calm: 'zo gespannen ben, ',
    fitness: 'zo snel buiten adem ben, ',
    food: 'na het eten weer honger heb, ',
  } satisfies Record<Goal, string>,
  ready: {
    sleep: 'We zetten iets over slapen voor je klaar.',
    energy: 'We zetten iets over energie voor je klaar.',
    calm: 'We zetten iets over rust voor je klaar.',
    fitness: 'We zetten iets over fitter worden voor je klaar.',
    food: 'We zetten iets over eten voor je klaar.',
  } satisfies Record<Goal, string>,
  experiment: (name: string) => `Bijvoorbeeld: ${name}. Alleen jij ziet het, tot je het deelt.`,
} as const
