import { wholeNumber } from '../base/numbers.ts'
import type { AwardField } from '../profile/awards.ts'

/** The awards of the admin area (ADM-PANEL-08). */
export const awardWords = {
  make: 'Award maken',
  edit: (name: string) => `${name} bewerken`,
  editShort: 'Bewerken',
  editTitle: 'Award bewerken',
  name: 'Naam',
  description: 'Omschrijving',
  imageUrl: 'Adres van de afbeelding',
  imageHint: 'We halen de afbeelding op zodra je opslaat.',
  isActive: 'Actief',
  activeHint: 'Alleen een actieve award kan worden gegeven.',
  inactive: 'Niet actief',
  /** How the log tells one. */
  inLog: { active: 'actief', inactive: 'niet actief' },
  tester: 'Komt langs testmodus',
  testerHint: 'Wie deze award heeft, komt langs testmodus. Naam en status staan vast.',
  holders: (count: number) => (count === 0 ? 'Nog niemand' : count === 1 ? '1 lid' : `${wholeNumber(count)} leden`),
  empty: 'Er zijn nog geen awards',
  saved: 'Award opgeslagen',
  made: 'Award gemaakt',
  removed: 'Award verwijderd',
  remove: 'Award verwijderen',
  removeQuestion: (name: string) => `${name} verwijderen?`,
  removeText: (holders: number) =>
    holders === 0
      ? 'Niemand heeft deze award. Dit kan niet ongedaan worden gemaakt.'
      : `${holders === 1 ? '1 lid raakt' : `${wholeNumber(holders)} leden raken`} deze award kwijt. Dit kan niet ongedaan worden gemaakt.`,
} as const

export const awardFaultWords: Record<AwardField, string> = {
  name: 'Vul een naam in van maximaal 60 karakters',
  description: 'De omschrijving mag maximaal 1000 karakters bevatten',
  imageUrl: 'Voer een geldige URL in',
}
