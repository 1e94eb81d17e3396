import type { FrameFault } from '../base/embed/frame.ts'

/** The Dutch sentences of the page of livestreams (LIVE-LIST, LIVE-PLAYER). */
export const livestreamWords = {
  title: 'Livestreams',
  lead: 'Een avond samen: kijken, vragen stellen en terugkijken.',
  live: 'LIVE',
  liveNow: 'Live Now',
  all: 'All Livestreams',
  planned: 'Gepland',
  watchAgain: 'Terugkijken',
  late: 'Begint zo',
  goThere: 'Naar de livestream',
  none: 'Nog geen livestreams',
  noneText: 'Zodra er een avond gepland staat, zie je hem hier.',
  unknownCreator: 'Onbekend',
  make: 'New livestream',
  edit: 'Bewerken',
  remove: (title: string) => `Verwijder ${title}`,
  loading: 'Livestreams laden...',
  loadFailed: 'Fout bij ophalen livestreams',
  tryAgain: 'Opnieuw proberen',
  more: 'Meer laden',
  readOn: 'Lees verder',
  missing: 'Livestream niet gevonden',
  missingText: 'Deze livestream bestaat niet of is niet voor jou.',
  pageFailed: 'Er is iets misgegaan',
  toHome: 'Naar homepage',
  endPassed: 'Eindtijd verstreken',
  eventsLine: 'Livestream',
} as const

/** LIVE-LIST-08, LIVE-LIST-09 */
export const audienceWords = {
  visibleToEveryone: 'Iedereen',
  visibleToStudents: 'Studenten',
  visibleToTeachers: 'Teachers',
  visibleToAdmins: 'Admins',
  nobody: 'Niemand',
} as const

/** The two toasts of a change (LIVE-STATE-06, LIVE-STATE-07, LIVE-STATE-08). */
export const livestreamNews = {
  added: { title: 'Nieuwe livestream', text: (title: string) => `${title} is toegevoegd.` },
  live: { title: 'Livestream gestart!', text: (title: string) => `${title} is nu live.` },
} as const

/** What the player says (LIVE-PLAYER). */
export const playerWords = {
  loading: 'Livestream laden...',
  unavailable: 'Livestream niet beschikbaar',
  advice: 'Ververs de pagina of neem contact op met de beheerder.',
  again: 'Opnieuw proberen',
  error: 'Livestream fout',
  failed: 'Kan livestream niet laden',
  loadFrame: 'Inhoud laden',
  recordingComes: 'De opname volgt',
} as const

/** LIVE-PLAYER-03, LIVE-PLAYER-04, LIVE-PLAYER-05, LIVE-PLAYER-06 */
export const frameFaultWords: Record<FrameFault, string> = {
  EMPTY: 'Geen embed code beschikbaar',
  UNSAFE: 'Ongeldige of onveilige embed code',
  HOST: 'Domein van embed code is niet toegestaan',
  BROKEN: 'Fout bij het verwerken van de embed code',
}
