import { failureWords } from '../base/failureWords.ts'
import { type Notice, sharedRefused } from '../base/words.ts'

/** The frame of the admin area and its settings (ADM-PANEL-01, ADM-PANEL-21, SH-MAINT-20). */
export const adminWords = {
  title: 'Admin Center',
  sections: 'Onderdelen van het beheer',
  elsewhere: 'Ook beheren',
  overview: 'Overzicht',
  people: 'Gebruikers',
  awards: 'Awards',
  mails: 'Mails',
  subscriptions: 'Abonnementen',
  orders: 'Bestellingen',
  moderation: 'Moderatie',
  emergency: 'Noodtoegang',
  legal: 'Juridisch',
  settings: 'Instellingen',
  log: 'Logboek',
  noSection: 'Deze pagina bestaat niet',
  loading: 'Gegevens laden...',
  loadFailed: 'Kon gegevens niet laden',
  forbidden: { title: 'Geen toegang', text: 'Je hebt geen rechten voor deze actie.' } satisfies Notice,
  toCommunity: 'Naar de community',
  maintenanceOff: 'De site is open voor iedereen',
  testerOff: 'Iedereen met een abonnement heeft toegang',
  testerOn: 'Alleen testers zien nu de community',
  started: 'Gestart',
  readyIn: 'Klaar over',
  message: 'Bericht aan leden',
  messageHint: 'Staat op het onderhoudsscherm.',
  startsAt: 'Starttijd',
  endsAt: 'Eindtijd',
  timeHint: 'Tijd in Nederland.',
  endsHint: 'Aanzetten begint meteen en zonder eindtijd. Vul die daarna in.',
  save: 'Opslaan',
  saving: 'Opslaan...',
  saved: 'Opgeslagen',
  saveFailed: 'Opslaan mislukt',
  reload: 'Opnieuw laden',
  nowStands: 'Nu staat er:',
  nothing: 'niets',
  on: 'aan',
  off: 'uit',
} as const

/** Why a change in the admin area did not succeed (ADM-PANEL-05, ADM-PANEL-21, ADM-PANEL-22). */
const adminRefused: Readonly<Record<string, string | undefined>> = {
  UPLOAD_FAILED: 'De foto kon niet worden gebruikt. Kies hem opnieuw.',
  SLUG_IN_USE: 'Dit adres is al in gebruik.',
  HAS_MESSAGES: 'In deze community staan al berichten of lessen. Archiveer hem in plaats van te verwijderen.',
  CHANGED: 'Dit item is intussen gewijzigd. Laad opnieuw.',
  OWN_ACCOUNT: 'Je kunt je eigen account niet verlagen of blokkeren.',
  LAST_ADMIN: 'Er moet minimaal één admin zijn.',
  EMAIL_IN_USE: 'Dit e-mailadres is al in gebruik.',
  AWARD_NAME_IN_USE: 'Er is al een award met deze naam.',
  TESTER_AWARD: 'De award van testers houdt zijn naam, blijft actief en blijft bestaan.',
  GRANT_OVER: 'Deze dag is al voorbij. Kies vandaag of later, of laat het veld leeg.',
  PRICE_DIFFERS: 'De betaaldienst kent dit prijskenmerk niet, of rekent er een ander bedrag voor.',
  PROVIDER_FAILED: 'De betaaldienst geeft geen antwoord. Probeer het later opnieuw.',
  AWARD_INACTIVE: 'Deze award is niet actief.',
  OFFLINE: failureWords.offline,
}

/** The reason in Dutch under 'Opslaan mislukt'. */
export function adminReason(code: string): string {
  const shared: Readonly<Record<string, Notice | undefined>> = sharedRefused
  return adminRefused[code] ?? shared[code]?.text ?? failureWords.unknown
}
