import type { ExperimentText } from './experiment.ts'

/** Ready experiments that fill the form, each with the name under which it is chosen (COM-N1-23). */
export const exampleWords: readonly (Omit<ExperimentText, 'changeDay'> & { name: string })[] = [
  {
    name: 'Licht in de ochtend',
    change: 'ochtendlicht voor negen uur',
    measure: 'slaapduur',
    unit: 'uur',
    method: 'ring of horloge',
    direction: 'higher',
  },
  {
    name: 'Geen scherm voor bed',
    change: 'geen scherm in het uur voor bed',
    measure: 'inslaaptijd',
    unit: 'min',
    method: 'schatting in de ochtend',
    direction: 'lower',
  },
  {
    name: 'Laatste koffie om twaalf uur',
    change: 'laatste koffie om twaalf uur',
    measure: 'energie in de ochtend',
    unit: 'punten',
    method: 'cijfer van 1 tot 10',
    direction: 'higher',
  },
]
