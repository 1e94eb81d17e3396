import type { ExperimentText } from './experiment.ts'
import type { Goal } from './goals.ts'

/** A ready experiment: what it is for, the name under which it is chosen, and what it puts into the form (COM-N1-23). */
export type Example = { goal: Goal; name: string; texts: Omit<ExperimentText, 'changeDay'> }

export const exampleWords: readonly Example[] = [
  {
    goal: 'sleep',
    name: 'Licht in de ochtend',
    texts: {
      change: 'ochtendlicht voor negen uur',
      measure: 'slaapduur',
      unit: 'uur',
      method: 'ring of horloge',
      direction: 'higher',
    },
  },
  {
    goal: 'sleep',
    name: 'Geen scherm voor bed',
    texts: {
      change: 'geen scherm in het uur voor bed',
      measure: 'inslaaptijd',
      unit: 'min',
      method: 'schatting in de ochtend',
      direction: 'lower',
    },
  },
  {
    goal: 'energy',
    name: 'Laatste koffie om twaalf uur',
    texts: {
      change: 'laatste koffie om twaalf uur',
      measure: 'energie in de ochtend',
      unit: 'punten',
      method: 'cijfer van 1 tot 10',
      direction: 'higher',
    },
  },
  {
    goal: 'calm',
    name: 'Tien minuten rustig ademen',
    texts: {
      change: 'tien minuten rustig ademen voor het avondeten',
      measure: 'spanning in de avond',
      unit: 'punten',
      method: 'cijfer van 1 tot 10',
      direction: 'lower',
    },
  },
  {
    goal: 'fitness',
    name: 'Elke dag een half uur wandelen',
    texts: {
      change: 'elke dag een half uur wandelen',
      measure: 'hartslag in rust',
      unit: 'per min',
      method: 'horloge, of tellen in de ochtend',
      direction: 'lower',
    },
  },
  {
    goal: 'food',
    name: 'Ontbijt met eiwit',
    texts: {
      change: 'een ontbijt met eiwit',
      measure: 'honger om elf uur',
      unit: 'punten',
      method: 'cijfer van 1 tot 10',
      direction: 'lower',
    },
  },
]
