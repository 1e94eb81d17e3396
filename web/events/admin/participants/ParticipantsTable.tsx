import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { participantWords } from '@bewezen/domain/events/adminWords.ts'
import type { DeskParticipant } from '@bewezen/domain/events/desk.ts'
import { deelnemersWords as words } from '@bewezen/domain/events/deskWords.ts'
import { participantLists } from '@bewezen/domain/events/participants.ts'
import { Fragment } from 'react'
import type { About } from '../about.ts'
import { ParticipantRow } from './ParticipantRow.tsx'

const head =
  'border-b border-line-strong px-3 py-2.5 text-left text-fs-13 font-semibold whitespace-nowrap first:pl-4 lg:first:pl-6'
const group = 'border-b border-line bg-surface-2 px-4 py-2 text-left text-fs-14 font-semibold lg:px-6'

type Props = { participants: readonly DeskParticipant[]; event: About['event']; isOfAllDates: boolean }

/** The enrolments by date and group; below 1024 pixels each is a row of a list (EV-PART-01..03). */
export function ParticipantsTable({ participants, event, isOfAllDates }: Props) {
  const rows = new Map(participants.map((one) => [one.id, one]))
  const lists = participantLists(participants)
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.table}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          {[words.person, words.at, words.diet, words.allergies, words.notes, words.status].map((name) => (
            <th key={name} scope="col" className={head}>
              {name}
            </th>
          ))}
          <th scope="col" className={head}>
            <span className="sr-only">{words.actions}</span>
          </th>
        </tr>
      </thead>
      {lists.map(({ occurrenceId, groups }) => (
        <Fragment key={occurrenceId}>
          {groups.map((it, at) => (
            <tbody key={it.group} className="max-lg:block">
              {isOfAllDates && event.dates.length > 1 && at === 0 && (
                <tr className="max-lg:block">
                  <th scope="colgroup" colSpan={7} className={`${group} heading text-fs-16 max-lg:block`}>
                    {longDateTime(it.participants[0]?.startAt ?? 0, event.zone)}
                  </th>
                </tr>
              )}
              <tr className="max-lg:block">
                <th scope="colgroup" colSpan={7} className={`${group} max-lg:block`}>
                  {participantWords.groups[it.group]}{' '}
                  <span className="font-[550] text-ink-2">{it.participants.length}</span>
                </th>
              </tr>
              {it.participants.map(({ id }) => {
                const participant = rows.get(id)
                return participant && <ParticipantRow key={id} of={participant} event={event} />
              })}
            </tbody>
          ))}
        </Fragment>
      ))}
    </table>
  )
}
