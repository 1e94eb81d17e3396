import { fullDate, shortDay } from '@bewezen/domain/base/dates.ts'
import { callSheetWords as words } from '@bewezen/domain/production/callSheetWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { briefingTimes } from '../briefings/times.ts'
import { DayTable } from './DayTable.tsx'
import { Paper, Part, Where } from './paper.tsx'
import type { AllSheets } from './useSheets.ts'

/** The sheet for all: the whole day, everybody in it, and what the kitchen must know (EV-MORE-45). */
export function AllPaper({ all: { event, briefings, activities, date } }: { all: AllSheets }) {
  const { zone } = event
  const { taken, seats, kitchen } = date
  return (
    <Paper id="all" who={event.title} aside={words.forAdmins}>
      <p className="mt-1.5 border-b-2 border-ink pb-4 text-fs-18">{fullDate(event.startAt, zone)}</p>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,260px)] print:grid-cols-[minmax(0,1fr)_220px]">
        <div>
          <Part title={words.programme}>
            <DayTable activities={activities} zone={zone} />
          </Part>
          <Part title={words.who}>
            <ul>
              {briefings.map(({ id, person, role, phone, startAt, endAt }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2">
                  <span className="min-w-0">
                    <span className="block font-[650] wrap-anywhere">{displayName(person)}</span>
                    <span className="block text-fs-14 wrap-anywhere text-ink-2">{role}</span>
                  </span>
                  <span className="text-right tabular-nums">
                    <span className="block">{briefingTimes({ startAt, endAt }, zone, false)}</span>
                    <span className="block text-fs-14 text-ink-2">{phone}</span>
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        </div>
        <div>
          <Part title={words.where}>
            <Where event={event} isChanged={false} />
          </Part>
          <Part title={words.participants}>
            <Row
              name={`${words.enrolled} ${words.forDate(shortDay(date.startAt, zone))}`}
              value={words.enrolledOf(taken, seats)}
            />
          </Part>
          <Part title={words.diets}>
            <Counts counts={kitchen.dietaryRestrictions} />
          </Part>
          <Part title={words.allergies}>
            <Counts counts={kitchen.allergies} />
          </Part>
        </div>
      </div>
    </Paper>
  )
}

const Counts = ({ counts }: { counts: readonly { name: string; count: number }[] }) =>
  counts.length === 0 ? (
    <p className="text-ink-2">{words.noneGiven}</p>
  ) : (
    counts.map(({ name, count }) => <Row key={name} name={name} value={String(count)} />)
  )

const Row = ({ name, value }: { name: string; value: string }) => (
  <p className="flex justify-between gap-3 border-b border-line py-1.5">
    <span className="wrap-anywhere">{name}</span>
    <span className="font-[650] whitespace-nowrap tabular-nums">{value}</span>
  </p>
)
