import { minuteText } from '@bewezen/domain/base/minuteOfDay.ts'
import { eventPath } from '@bewezen/domain/events/addresses.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import type { Task } from '@bewezen/domain/tasks/contract.ts'
import { taskWords } from '@bewezen/domain/tasks/words.ts'
import type { DayPart as Part, Planned } from '@bewezen/domain/today/dayPlan.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { type ReactNode, useId } from 'react'
import { Badge } from '../base/parts/Badge.tsx'
import { Tick } from '../tasks/index.ts'
import { Appointment } from './Appointment.tsx'
import { OwnBadge } from './OwnBadge.tsx'

type Props = { part: Part; planned: readonly Planned[]; anyTime?: readonly Task[]; children: ReactNode }

/** A part of the day as a column: what has a time in it, what has none, and what belongs there besides (SH-TODAY-16). */
export function DayPart({ part, planned, anyTime = [], children }: Props) {
  const titleId = useId()
  const tasks = [...planned.flatMap((one) => (one.kind === 'task' ? [one.task] : [])), ...anyTime]
  const appointments = planned.filter(({ kind }) => kind !== 'task').length
  const counts = [
    tasks.length > 0 && taskWords.doneOf(tasks.filter(({ isCompleted }) => isCompleted).length, tasks.length),
    appointments > 0 && words.appointments(appointments),
  ].filter((one) => one !== false)
  return (
    <section aria-labelledby={titleId} className="min-w-0 p-4 lg:p-6">
      <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 border-b border-line pb-2.5">
        <h3 id={titleId} className="heading text-fs-18">
          {words.parts[part]}
        </h3>
        <p role="status" className="text-fs-14 text-ink-2">
          {counts.join(', ')}
        </p>
      </header>
      {planned.length + anyTime.length === 0 ? (
        <p className="py-1.5 text-fs-14 text-ink-3">{words.free}</p>
      ) : (
        <ul aria-labelledby={titleId} className="grid gap-0.5">
          {planned.map((one) => (
            <li key={one.id} data-row={one.id} className="scroll-my-24">
              <One of={one} />
            </li>
          ))}
          {anyTime.map((task) => (
            <li key={task.id} data-row={task.id} className="scroll-my-24">
              <Tick task={task} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}

function One({ of: one }: { of: Planned }) {
  if (one.kind === 'task') return <Tick task={one.task} />
  const at = minuteText(one.minute)
  if (one.kind === 'stream') {
    const { id, title, isActive } = one.stream
    return (
      <Appointment to={livestreamPath(id)} title={title} at={at}>
        <Badge look={isActive ? 'live' : 'sky'}>{isActive ? words.liveNow : words.livestream}</Badge>
      </Appointment>
    )
  }
  const { id, slug, title, venueName, own } = one.date
  return (
    <Appointment to={eventPath(slug, id)} title={title} at={at} where={venueName}>
      {own && <OwnBadge own={own} />}
    </Appointment>
  )
}
