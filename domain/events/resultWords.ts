import { amount } from '../base/money.ts'
import { wholeNumber } from '../base/numbers.ts'
import type { Fee } from './result.ts'

/** What stands beside the four figures of Overzicht (EV-MORE-86..91). */
export const resultWords = {
  title: 'Resultaat',
  text: 'Van alle datums samen. Kosten staan hier zonder btw.',
  what: 'Post',
  actual: 'Werkelijk ontvangen',
  expected: 'Verwacht resultaat',
  at: (participants: number) =>
    participants === 1 ? 'bij 1 deelnemer' : `bij ${wholeNumber(participants)} deelnemers`,
  paid: 'Betaald',
  refunded: 'Teruggegeven',
  revenue: 'Omzet, inclusief btw',
  vat: 'Btw (21%)',
  fees: 'Betaaldienst (geschat)',
  fixed: 'Vaste kosten',
  perParticipant: 'Kosten per deelnemer',
  result: 'Resultaat',
  discount: (cents: string) => `Met kortingscodes is ${cents} minder betaald.`,
  fee: ({ fixedCents, basisPoints }: Fee) =>
    `De betaaldienst rekent per betaling ${amount(fixedCents)}${basisPoints > 0 ? ` en ${String(basisPoints / 100).replace('.', ',')}%` : ''}.`,
  loadFailed: 'Het resultaat kon niet worden geladen.',
  other: 'Andere valuta',
  otherText: 'De omzet is niet in euro, de kosten wel. Daarom is er geen resultaat.',
  chart: 'Geld op de rekening',
  chartText: (balance: string, day: string) => `${balance} op ${day}, na wat terugging.`,
  day: 'Dag',
  balance: 'Stand',
  byDay: 'Stand per dag',
  noMoney: 'Er is nog niets betaald.',
} as const

/** The budget of an event (EV-MORE-90). */
export const budgetWords = {
  title: 'Begroting',
  text: 'In totaal, zonder btw. Het aantal deelnemers bepaalt ook het verwachte resultaat.',
  participants: 'Verwachte deelnemers',
  income: 'Inkomsten',
  costs: 'Kosten',
  edit: 'Begroting bewerken',
  add: 'Begroting maken',
  budgeted: 'Begroot',
  now: 'Nu',
  difference: 'Verschil',
  none: 'niet begroot',
  loadFailed: 'De begroting kon niet worden geladen.',
  more: (text: string) => `${text} meer`,
  less: (text: string) => `${text} minder`,
  same: 'gelijk',
} as const
