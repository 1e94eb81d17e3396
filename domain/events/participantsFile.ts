import type { Moment } from '../base/moment.ts'
import { type Currency, centsText } from '../base/money.ts'
import { asCell } from '../base/spreadsheet.ts'
import { vatIn } from '../payments/vat.ts'
import { participantWords } from './adminWords.ts'
import { participantFileWords as words } from './participantFileWords.ts'
import { type Participant, participantName, statusText } from './participants.ts'

/** An enrolment with its money, as an export tells of it. */
export type FiledParticipant = Participant & {
  email: string | null
  paidCents: number
  refundedCents: number
  refund: keyof typeof words.refunds
  /** To which company the invoice is addressed, with its number once it was issued (EV-MORE-92). */
  company: { name: string; vatNumber: string | null; number: string | null } | null
}
type Shown = { currency: Currency; at: (moment: Moment) => string }

/** The rows of an export under their headings, in the order in which they come; nothing that somebody answered about food or health (EV-MORE-27, EV-PART-01, EV-PART-08). */
export const participantRows = (participants: readonly FiledParticipant[], shown: Shown): string[][] => [
  [...words.columns],
  ...participants.map((one) => rowOf(one, shown)),
]

function rowOf(it: FiledParticipant, { currency, at }: Shown): string[] {
  // What was paid is what stands and what went back of it.
  const cameIn = it.paidCents + it.refundedCents
  return [
    ...[
      at(it.startAt),
      participantName(it.person),
      it.person?.username ?? '',
      it.email ?? '',
      at(it.enrolledAt),
      statusText(it),
      participantWords.payments[it.payment],
    ].map(asCell),
    centsText(cameIn),
    centsText(vatIn(cameIn).vatCents),
    centsText(it.refundedCents),
    centsText(vatIn(cameIn).vatCents - vatIn(it.paidCents).vatCents),
    words.refunds[it.refund],
    currency,
    it.discount?.code ?? '',
    it.discount ? centsText(it.discount.cents) : '',
    asCell(it.company?.name ?? ''),
    it.company?.vatNumber ?? '',
    it.company?.number ?? '',
  ]
}
