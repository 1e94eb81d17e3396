import type { Notice } from '../base/words.ts'
import type { ReportCategory } from './category.ts'
import type { DeviceInfo } from './device.ts'
import type { ReportState } from './report.ts'

export const categoryLabels: Record<ReportCategory, string> = {
  community: 'Community',
  chat: 'Chat',
  les: 'Les',
  challenge: 'Challenge',
  profiel: 'Profiel',
  'prive-gesprek': 'Privé-gesprek',
  event: 'Event',
  product: 'Product',
  home: 'Home',
}

export const stateLabels: Record<ReportState, string> = {
  new: 'Nieuw',
  in_progress: 'In behandeling',
  solved: 'Opgelost',
  rejected: 'Afgewezen',
}

export const deviceLabels: Record<keyof DeviceInfo, string> = {
  userAgent: 'User agent',
  screenSize: 'Scherm',
  viewportSize: 'Venster',
  timestamp: 'Tijd op het apparaat',
  url: 'Adres',
  browser: 'Browser',
}

/** 'Probleem melden' (SH-REPORT, SH-ERR-07). */
export const reportWords = {
  title: 'Probleem melden',
  category: 'Pagina',
  categoryRequired: 'Pagina categorie vereist',
  chooseCategory: 'Kies een pagina',
  description: 'Beschrijving',
  tooShort: 'Minimaal 10 karakters',
  screenshot: 'Schermafbeelding',
  choose: 'Bestand kiezen',
  fileHint: 'JPG, PNG, GIF, WebP of PDF, maximaal 10 MB',
  removeFile: (name: string) => `Verwijder ${name}`,
  chosen: (name: string) => `Gekozen bestand: ${name}`,
  submit: 'Verstuur melding',
  submitting: 'Versturen...',
  sent: { title: 'Melding verzonden!', text: 'Dank je. We kijken ernaar.' } satisfies Notice,
  failed: {
    title: 'Fout bij indienen',
    text: 'Er is een fout opgetreden bij het indienen van je melding. Probeer het opnieuw.',
  } satisfies Notice,
  unexpected: { title: 'Onverwachte fout', text: 'Je melding staat er nog. Probeer het opnieuw.' } satisfies Notice,
  descriptionRefused: { title: 'Beschrijving te kort', text: 'Minimaal 10 karakters' } satisfies Notice,
} as const

/** What is said of a report that was refused (SH-REPORT-20, SH-REPORT-21). */
export const reportsRefused: { readonly [code: string]: Notice | undefined } = {
  TOO_MANY_REQUESTS: {
    title: 'Te veel meldingen',
    text: 'Je hebt te veel meldingen verstuurd. Probeer het later opnieuw.',
  },
  SIGN_IN_REQUIRED: { title: 'Fout', text: 'Geen gebruiker ingelogd' },
}

/** The section 'Meldingen' of the admin area (ADM-PANEL-12, ADM-PANEL-21). */
export const triageWords = {
  section: 'Meldingen',
  one: 'Melding',
  gone: 'Deze melding is er niet meer',
  goneText: 'Een andere beheerder heeft haar verwijderd, of het adres klopt niet.',
  open: (count: number) => `${count} open`,
  state: 'Status',
  allStates: 'Alle',
  onlyOpen: 'Open',
  category: 'Pagina',
  allCategories: 'Alle',
  loading: 'Meldingen laden...',
  loadFailed: 'Kon gegevens niet laden',
  empty: 'Geen meldingen',
  emptyText: 'Wat leden melden, komt hier te staan.',
  nothingFound: 'Niets gevonden',
  clear: 'Toon alles',
  more: 'Meer laden',
  assignee: 'Toegewezen aan',
  nobody: 'Niemand',
  note: 'Interne notitie',
  noteHint: 'Alleen zichtbaar in het beheer.',
  attachment: 'Schermafbeelding',
  openPicture: 'Bekijk schermafbeelding',
  downloadDocument: 'Download PDF',
  page: 'Adres van de pagina',
  noPage: 'Onbekend',
  device: 'Apparaat',
  reporter: 'Gemeld door',
  details: (category: string) => `Melding over ${category}`,
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'Melding opgeslagen',
  saveFailed: 'Opslaan mislukt',
  remove: 'Verwijder melding',
  removing: 'Verwijderen...',
  removeQuestion: 'Weet je zeker dat je deze melding wilt verwijderen?',
  removeText: 'De schermafbeelding verdwijnt ook. Dit kan niet ongedaan worden gemaakt.',
  removed: 'Melding verwijderd',
  removeFailed: 'Kon melding niet verwijderen',
} as const
