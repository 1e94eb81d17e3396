import { daysBetween } from '../base/dates.ts'
import { isDay, plusDays } from '../base/days.ts'

/** The days of a challenge, such as '2026-10-24', and how many of them count (COM-LEARN-11). */
export type Period = { startDate: string; endDate: string; durationDays: number }

export const challengeStates = ['upcoming', 'running', 'over'] as const
export type ChallengeState = (typeof challengeStates)[number]

/** How a challenge stands on a day in Amsterdam: both its first and its last day belong to it (COM-LEARN-11). */
export function challengeState({ startDate, endDate }: Period, today: string): ChallengeState {
  if (today < startDate) return 'upcoming'
  return today > endDate ? 'over' : 'running'
}

/** Why nobody can begin with it any more, or null (COM-LEARN-12). */
export const joinRefusal = (period: Period, today: string): { code: 'CHALLENGE_OVER' } | null =>
  challengeState(period, today) === 'over' ? { code: 'CHALLENGE_OVER' } : null

/** How somebody takes part: since which day, the days they ticked, and whether they have reached the end. */
export type Participation = { joinedDay: string; days: readonly string[]; isCompleted: boolean }

export type TickRefusal = {
  code: 'NOT_TAKING_PART' | 'CHALLENGE_OVER' | 'CHALLENGE_COMPLETED' | 'DAY_NOT_OPEN'
}

/**
 * Why a day cannot be ticked, or null: only today, and yesterday for whoever took part by then, within the period and
 * while it lasts (COM-LEARN-12, COM-LEARN-13, COM-LEARN-40).
 */
export function tickRefusal(
  period: Period,
  mine: Participation | null,
  day: string,
  today: string,
): TickRefusal | null {
  if (!mine) return { code: 'NOT_TAKING_PART' }
  if (mine.isCompleted) return { code: 'CHALLENGE_COMPLETED' }
  if (challengeState(period, today) === 'over') return { code: 'CHALLENGE_OVER' }
  const isOpen = day === today || (day === plusDays(today, -1) && tookPartOn(mine, day))
  return isDay(day) && isOpen && isWithin(period, day) ? null : { code: 'DAY_NOT_OPEN' }
}

const tookPartOn = ({ joinedDay }: Participation, day: string): boolean => joinedDay <= day

/** Which of yesterday and today can be ticked now. */
export const tickableDays = (period: Period, mine: Participation | null, today: string): string[] =>
  [plusDays(today, -1), today].filter(
    (day) => tickRefusal(period, mine, day, today) === null && !mine?.days.includes(day),
  )

/** The days that count: each once, and within the period as it stands now. */
export const daysDone = (period: Period, days: readonly string[]): number =>
  new Set(days.filter((day) => isWithin(period, day))).size

/** Whether the days done reach what was asked (COM-LEARN-13). */
export const isReached = (period: Period, days: readonly string[]): boolean =>
  daysDone(period, days) >= period.durationDays

/**
 * Whether enough days can still be ticked for it to succeed: those done, those that can be ticked now (today alone for
 * somebody who does not take part yet), and those to come (COM-LEARN-39, COM-LEARN-40).
 */
export function isWithinReach(
  period: Period,
  mine: { days: readonly string[] } | null,
  tickable: readonly string[],
  today: string,
): boolean {
  const now = mine ? [...mine.days, ...tickable] : [today]
  return isReached(period, [...now, ...periodDays(period).filter((day) => day > today)])
}

/** Whether so few days are left that a challenge which was not completed cannot succeed any more (COM-LEARN-39). */
export const isOutOfReach = (
  challenge: Period & {
    mine: { days: readonly string[]; completedAt: string | null } | null
    tickable: readonly string[]
    today: string
  },
): boolean => {
  const { mine, tickable, today } = challenge
  return !mine?.completedAt && !isWithinReach(challenge, mine, tickable, today)
}

/** Why somebody cannot stop, or null: what was reached stays (COM-LEARN-32). */
export const stopRefusal = (mine: Pick<Participation, 'isCompleted'>): { code: 'CHALLENGE_COMPLETED' } | null =>
  mine.isCompleted ? { code: 'CHALLENGE_COMPLETED' } : null

/** Every day of the period, in order. */
export const periodDays = ({ startDate, endDate }: Period): string[] =>
  Array.from({ length: Math.max(0, daysBetween(startDate, endDate) + 1) }, (_, at) => plusDays(startDate, at))

const isWithin = ({ startDate, endDate }: Period, day: string): boolean => day >= startDate && day <= endDate
