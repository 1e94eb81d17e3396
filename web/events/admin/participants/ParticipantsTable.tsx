import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import type { EnrolmentStatus } from '@bewezen/domain/events/enrolment.ts'
import { groupOf, participantLists } from '@bewezen/domain/events/participants.ts'
import { Fragment } from 'react'
import type { About } from '../about.ts'
import { ParticipantRow } from './ParticipantRow.tsx'

const head =
  'border-b border-line-strong px-3 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap first:pl-4 lg:first:pl-6'
const group = 'border-b border-line bg-surface-2 px-4 py-2 text-left text-fs-14 font-semibold lg:px-6'
const columns = [words.person, words.at, words.diet, words.allergies, words.notes, words.paid, words.status]

type Props = {
  participants: readonly DeskParticipant[]
  /** How many there are in all, by date and state. */
  counts: readonly { occurrenceId: string; status: EnrolmentStatus; count: number }[]
  event: About['event']
  isOfAllDates: boolean
  isGrouped: boolean
}

/** The enrolments by date and group, or as they come; below 1024 pixels each is a row of a list (EV-PART-01..03, EV-MORE-26). */
export function ParticipantsTable({ participants, counts, event, isOfAllDates, isGrouped }: Props) {
  const showsDates = isOfAllDates && event.dates.length > 1
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.table}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
          <th scope="col" className={head}>
            <span className="sr-only">{words.actions}</span>
          </th>
        </tr>
      </thead>
      {isGrouped ? (
        <Groups participants={participants} counts={counts} event={event} showsDates={showsDates} />
      ) : (
        <tbody className="max-lg:block">
          {participants.map((one) => (
            <ParticipantRow key={one.id} of={one} event={event} showsDate={showsDates} />
          ))}
        </tbody>
      )}
    </table>
  )
}

type Grouped = Pick<Props, 'participants' | 'counts' | 'event'> & { showsDates: boolean }

function Groups({ participants, counts, event, showsDates }: Grouped) {
  const rows = new Map(participants.map((one) => [one.id, one]))
  const countOf = (dateId: string, name: string) =>
    counts.reduce(
      (sum, { occurrenceId, status, count }) =>
        occurrenceId === dateId && groupOf[status] === name ? sum + count : sum,
      0,
    )
  return participantLists(participants).map(({ occurrenceId, groups }) => (
    <Fragment key={occurrenceId}>
      {groups.map((it, at) => (
        <tbody key={it.group} className="max-lg:block">
          {showsDates && at === 0 && (
            <tr className="max-lg:block">
              <th scope="colgroup" colSpan={columns.length + 1} className={`${group} heading text-fs-16 max-lg:block`}>
                {longDateTime(it.participants[0]?.startAt ?? 0, event.zone)}
              </th>
            </tr>
          )}
          <tr className="max-lg:block">
            <th scope="colgroup" colSpan={columns.length + 1} className={`${group} max-lg:block`}>
              {participantWords.groups[it.group]}{' '}
              <span className="font-[550] text-ink-2">{wholeNumber(countOf(occurrenceId, it.group))}</span>
            </th>
          </tr>
          {it.participants.map(({ id }) => {
            const participant = rows.get(id)
            return participant && <ParticipantRow key={id} of={participant} event={event} />
          })}
        </tbody>
      ))}
    </Fragment>
  ))
}
