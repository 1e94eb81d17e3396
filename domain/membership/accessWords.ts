import { longDate } from '../base/dates.ts'
import { toMs } from '../base/moment.ts'
import { amount } from '../base/money.ts'
import type { AccessReason } from './accessStory.ts'
import type { OwnAccess } from './contract.ts'

/** The sentences of 'Mijn toegang' (SUB-WHY-01, SUB-WHY-02). */
export const accessWords = {
  title: 'Mijn toegang',
  intro: 'Hier lees je waarom de community voor jou open of dicht is, en welke betalingen daarbij horen.',
  back: 'Terug naar je abonnement',
  loading: 'Toegang laden...',
  failed: 'Je toegang kon niet worden geladen.',
  open: 'Toegang open',
  closed: 'Toegang dicht',
  events: 'Wat er gebeurd is',
  noEvents: 'Er is nog niets betaald of gegeven.',
  invoices: 'Facturen',
  noInvoices: 'Er zijn nog geen facturen.',
  download: (number: string) => `Factuur ${number} downloaden`,
  credit: 'Creditnota',
  invoice: 'Factuur',
  plans: 'Bekijk abonnementen',
} as const

const because: Record<AccessReason, (access: Pick<OwnAccess, 'until' | 'periodEnd'>) => string> = {
  role: () => 'Je hebt toegang via je rol. Daar hoef je niets voor te betalen.',
  granted: ({ until }) =>
    until
      ? `Een beheerder heeft je toegang gegeven tot en met ${longDate(toMs(until) - 1)}. Daar betaal je niet voor.`
      : 'Een beheerder heeft je toegang gegeven, zonder einddatum. Daar betaal je niet voor.',
  paid: ({ periodEnd }) =>
    periodEnd
      ? `Je abonnement loopt en is betaald. De volgende betaling volgt op ${longDate(periodEnd)}.`
      : 'Je abonnement loopt en is betaald.',
  ending: ({ until }) =>
    until
      ? `Je hebt opgezegd. Je hebt betaald tot ${longDate(until)} en houdt tot die dag toegang.`
      : 'Je hebt opgezegd.',
  late: ({ until }) =>
    until
      ? `Je laatste betaling is niet gelukt en wordt opnieuw geprobeerd. Je houdt toegang tot ${longDate(until)}.`
      : 'Je laatste betaling is niet gelukt en wordt opnieuw geprobeerd.',
  lateOver: ({ until }) => `Je betaling is niet gelukt. ${since(until)} Werk je betaalgegevens bij om verder te gaan.`,
  withdrawn: ({ until }) => `Je hebt de overeenkomst herroepen. ${since(until)} Je krijgt je geld terug.`,
  reversed: ({ until }) => `De betaling voor deze periode is teruggegeven of wordt betwist. ${since(until)}`,
  ended: ({ until }) => `Je abonnement is beëindigd. ${since(until)}`,
  grantOver: ({ until }) => `De toegang die een beheerder je gaf is voorbij. ${since(until)}`,
  unpaid: () => 'Je bent begonnen met een abonnement, maar de eerste betaling is niet afgerond.',
  never: () => 'Je hebt nog geen abonnement gehad.',
}

const since = (until: string | null) =>
  until ? `Sinds ${longDate(until)} heb je geen toegang meer.` : 'Je hebt geen toegang meer.'

/** Why the access is open or closed and until when, in one or two plain sentences. */
export const accessBecause = (access: Pick<OwnAccess, 'why' | 'until' | 'periodEnd'>): string =>
  because[access.why](access)

type OwnEvent = OwnAccess['events'][number]

/** What happened, in one line. */
export function eventInWords({ kind, amountCents, reason }: OwnEvent): string {
  const sum = amountCents === null ? '' : ` van ${amount(amountCents)}`
  return {
    started: 'Abonnement gestart',
    paid: `Betaling${sum} ontvangen`,
    failed: `Betaling${sum} niet gelukt`,
    refunded: 'Betaling teruggegeven',
    disputed: 'Betaling betwist bij de bank',
    disputeWon: 'De betaling blijft staan na de betwisting',
    cancelAsked: 'Opgezegd: loopt af aan het einde van de betaalde periode',
    goesOn: 'Opzegging ingetrokken: het abonnement loopt door',
    ended: 'Abonnement beëindigd',
    withdrawn: 'Overeenkomst herroepen',
    grantGiven: reason ? `Toegang gekregen van een beheerder: ${reason}` : 'Toegang gekregen van een beheerder',
  }[kind]
}
