import { dayMs } from '@bewezen/domain/base/moment.ts'

const madeAhead = 3

/** The part of the facts that were written from one moment until another, in milliseconds; a day of UTC unless it is of all days before one. */
export type Part = { name: string; from: number; to: number }
/** With the lowest and the highest number in it, null when it holds none, and whether a fact in it has no number yet. */
export type Held = Part & { first: number | null; last: number | null; waits: boolean }

/** The part of the day in which a moment lies. */
export function partAt(at: number): Part {
  const from = Math.floor(at / dayMs) * dayMs
  return { name: `facts_${new Date(from).toISOString().slice(0, 10).replaceAll('-', '')}`, from, to: from + dayMs }
}

/** What a part holds, by its name; null for what is none, or has no days of its own (`facts_other`). */
export function partNamed(name: string): Part | null {
  const [, before, ...digits] = /^facts_(before_)?(\d{4})(\d\d)(\d\d)$/.exec(name) ?? []
  const [year, month, date] = digits.map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  const at = partAt(Date.UTC(year, month - 1, date))
  if (before) return { name, from: Number.NEGATIVE_INFINITY, to: at.from }
  return at.name === name ? at : null
}

/** The days that are to be made: today and three more, and the days `since`, without what a part covers already. */
export function daysToMake(now: number, parts: readonly Part[], since = now): Part[] {
  const missing: Part[] = []
  for (let at = partAt(since); at.from <= now + madeAhead * dayMs; at = partAt(at.to))
    if (!parts.some(({ from, to }) => from <= at.from && at.from < to)) missing.push(at)
  return missing
}

/** Whether a part is one of the days before the first that has a part of its own, which goes row by row as that without days does. */
export const isOfManyDays = ({ from }: Part): boolean => from === Number.NEGATIVE_INFINITY

/**
 * What goes next, from the lowest number on, so that no hole is left: the facts up to a number, of those that lie in no day
 * of their own, and after them a whole part. `limit` is the moment before which facts may go, `oldest` the number up to which
 * those may that lie in no day.
 */
export function nextToGo(parts: readonly Held[], it: { limit: number; oldest: number | null }) {
  const days = parts.filter((one) => !isOfManyDays(one))
  const front = days
    .filter(({ first }) => first !== null)
    .reduce<Held | null>((lowest, one) => ((lowest?.first ?? Infinity) <= (one.first ?? 0) ? lowest : one), null)
  const upTo = it.oldest === null ? null : Math.min(it.oldest, (front?.first ?? Infinity) - 1)
  const isOld = (one: Held) => one.to <= it.limit && !one.waits
  const isEmpty = (one: Held) => isOld(one) && one.first === null
  const drop = parts.find(isEmpty) ?? (front && isOld(front) ? front : null)
  return { upTo, drop }
}
