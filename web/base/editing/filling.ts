import { type Faults, isSame } from './faults.ts'

/** How a form reads what is stored. */
export type Reading<Stored, Values> = {
  valuesFrom: (stored: Stored) => Values
  /** What the values come to once they are stored; what was only typed in another way is no change. */
  meant?: (values: Values) => unknown
}

/**
 * What happens to a form when something else is stored meanwhile: it shows in each field that nobody touched, it shows as
 * long as nothing at all was changed, or it waits until it is asked for. What was typed stays whichever it is.
 */
export type News = 'by field' | 'while unchanged' | 'when asked'

/** A form while it is filled in: what it began from, and what was typed over that. */
export type Filling<Stored, Values> = { from: Stored; typed: Partial<Values> }

/** What stands in the fields. */
export const valuesOf = <Stored, Values>(
  { from, typed }: Filling<Stored, Values>,
  { valuesFrom }: Reading<Stored, Values>,
): Values => ({ ...valuesFrom(from), ...typed })

/** The fields in which something else stands than is stored. */
export function changedIn<Stored, Values extends object>(
  { from, typed }: Filling<Stored, Values>,
  { valuesFrom }: Reading<Stored, Values>,
): (keyof Values & string)[] {
  const stored = valuesFrom(from)
  const names = Object.keys(typed) as (keyof Values & string)[]
  return names.filter((name) => !isSame(typed[name], stored[name]))
}

/** Whether something stands in the fields that is not stored. */
export const isChanged = <Stored, Values extends object>(
  filling: Filling<Stored, Values>,
  reading: Reading<Stored, Values>,
): boolean =>
  reading.meant
    ? !isSame(reading.meant(valuesOf(filling, reading)), reading.meant(reading.valuesFrom(filling.from)))
    : changedIn(filling, reading).length > 0

/** After something else was stored. */
export function withNews<Stored, Values extends object>(
  filling: Filling<Stored, Values>,
  stored: Stored,
  news: News,
  reading: Reading<Stored, Values>,
): Filling<Stored, Values> {
  if (news === 'when asked' || isSame(filling.from, stored)) return filling
  if (news === 'by field') return { ...filling, from: stored }
  return isChanged(filling, reading) ? filling : { from: stored, typed: {} }
}

/** After a save: what was sent is let go of, and what was typed while it was on its way is still there. */
export const withSaved = <Stored, Values extends object>(
  { from, typed }: Filling<Stored, Values>,
  sent: Partial<Values>,
  stored = from,
): Filling<Stored, Values> => ({ from: stored, typed: withoutSent(typed, sent) })

/** What is still typed after these values were saved. */
export function withoutSent<Values extends object>(typed: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  const isNewer = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(sent, name) || !isSame(sent[name as keyof Values], value)
  return Object.fromEntries(Object.entries(typed).filter(isNewer)) as Partial<Values>
}

/** The same sentence, or one for each, at several fields. */
export const faultsAt = <Field extends string>(
  fields: readonly Field[],
  sentenceOf: (field: Field) => string | null | undefined,
): Faults<Field> => Object.fromEntries(fields.map((name) => [name, sentenceOf(name)])) as Faults<Field>
