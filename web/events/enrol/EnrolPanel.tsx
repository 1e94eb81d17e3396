import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { price } from '@bewezen/domain/base/money.ts'
import { isPast } from '@bewezen/domain/events/capacity.ts'
import { datesByMonth, nextDate } from '@bewezen/domain/events/choosing.ts'
import { columnWords } from '@bewezen/domain/events/detailWords.ts'
import { awaitsFirst, enrolButton } from '@bewezen/domain/events/enrolButton.ts'
import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { enrolWords } from '@bewezen/domain/events/enrolWords.ts'
import { joining } from '@bewezen/domain/events/joining.ts'
import { opensAt } from '@bewezen/domain/events/opening.ts'
import { detailWords as words } from '@bewezen/domain/events/pageWords.ts'
import type { EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { joinWords } from '@bewezen/domain/events/words.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Select } from '../../base/parts/Select.tsx'
import { SeatsLine } from '../SeatsLine.tsx'
import { leftOf, seatsOf } from '../seatsOf.ts'
import { buttonParts, eventPath, isOff, type Shown } from '../shown.ts'
import { HandOn, TransferOffer } from '../transfer/laterParts.ts'
import { EnrolDialog } from './EnrolDialog.tsx'
import { EnrolState } from './EnrolState.tsx'
import { JoinButton } from './JoinButton.tsx'
import { Opening } from './Opening.tsx'

type Props = {
  shown: Shown
  detail: EventDetail
  viewer: EventViewer | null
  now: string
  /** The moment of the last answer: whether enrolment is open is never counted by the browser alone (EV-TIER-18). */
  answered: string
}

/** How full it is, which date, and what one can do: enrol, wait, pay, join, cancel (EV-DETAIL-03, EV-DETAIL-22). */
export function EnrolPanel({ shown, detail, viewer, now, answered }: Props) {
  const [isEnrolling, setEnrolling] = useState(false)
  const { event, date } = shown
  const { transfer } = detail
  const parts = buttonParts(shown)
  const at = (moment: string) => enrolButton(viewer, parts.event, parts.date, parts.own, moment)
  const button = at(answered).state === 'locked' ? at(answered) : at(now)
  const opens = opensAt(event, tierOf(viewer))
  const own = date.own && { status: date.own.status, payment: date.own.payment }
  const joins = joining({ ...event, isCancelled: isOff(shown) }, viewer !== null, own)
  const ended = endOf(shown, now)
  return (
    <div className="max-lg:contents lg:grid lg:content-start lg:gap-4 lg:rounded-l lg:border lg:border-line lg:bg-surface lg:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading text-fs-21 lg:text-fs-26">{ended ?? (viewer ? columnWords.seat : columnWords.join)}</h3>
        <p className="heading text-fs-21 lg:text-fs-26">
          {price(isFree(event) ? 0 : (event.priceCents ?? 0), event.currency)}
          {!isFree(event) && (
            <span className="font-sans text-fs-14 tracking-normal text-ink-2"> {words.perPerson}</span>
          )}
        </p>
      </div>
      <SeatsLine
        date={date}
        first={awaitsFirst(parts.event, date, now)}
        aside={ended === null ? leftOf(date) : undefined}
      />
      {event.isRecurring && <DatePick shown={shown} detail={detail} now={now} />}
      {button.state === 'locked' && opens !== null && <Opening opens={opens} answered={answered} />}
      {transfer?.offer && <TransferOffer shown={shown} offer={transfer.offer} />}
      <EnrolState shown={shown} button={button} now={now} onEnrol={() => setEnrolling(true)} />
      {transfer && (transfer.own || transfer.mayAsk) && <HandOn shown={shown} transfer={transfer} />}
      {joins === 'join' && <JoinButton shown={shown} service={detail.service} now={now} />}
      {joins === 'payFirst' && <p className="text-fs-14 text-ink-2">{joinWords.payFirst}</p>}
      {isEnrolling && <EnrolDialog shown={shown} now={now} onClose={() => setEnrolling(false)} />}
    </div>
  )
}

/** That it is over or does not take place, or null (EV-DETAIL-33). */
function endOf(shown: Shown, now: string): string | null {
  if (isOff(shown)) return columnWords.off(shown.event.isRecurring)
  return isPast(shown.date, now) ? columnWords.over(shown.event.isRecurring) : null
}

type DateProps = Pick<Props, 'shown' | 'detail' | 'now'>

/** Which date of a series, of those that are to come; the one that is open is always among them (EV-DETAIL-29, EV-DETAIL-34, EV-ENROL-20). */
function DatePick({ shown: { event, date }, detail, now }: DateProps) {
  const router = useRouter()
  const choose = (id: string) =>
    void router.navigate({
      href: eventPath({ event, date: { id } }),
      replace: true,
      resetScroll: false,
      state: router.state.location.state,
    })
  return (
    <>
      <Select
        label={words.date}
        value={date.id}
        options={datesByMonth(detail.dates, { opened: date.id, zone: event.zone }, now).map(({ month, dates }) => ({
          label: month ?? words.past,
          options: dates.map((it) => ({
            value: it.id,
            label: [shortDateTime(it.startAt, event.zone), month && seatsOf(it)].filter(Boolean).join(' - '),
          })),
        }))}
        onChange={(change) => choose(change.currentTarget.value)}
      />
      {nextDate(detail.dates, now) === null && <p className="text-fs-14 text-ink-2">{enrolWords.noDate}</p>}
    </>
  )
}
