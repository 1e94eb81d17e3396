import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { isLive } from '@bewezen/domain/events/enrolment.ts'
import { participantName } from '@bewezen/domain/events/participants.ts'
import type { ReactNode } from 'react'
import { Avatar } from '../../../base/parts/Avatar.tsx'
import type { About } from '../about.ts'
import { ParticipantBadges } from './ParticipantBadges.tsx'
import { PlaceActions } from './PlaceActions.tsx'
import { RetryRefund } from './RetryRefund.tsx'

const cell = 'border-b border-line px-3 py-2.5 align-middle text-[15px] max-lg:border-0 max-lg:p-0'

type Props = { of: DeskParticipant; event: About['event']; showsDate?: boolean }

/** One enrolment with its answers, its money, its state, and what can be done with it (EV-PART-02, EV-PART-05, EV-PART-07). */
export function ParticipantRow({ of: it, event, showsDate }: Props) {
  const name = participantName(it.person)
  const text = { diet: it.dietaryRestrictions.join(', '), allergies: it.allergies.join(', ') }
  return (
    <tr className="max-lg:grid max-lg:gap-1 max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-3">
      <th scope="row" className={`${cell} text-left font-semibold lg:pl-6`}>
        <span className="flex items-center gap-3">
          <Avatar name={name} photo={it.person?.avatarUrl} color={it.person?.avatarColor} size={40} />
          <span className="min-w-0 wrap-anywhere">
            {name}
            {it.person?.username && (
              <span className="block text-fs-13 font-normal text-ink-2">{it.person.username}</span>
            )}
          </span>
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap`}>
        <Named name={words.at}>{shortDateTime(it.enrolledAt, event.zone)}</Named>
        {showsDate && <span className="block text-fs-13 text-ink-2">{shortDateTime(it.startAt, event.zone)}</span>}
      </td>
      <td className={cell}>{text.diet && <Named name={words.diet}>{text.diet}</Named>}</td>
      <td className={cell}>{text.allergies && <Named name={words.allergies}>{text.allergies}</Named>}</td>
      <td className={`${cell} wrap-anywhere whitespace-pre-line lg:max-w-60`}>
        {it.notes && <Named name={words.notes}>{it.notes}</Named>}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Money of={it} currency={event.currency} />
      </td>
      <td className={cell}>
        <ParticipantBadges of={it} />
      </td>
      <td className={`${cell} text-right max-lg:text-left lg:pr-6`}>
        {it.refund === 'failed' && <RetryRefund of={it} name={name} />}
        {(isLive(it.status) || it.paidCents > 0) && <PlaceActions of={it} name={name} event={event} />}
      </td>
    </tr>
  )
}

/** What was paid, and what of it went or goes back (EV-MORE-25). */
const Money = ({ of: it, currency }: { of: DeskParticipant; currency: About['event']['currency'] }) =>
  it.paidCents + it.refundedCents > 0 && (
    <Named name={words.paid}>
      {amount(it.paidCents + it.refundedCents, currency)}
      {it.paidBy && (
        <span className="block text-fs-13 wrap-anywhere text-ink-2">
          {words.paidBy(participantName(it.paidBy.person))}
        </span>
      )}
      {it.backCents > 0 && (
        <span className="block text-fs-13 text-ink-2">{words.back(amount(it.backCents, currency))}</span>
      )}
      {it.refundedCents > it.backCents && (
        <span className="block text-fs-13 text-ink-2">
          {words.owed[it.refund === 'failed' ? 'failed' : 'pending'](amount(it.refundedCents - it.backCents, currency))}
        </span>
      )}
    </Named>
  )

/** On a small screen the head of the table is not in view. */
const Named = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <span aria-hidden="true" className="text-fs-14 text-ink-3 lg:hidden">
      {name}{' '}
    </span>
    {children}
  </>
)
