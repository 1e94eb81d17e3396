import type { Notice } from '../base/words.ts'
import type { Answering } from './contract.ts'
import type { Failure, MessageStatus, ThreadView } from './message.ts'
import { type Connector, maxAccountHandle, maxMailUser, maxSecret, maxSourceName, type SourceField } from './source.ts'

/** The section 'Externe berichten' of the admin area, and what leads to it (IN-EXT-12). */
export const externalWords = {
  title: 'Externe berichten',
  intro: 'Wat van buiten binnenkomt, op één plek. Alleen beheerders zien dit.',
  toInbox: 'Naar inbox',
  threads: 'Gesprekken',
  sources: 'Bronnen',
  archivedShown: 'Gearchiveerd tonen',
  newestFirst: 'nieuwste eerst',
  isNew: 'Nieuw',
  unknown: 'Onbekend',
  via: (handle: string, source: string) => `${handle} via ${source}`,
  threadsLoading: 'Gesprekken laden...',
  messagesLoading: 'Berichten laden...',
  sourcesLoading: 'Bronnen laden...',
  noThreads: { title: 'Geen open gesprekken', text: 'Een nieuw bericht verschijnt hier vanzelf.' },
  noneFound: { title: 'Geen gesprekken gevonden', text: 'Zoek op naam, account of een woord uit een bericht.' },
  noArchived: {
    title: 'Niets gearchiveerd',
    text: 'Een gearchiveerd gesprek blijft 12 maanden na het laatste bericht.',
  },
  noSources: { title: 'Nog geen bronnen', text: 'Voeg een bron toe om berichten van buiten te ontvangen.' },
  search: 'Zoek in gesprekken',
  clearSearch: 'Zoekopdracht wissen',
  allSources: 'Alle bronnen',
  more: 'Meer laden',
  older: 'Oudere berichten',
} as const satisfies Record<string, unknown>

/** The lists of conversations. */
export const viewWords: Record<ThreadView, string> = {
  active: 'Actief',
  mine: 'Van mij',
  snoozed: 'Sluimert',
  archived: 'Gearchiveerd',
}

export const statusWords: Record<MessageStatus, string> = {
  received: 'Ontvangen',
  queued: 'Wordt verzonden',
  sent: 'Verzonden',
  delivered: 'Afgeleverd',
  read: 'Gelezen',
  failed: 'Mislukt',
}

/** Why an answer was not sent, in a sentence under it. */
export const failureReasons: Record<Failure, string> = {
  noAddress: 'Deze bron heeft geen adres voor antwoorden.',
  unreachable: 'Het kanaal was niet bereikbaar.',
  refused: 'Het kanaal nam het antwoord niet aan.',
  windowClosed: 'De 24 uur waarin je kunt antwoorden zijn voorbij.',
  bounced: 'Dit antwoord kwam terug: de mailserver van de ander kon het niet bezorgen.',
  uncertain: 'Het is niet zeker of dit antwoord aankwam. Kijk in het kanaal voor je het opnieuw probeert.',
}

/** Why nothing can be answered now, in place of the form. */
export const answeringReasons: Record<NonNullable<Answering['refusal']>, string> = {
  archived: 'Dit gesprek is gearchiveerd. Een nieuw bericht haalt het terug.',
  inactive: 'Deze bron staat uit. Zet hem aan om te antwoorden.',
  noAddress: failureReasons.noAddress,
  windowClosed: 'De 24 uur na het laatste bericht zijn voorbij. Je kunt weer antwoorden als er een nieuw bericht komt.',
}

export const connectorLabels: Record<Connector, string> = {
  formulier: 'Ondertekend formulier',
  meta: 'Meta (WhatsApp Business of Instagram)',
  mail: 'Postvak (IMAP)',
}

/** Every failure and success that is told in a toast, as the requirements say it (X3-ERR-01..07). */
export const externalNotices = {
  sourcesFailed: 'Kon externe berichtbronnen niet laden.',
  threadsFailed: 'Kon externe gesprekken niet laden.',
  messagesFailed: 'Kon berichten niet laden.',
  sourceAddFailed: 'Kon externe berichtbron niet aanmaken.',
  sourceSaveFailed: 'Kon externe berichtbron niet bijwerken.',
  sourceRemoveFailed: 'Kon externe berichtbron niet verwijderen.',
  replyFailed: 'Kon antwoord niet verzenden.',
  sourceAdded: 'Bron toegevoegd',
  sourceSaved: 'Bron bijgewerkt',
  sourceRemoved: 'Bron verwijderd',
  replySent: 'Antwoord verzonden',
  replyQueued: 'Antwoord wordt verzonden',
  archived: 'Gesprek gearchiveerd',
} as const

/** What is wrong with a field of a source. */
export const sourceFieldFaults: Record<SourceField, string> = {
  sourceType: 'Kies een kanaal.',
  connector: 'Deze koppeling past niet bij dit kanaal.',
  name: `Vul een naam in van 1 tot ${maxSourceName} tekens.`,
  accountHandle: `Vul een account in van 1 tot ${maxAccountHandle} tekens.`,
  isActive: 'Kies aan of uit.',
  outboundUrl: 'Vul een adres in dat met https begint, zonder poort en zonder wachtwoord erin.',
  outboundSecret: `Vul een geheim in zonder spaties, van hoogstens ${maxSecret} tekens.`,
  accountId: 'Vul het nummer in dat Meta het account gaf: alleen cijfers.',
  appSecret: 'Vul het appgeheim van Meta in, zonder spaties.',
  verifyToken: 'Vul een controlewoord in, zonder spaties.',
  accessToken: 'Vul het toegangstoken van Meta in, zonder spaties.',
  imapHost: 'Vul de naam van de mailserver in, zoals imap.voorbeeld.nl.',
  imapPort: 'Kies poort 993 of 143.',
  mailUser: `Vul de gebruikersnaam van het postvak in, van 1 tot ${maxMailUser} tekens.`,
  mailPassword: `Vul het wachtwoord van het postvak in, van hoogstens ${maxSecret} tekens; ook bij een andere mailserver of gebruikersnaam.`,
}

/** The sentence under a field; the account of a mailbox is an address. */
export const sourceFault = (field: SourceField, { connector }: { connector: Connector }): string =>
  connector === 'mail' && field === 'accountHandle' ? 'Vul het mailadres van het postvak in.' : sourceFieldFaults[field]

export const cannedFaults = {
  title: 'Vul een titel in van 1 tot 60 tekens.',
  content: 'Vul een antwoord in van 1 tot 1000 tekens.',
} as const

/** What is said of a refusal in this room. */
export const externalRefused: { readonly [code: string]: Notice | undefined } = {
  THREAD_ARCHIVED: { title: 'Gesprek gearchiveerd', text: answeringReasons.archived },
  SOURCE_INACTIVE: { title: 'Bron staat uit', text: answeringReasons.inactive },
  WINDOW_CLOSED: { title: 'Antwoorden kan niet meer', text: answeringReasons.windowClosed },
  CHANGED: {
    title: 'Intussen gewijzigd',
    text: 'Een ander heeft dit intussen gewijzigd of verwijderd. Laad opnieuw; wat je typte staat er nog.',
  },
  FAULTY_FIELDS: { title: 'Controleer je invoer', text: 'Kijk de velden met een melding na.' },
  NOT_FOUND: { title: 'Niet gevonden', text: 'Dit is intussen verwijderd.' },
}

/** What a notification about one is called (IN-CARD-22). */
export const externalNotification = 'Extern bericht'
/** The preview of a message without text. */
export const mediaOnly = (count: number) => (count === 1 ? 'Bijlage' : `${count} bijlagen`)
/** The sample that 'Testbericht' delivers (ADM-PANEL-19). */
export const sampleMessage = { name: 'Testbericht', text: 'Dit is een testbericht. De bron werkt.' } as const
/** A mail in which nothing stands, not even a subject. */
export const emptyMail = '(Leeg bericht)'
/** Above a mail that asks to be answered elsewhere than where it came from (IN-EXT-82). */
export const sentFromWords = (address: string) => `Verstuurd vanaf ${address}`
/** Above a mail of which the server that took it in could not tell that it comes from who it names (IN-EXT-86). */
export const unprovenWords = (address: string) =>
  `Let op: dit bericht komt misschien niet van ${address}. De mailserver kon de afzender niet bevestigen.`
/** In place of the text of a mail that could not be read (IN-EXT-81). */
export const unreadMail = 'Dit bericht kon hier niet worden gelezen. Het staat nog in het postvak.'
/** The subject of an answer. */
export const replySubject = (subject: string) => `Re: ${subject || 'je bericht'}`
