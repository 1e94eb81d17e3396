import { wholeNumber } from '../base/numbers.ts'
import type { EnrolmentStatus, PaymentStatus } from './enrolment.ts'

/** The tab Overzicht (EV-FIN). */
export const financeWords = {
  revenue: 'Omzet',
  received: 'Werkelijk ontvangen',
  costs: 'Kosten',
  approved: 'waarvan goedgekeurd',
  profit: 'Winst',
  loss: 'Verlies',
  breakEven: 'Break-even',
  never: 'Niet haalbaar (gratis evenement)',
  unknown: '-',
  otherCurrency: 'Andere valuta',
} as const

/** The tab Deelnemers (EV-PART). */
export const participantWords = {
  unknown: 'Onbekend',
  add: 'Deelnemer toevoegen',
  addBeyond: 'Boven de capaciteit toevoegen',
  disputed: 'Betwist',
  /** In the log. */
  cancelledWith: (amount: string) => `Geannuleerd, ${amount} terug`,
  refundedPart: (place: string, part: string, left: string, keepsPlace: boolean) =>
    `${place}: ${part} van ${left} terug, plek ${keepsPlace ? 'blijft' : 'vervalt'}`,
  groups: { enrolled: 'Aangemeld', held: 'Gereserveerd', waitlist: 'Wachtlijst', cancelled: 'Geannuleerd' },
  statuses: {
    enrolled: 'Aangemeld',
    reserved: 'Gereserveerd',
    offered: 'Aangeboden',
    waitlisted: 'Wachtlijst',
    cancelled: 'Geannuleerd',
    expired: 'Verlopen',
  } satisfies Record<EnrolmentStatus, string>,
  waitingAt: (place: number) => `Wachtlijst, plek ${wholeNumber(place)}`,
  payments: { pending: 'Open', paid: 'Ontvangen, niet bevestigd', completed: 'Bevestigd' } satisfies Record<
    PaymentStatus,
    string
  >,
} as const
