import { maxReply, maxReplyMedia } from './message.ts'
import type { SourceField } from './source.ts'

/** The form and the list of sources (IN-EXT-13, IN-EXT-14, IN-EXT-23). */
export const sourceWords = {
  intro: 'Waar berichten vandaan komen, nieuwste eerst.',
  add: 'Bron toevoegen',
  edit: 'Bron bewerken',
  addVerb: 'Toevoegen',
  save: 'Opslaan',
  saving: 'Opslaan...',
  columns: {
    source: 'Bron',
    account: 'Account',
    last: 'Laatste bericht',
    secret: 'Geheim',
    active: 'Actief',
    actions: 'Acties',
  },
  never: 'nog geen bericht',
  secretEnds: (end: string) => `•••• ${end}`,
  typeFixed: 'Staat daarna vast',
  accountExample: 'bijvoorbeeld @bewezen',
  keptSecret: 'Laat leeg om het geheim te houden dat er staat.',
  renew: 'Geheim vernieuwen',
  renewConfirm: 'Weet je zeker dat je het geheim wilt vernieuwen? Het oude geheim werkt dan niet meer.',
  renewed: 'Geheim vernieuwd',
  renewFailed: 'Kon geheim niet vernieuwen.',
  secretTitle: 'Na het toevoegen',
  secretOnce: 'Dit geheim zie je één keer. Daarna alleen de laatste 4 tekens.',
  copy: 'Kopieer',
  copied: 'Gekopieerd',
  inboundAddress: 'Adres voor binnenkomende berichten',
  remove: 'Bron verwijderen',
  removeConfirm: (threads: number) =>
    `Weet je zeker dat je deze bron wilt verwijderen? Alle ${threads} gesprekken worden ook verwijderd.`,
  switchOffInstead: 'Liever uitzetten',
  switchFailed: 'Kon bron niet aan- of uitzetten.',
  test: 'Testbericht',
  tested: 'Testbericht aangekomen',
  testFailed: 'Kon testbericht niet afleveren.',
} as const

export const sourceFieldLabels: Record<SourceField, string> = {
  sourceType: 'Kanaal',
  connector: 'Koppeling',
  name: 'Naam',
  accountHandle: 'Account',
  isActive: 'Actief',
  outboundUrl: 'Adres voor antwoorden',
  outboundSecret: 'Geheim voor antwoorden',
  accountId: 'Nummer van het account bij Meta',
  appSecret: 'Appgeheim',
  verifyToken: 'Controlewoord',
  accessToken: 'Toegangstoken',
  imapHost: 'Mailserver (IMAP)',
  imapPort: 'Poort',
  mailUser: 'Gebruikersnaam',
  mailPassword: 'Wachtwoord',
}

/** What can be done in a conversation (IN-EXT-08, IN-EXT-09, IN-EXT-30..33). */
export const threadWords = {
  archive: 'Archiveren',
  archiveFailed: 'Kon gesprek niet archiveren.',
  replyTo: (name: string) => `Antwoord aan ${name}`,
  send: 'Verstuur antwoord',
  sending: 'Versturen...',
  counter: (length: number) => `${length} van ${maxReply} karakters, tot ${maxReplyMedia} bestanden`,
  attach: 'Bestand toevoegen',
  retry: 'Opnieuw proberen',
  windowUntil: (moment: string) => `Je kunt antwoorden tot ${moment}.`,
  assignee: 'Wie antwoordt',
  nobody: 'Niemand',
  assigned: (name: string) => `Toegewezen aan ${name}`,
  unassigned: 'Aan niemand toegewezen',
  assignFailed: 'Kon gesprek niet toewijzen.',
  snooze: 'Sluimeren tot',
  snoozedUntil: (moment: string) => `Sluimert tot ${moment}`,
  snoozeEnd: 'Sluimeren stoppen',
  snoozeFailed: 'Kon gesprek niet laten sluimeren.',
  canned: 'Vaste antwoorden',
} as const

export const cannedWords = {
  title: 'Vaste antwoorden',
  empty: 'Nog geen vaste antwoorden.',
  add: 'Vast antwoord toevoegen',
  edit: 'Vast antwoord bewerken',
  fieldTitle: 'Titel',
  fieldContent: 'Antwoord',
  save: 'Opslaan',
  saved: 'Vast antwoord opgeslagen',
  removed: 'Vast antwoord verwijderd',
  removeConfirm: 'Weet je zeker dat je dit vaste antwoord wilt verwijderen?',
  saveFailed: 'Kon vast antwoord niet opslaan.',
  removeFailed: 'Kon vast antwoord niet verwijderen.',
  loadFailed: 'Kon vaste antwoorden niet laden.',
} as const

/** What is kept of a person without an account (IN-EXT-35, IN-EXT-36). */
export const keptWords = {
  title: 'Gegevens van iemand zonder account',
  text: 'Zoek op het account waarmee iemand schreef. Je ziet alles wat we van die persoon bewaren, en kunt het wissen.',
  handle: 'Account',
  show: 'Tonen',
  none: 'We bewaren niets van dit account.',
  found: (threads: number, messages: number) =>
    `${threads === 1 ? '1 gesprek' : `${threads} gesprekken`}, ${messages === 1 ? '1 bericht' : `${messages} berichten`}`,
  hasMore: 'Er is meer dan hier staat. Wissen neemt alles mee.',
  erase: 'Alles wissen',
  eraseConfirm: 'Weet je zeker dat je alles van dit account wilt wissen? Dit kan niet ongedaan worden gemaakt.',
  erased: 'Gegevens gewist',
  showFailed: 'Kon gegevens niet tonen.',
  eraseFailed: 'Kon gegevens niet wissen.',
} as const
