import type { ExperimentText } from './experiment.ts'
import type { Goal } from './goals.ts'

/** A ready experiment that fills the form, with the name under which it is chosen (COM-N1-23). */
export type Example = Omit<ExperimentText, 'changeDay'> & { name: string; goal: Goal }

export const exampleWords: readonly Example[] = [
  {
    goal: 'sleep',
    name: 'Licht in de ochtend',
    change: 'ochtendlicht voor negen uur',
    measure: 'slaapduur',
    unit: 'uur',
    method: 'ring of horloge',
    direction: 'higher',
  },
  {
    goal: 'sleep',
    name: 'Geen scherm voor bed',
    change: 'geen scherm in het uur voor bed',
    measure: 'inslaaptijd',
    unit: 'min',
    method: 'schatting in de ochtend',
    direction: 'lower',
  },
  {
    goal: 'energy',
    name: 'Laatste koffie om twaalf uur',
    change: 'laatste koffie om twaalf uur',
    measure: 'energie in de ochtend',
    unit: 'punten',
    method: 'cijfer van 1 tot 10',
    direction: 'higher',
  },
  {
    goal: 'calm',
    name: 'Tien minuten rustig ademen',
    change: 'tien minuten rustig ademen voor het avondeten',
    measure: 'spanning in de avond',
    unit: 'punten',
    method: 'cijfer van 1 tot 10',
    direction: 'lower',
  },
  {
    goal: 'fitness',
    name: 'Elke dag een half uur wandelen',
    change: 'elke dag een half uur wandelen',
    measure: 'hartslag in rust',
    unit: 'per min',
    method: 'horloge, of tellen in de ochtend',
    direction: 'lower',
  },
  {
    goal: 'food',
    name: 'Ontbijt met eiwit',
    change: 'een ontbijt met eiwit',
    measure: 'honger om elf uur',
    unit: 'punten',
    method: 'cijfer van 1 tot 10',
    direction: 'lower',
  },
]
