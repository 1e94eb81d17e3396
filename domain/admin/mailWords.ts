import type { MailFailure } from '../base/mailTrying.ts'
import type { UnsentList } from './contract.ts'

/** What each mail is called in lists: its kind, never its text (ADM-MORE-16). */
const mailLabels: Readonly<Record<string, string | undefined>> = {
  confirmEmail: 'Bevestiging van het e-mailadres',
  resetPassword: 'Nieuw wachtwoord kiezen',
  confirmNewEmail: 'Bevestiging van een nieuw e-mailadres',
  emailChanging: 'Bericht over een nieuw e-mailadres',
  guessed: 'Waarschuwing voor pogingen om in te loggen',
  securityChanged: 'Beveiliging gewijzigd',
  passwordChanged: 'Wachtwoord gewijzigd',
  accountBlocked: 'Account geblokkeerd',
  appealDecided: 'Besluit op een bezwaar',
  removalAsked: 'Verwijdering van het account',
  emergencyOpened: 'Noodtoegang tot medische gegevens',
  emergencyWatched: 'Noodtoegang door een collega',
  subscriptionStarted: 'Abonnement begonnen',
  paymentFailed: 'Betaling mislukt',
  subscriptionEnded: 'Abonnement afgelopen',
  withdrawn: 'Herroeping van het abonnement',
  invoice: 'Factuur',
  digest: 'Dagelijkse samenvatting',
  event: 'Bericht over een event',
  livestreamSoon: 'Livestream begint zo',
  orderPaid: 'Bestelling betaald',
  orderShipped: 'Bestelling verzonden',
  orderRefunded: 'Geld van een bestelling terug',
  orderWithdrawn: 'Bestelling herroepen',
}

/** The kind of a mail, also of one that a later release knows. */
export const mailLabel = (template: string): string =>
  (Object.hasOwn(mailLabels, template) && mailLabels[template]) || 'Mail'

export const failureLabels: Record<MailFailure, string> = {
  refused: 'De mailserver weigert dit adres of deze mail',
  postponed: 'De mailserver neemt hem nu niet aan',
  unreachable: 'De mailserver geeft geen antwoord',
  fault: 'De mail kon niet worden gemaakt',
}

export const listLabels: Record<UnsentList, string> = { givenUp: 'Gestopt', trying: 'Wordt nog geprobeerd' }
/** How the address names a list. */
export const listSlugs: Record<UnsentList, string> = { givenUp: '', trying: 'bezig' }

/** 'Niet verzonden mails' of the admin area (ADM-MORE-16, ADM-MORE-17). */
export const mailWords = {
  title: 'Niet verzonden mails',
  lists: 'Welke mails',
  search: 'Adres of naam',
  loading: 'Mails laden...',
  empty: 'Alle mails zijn verzonden',
  emptyText: 'Een mail die niet aankomt, wordt ongeveer vijf dagen opnieuw geprobeerd en staat daarna hier.',
  emptyTrying: 'Er wordt niets opnieuw geprobeerd',
  nothingFound: 'Geen mails gevonden',
  unknownAddress: 'adres onbekend',
  tried: (tries: number) => (tries === 1 ? '1 keer geprobeerd' : `${tries} keer geprobeerd`),
  since: (text: string) => `sinds ${text}`,
  last: (text: string) => `laatst ${text}`,
  resend: 'Opnieuw verzenden',
  resent: 'De mail wordt opnieuw verzonden',
  more: 'Meer laden',
} as const
