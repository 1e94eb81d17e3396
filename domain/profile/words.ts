import { wholeNumber } from '../base/numbers.ts'
import type { Notice } from '../base/words.ts'

/** Names of people and what a profile page says when there is nobody (SH-PROF-14..18, SH-PROF-23, IN-CARD-20). */
export const profileWords = {
  removed: 'Verwijderde gebruiker',
  nameless: 'Naamloze gebruiker',
  loading: 'Loading...',
  notFound: 'Profiel niet gevonden',
  ownNotFoundText: 'Je profiel kon niet worden geladen.',
  notFoundText: 'Dit profiel bestaat niet of is niet beschikbaar.',
  toHome: 'Terug naar home',
  firstNameRequired: 'Voornaam is verplicht',
  lastNameRequired: 'Achternaam is verplicht',
  saved: 'Profiel succesvol bijgewerkt!',
  saveFailed: (reason: string | null) => `Kon profiel niet bijwerken: ${reason || 'Onbekende fout'}`,
  points: (points: number) => `${wholeNumber(points)} ${points === 1 ? 'zonnetje' : 'zonnetjes'}`,
  profileOf: (name: string) => `Profiel van ${name}`,
  signOutFailed: { title: 'Fout bij uitloggen' } satisfies Notice,
} as const
