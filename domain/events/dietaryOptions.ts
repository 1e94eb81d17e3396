import { cleanText } from '../base/typedText.ts'
import { isLongerThan } from '../base/visibleText.ts'
import { lists } from '../health/lists.ts'
import type { EventType } from './eventForm.ts'
import { formLabels as words } from './pageWords.ts'

const other = 'Anders (zie opmerkingen)'
/** The answer that excludes all others. */
export const none = 'Geen'

/** EV-ENROL-27; by name, as EV-ENROL-12 asks. */
export const dietaryOptions: readonly string[] = [
  other,
  'Carnivoor',
  none,
  'Glutenvrij',
  'Halal',
  'Keto',
  'Koolhydraatarm',
  'Koosjer',
  'Lactosevrij',
  'Paleo',
  'Pescotarisch',
  'Suikervrij',
  'Veganistisch',
  'Vegetarisch',
]

/** The 14 allergens of the medical panel, and none or another (EV-ENROL-28, SH-MED-13). */
export const allergyOptions: readonly string[] = [...lists.allergies, other, none].toSorted()

/** The answers as the form shows them, by line: 'Geen' before the others and apart from them (EV-ENROL-49). */
export const answerLines = (options: readonly string[]): string[][] =>
  [options.filter((option) => option === none), options.filter((option) => option !== none)].filter(
    (line) => line.length > 0,
  )

/** EV-ENROL-33 */
const maxNotes = 1000

/** The notes as they are stored: plain text, trimmed; null when they are too long (EV-ENROL-33). */
export function cleanNotes(typed: string): string | null {
  const notes = cleanText(typed)
  return isLongerThan(notes, maxNotes) ? null : notes
}

/** The answers after one was ticked or unticked: 'Geen' and the others clear each other (EV-ENROL-29). */
export function toggled(chosen: readonly string[], option: string): string[] {
  if (chosen.includes(option)) return chosen.filter((one) => one !== option)
  return option === none ? [none] : [...chosen.filter((one) => one !== none), option]
}

/** Whether who comes must answer about food and health: where people eat together, so not online (EV-ENROL-26). */
export const requiresFood = (type: EventType): boolean => type !== 'digitaal'

type OfFood<Each> = { dietaryRestrictions: Each; allergies: Each }

/** What is wrong with the answers of a form that requires them: one that is still open, where its list is not empty (EV-ENROL-11, EV-ENROL-26). */
export const foodFaults = (typed: OfFood<readonly string[]>, isEmpty: OfFood<boolean>) => ({
  dietaryRestrictions: typed.dietaryRestrictions.length > 0 || isEmpty.dietaryRestrictions ? null : words.chooseDiet,
  allergies: typed.allergies.length > 0 || isEmpty.allergies ? null : words.chooseAllergies,
})

/** Whether the hint to explain oneself in the notes shows (EV-ENROL-29). */
export const asksNotes = (chosen: readonly string[]): boolean => chosen.includes(other)
