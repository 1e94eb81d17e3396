import { capital, weekdayDate } from '@bewezen/domain/base/dates.ts'
import { clashesWith } from '@bewezen/domain/production/clashes.ts'
import type { Activity } from '@bewezen/domain/production/programme.ts'
import { loadFailedWords, screenWords, programmeScreenWords as words } from '@bewezen/domain/production/screenWords.ts'
import { useRef, useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { useKeptFocus } from '../../base/focus/useKeptFocus.ts'
import { Card } from '../../base/parts/Card.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import type { About } from '../about.ts'
import { fresh } from '../fresh.ts'
import { Beside } from '../record/Beside.tsx'
import { ListTitle, TableHead } from '../record/table.tsx'
import { useClashes } from '../useClashes.ts'
import { ActivityForm } from './ActivityForm.tsx'
import { ActivityRow } from './ActivityRow.tsx'
import { byDay } from './days.ts'
import { Lanes } from './Lanes.tsx'

const names = [words.time, words.activity, words.location, words.attention]

/** The programme of an event, as a drawing and as a list, and the form for one more activity (EV-PROG-01, EV-PROG-03, EV-PROG-06). */
export function ProgrammeTab({ event }: About) {
  const read = useRead(api.production.programme, { eventId: event.id }, fresh)
  return (
    <>
      {read.data && <Lanes days={byDay(read.data.activities, event.zone)} event={event} />}
      <Beside title={words.addTitle} form={(onClose) => <ActivityForm event={event} onClose={onClose} />}>
        <Loaded read={read} failed={loadFailedWords.programme}>
          {({ activities }) => <Programme activities={activities} event={event} />}
        </Loaded>
      </Beside>
    </>
  )
}

function Programme({ activities, event }: { activities: readonly Activity[]; event: About['event'] }) {
  const box = useRef<HTMLElement>(null)
  useKeptFocus(box, '[data-row]')
  const [edited, setEdited] = useState<Activity | null>(null)
  const { clashes, briefings } = useClashes(event.id)
  const { zone } = event
  const days = byDay(activities, zone)
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="programme" className="grid gap-4 outline-none">
      <ListTitle
        id="programme"
        title={words.title}
        aside={`${words.activities(activities.length)}, ${screenWords.zone(zone)}`}
      />
      {days.length === 0 && (
        <Card>
          <EmptyState title={words.none} text={words.noneText} />
        </Card>
      )}
      {days.map(({ day, activities: some }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
          <h3 id={`day-${day}`} className={days.length > 1 ? 'heading text-fs-18' : 'text-[15px] text-ink-2'}>
            {capital(weekdayDate(`${day}T12:00:00Z`))}
          </h3>
          <Card className="overflow-hidden">
            <table className="w-full border-collapse max-lg:block">
              <caption className="sr-only">{capital(weekdayDate(`${day}T12:00:00Z`))}</caption>
              <TableHead names={names} last={screenWords.actions} />
              <tbody className="max-lg:block">
                {some.map((activity) => (
                  <ActivityRow
                    key={activity.id}
                    activity={activity}
                    clashes={clashesWith(clashes, activity.id)}
                    named={{ briefings, activities }}
                    event={event}
                    onEdit={() => setEdited(activity)}
                  />
                ))}
              </tbody>
            </table>
          </Card>
        </section>
      ))}
      {edited && <ActivityForm event={event} activity={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}
