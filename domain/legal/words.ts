import type { LegalPageType } from './pages.ts'

/** The sentences around every legal page. */
export const legalWords = {
  pages: 'Juridisch',
  contents: 'Inhoud',
  titles: { privacy: 'Privacybeleid', terms: 'Algemene voorwaarden' } satisfies Record<LegalPageType, string>,
  missing: {
    privacy: 'Privacybeleid niet gevonden',
    terms: 'Algemene voorwaarden niet gevonden',
  } satisfies Record<LegalPageType, string>,
  updated: (day: string) => `Laatst bijgewerkt: ${day}`,
  placeholder: {
    title: 'Voorbeeldtekst.',
    text: 'Deze tekst laat de opmaak zien en is niet bindend. Een beheerder vervangt hem door de eigen tekst.',
  },
  loadFailed: { title: 'Error', text: 'Failed to load legal pages' },
  tryAgain: 'Opnieuw proberen',
} as const

/** What who manages the pages reads (LEGAL-PAGE-02..12). */
export const legalEditWords = {
  edit: 'Bewerken',
  editTitle: (title: string) => `${title} bewerken`,
  title: 'Titel',
  content: 'Inhoud',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: { title: 'Success', text: 'Legal page updated successfully' },
  saveFailed: { title: 'Error', text: 'Failed to update legal page' },
  denied: { title: 'Access Denied', text: 'Only administrators can edit legal pages.' },
  titleWrong: 'Vul een titel in van maximaal 200 karakters.',
  version: (label: string, day: string) => `Versie ${label} van ${day}`,
  history: 'Eerdere versies',
  historyOf: (title: string) => `Eerdere versies van ${title}`,
  current: 'Geldt nu',
  savedBy: (name: string | null) => (name ? `door ${name}` : ''),
  read: (label: string) => `${label} lezen`,
  readShort: 'Lezen',
  back: 'Alle versies',
  none: 'Nog geen tekst',
  loading: 'Versies laden...',
} as const

/** The choice about content of others (LEGAL-COOKIE-06, LEGAL-COOKIE-07). */
export const consentWords = {
  title: 'Inhoud van anderen',
  text: 'Video’s en podcasts komen van YouTube, Spotify en Rumble. Die kunnen cookies plaatsen zodra hun speler laadt. Je keuze geldt 6 maanden.',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  settings: 'Instellingen',
  open: 'Cookie-instellingen',
  media: 'Spelers van anderen laden',
  mediaHint: 'YouTube, Spotify en Rumble.',
  save: 'Keuze opslaan',
  saved: 'Je keuze is opgeslagen',
  load: 'Inhoud laden',
} as const
