import { dayOf } from '../base/dates.ts'
import { minuteOf } from '../base/minuteOfDay.ts'
import type { Task } from '../tasks/contract.ts'
import { minuteOfTask } from '../tasks/task.ts'
import type { NextDate, StreamToday } from './contract.ts'

/** The parts of a day: it splits at 12:00 and at 17:00 (SH-TODAY-16). */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** In which part of the day a minute lies; the night before 06:00 is the beginning of the morning. */
export const partOf = (minute: number): DayPart =>
  minute < 12 * 60 ? 'morning' : minute < 17 * 60 ? 'afternoon' : 'evening'

/** Something of today at its minute. */
export type Planned =
  | { kind: 'task'; id: string; minute: number; task: Task }
  | { kind: 'stream'; id: string; minute: number; stream: StreamToday }
  | { kind: 'date'; id: string; minute: number; date: NextDate }

export type DayPlan = {
  parts: Record<DayPart, readonly Planned[]>
  /** The tasks for any time, in the order of the list. */
  anyTime: readonly Task[]
  /** The dates that are not one's own of today. */
  coming: readonly NextDate[]
}

type Day = { day: string; tasks: readonly Task[]; streams: readonly StreamToday[]; dates: readonly NextDate[] }

/** What a day holds, by its parts: what has a time by that time, as it stands in the list where two have the same (SH-TODAY-16). */
export function dayPlan({ day, tasks, streams, dates }: Day): DayPlan {
  const isToday = ({ own, startAt }: NextDate) => own !== null && dayOf(startAt) === day
  const planned: Planned[] = [
    ...tasks.flatMap((task): Planned[] => {
      const minute = minuteOfTask(task)
      return minute === null ? [] : [{ kind: 'task', id: task.id, minute, task }]
    }),
    ...streams.map(
      (stream): Planned => ({ kind: 'stream', id: stream.id, minute: minuteOf(stream.startTime), stream }),
    ),
    ...dates
      .filter(isToday)
      .map((date): Planned => ({ kind: 'date', id: date.id, minute: minuteOf(date.startAt), date })),
  ].toSorted((a, b) => a.minute - b.minute)
  const of = (part: DayPart) => planned.filter(({ minute }) => partOf(minute) === part)
  return {
    parts: { morning: of('morning'), afternoon: of('afternoon'), evening: of('evening') },
    anyTime: tasks.filter((task) => minuteOfTask(task) === null),
    coming: dates.filter((date) => !isToday(date)),
  }
}
