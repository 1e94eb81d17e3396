import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import type { DeskDate } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import type { EnrolmentStatus } from '@bewezen/domain/events/enrolment.ts'
import type { ReactNode } from 'react'
import { countedOf } from '../counted.ts'

type Props = {
  totals: readonly { status: EnrolmentStatus; count: number }[]
  dates: readonly DeskDate[]
  failedRefunds: number
}

/** How many are in each group, on top (EV-PART-03). */
export function Totals({ totals, dates, failedRefunds: failed }: Props) {
  const of = (...statuses: EnrolmentStatus[]) =>
    totals.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0)
  const seats = dates.some((date) => date.seats === null)
    ? null
    : dates.reduce((sum, date) => sum + (date.seats ?? 0), 0)
  const spots = dates.reduce<number | null>((sum, date) => {
    const left = countedOf(date).spotsLeft
    return sum === null || left === null ? null : sum + left
  }, 0)
  return (
    <dl aria-label={words.totals} className="grid grid-cols-2 border-y border-line-strong lg:grid-cols-4">
      <Total label={participantWords.groups.enrolled} value={of('enrolled')}>
        {seats === null ? words.noLimit : words.ofSeats(seats)}
      </Total>
      <Total label={words.held} value={of('reserved', 'offered')}>
        {words.paying}
      </Total>
      <Total label={participantWords.groups.waitlist} value={of('waitlisted')}>
        {spots === null ? words.noLimit : words.left(spots)}
      </Total>
      <Total label={participantWords.groups.cancelled} value={of('cancelled', 'expired')}>
        {failed > 0 ? words.refundsOpen(failed) : words.ended}
      </Total>
    </dl>
  )
}

const Total = ({ label, value, children }: { label: string; value: number; children: ReactNode }) => (
  <div className="py-3.5 max-lg:even:border-l max-lg:even:border-line max-lg:even:pl-4 max-lg:nth-3:border-t max-lg:nth-3:border-line max-lg:nth-4:border-t lg:not-first:border-l lg:not-first:border-line lg:not-first:pl-6">
    <dt className="text-[15px] font-[550]">{label}</dt>
    <dd className="font-display text-fs-34 leading-[1.2] tracking-[-0.03em]">{wholeNumber(value)}</dd>
    <dd className="text-fs-14 text-ink-2">{children}</dd>
  </div>
)
