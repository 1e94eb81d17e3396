/** What is wrong with each field, as a sentence. */
export type Faults<Field extends PropertyKey> = { readonly [Name in Field]?: string | null }

/** Whose faults a form shows, and what a check or the server had against which values. */
export type Shown<Values, Field extends string> = {
  /** The fields that were left; all of them once the form was sent. */
  left: readonly Field[]
  said: Faults<Field>
  saidOf: Partial<Values>
}

/**
 * What the fields say is wrong: what was said of the values as they stand, and by the rule what is wrong with fields that
 * were left or sent. Of fields that hang together what was said holds as long as all of them stand as they were.
 */
export function shownFaults<Values extends object, Field extends string>(
  { left, said, saidOf }: Shown<Values, Field>,
  values: Values,
  ruled: Faults<Field>,
  together?: boolean,
): { [Name in Field]?: string } {
  const shown: { [Name in Field]?: string } = {}
  for (const name of Object.keys({ ...ruled, ...said }) as (Field & keyof Values)[]) {
    const isOfThis = together ? isSame(saidOf, values) : isSame(saidOf[name], values[name])
    const sentence = (isOfThis && said[name]) || (left.includes(name) && ruled[name])
    if (sentence) shown[name] = sentence
  }
  return shown
}

/** Values of forms are texts, ticks, and lists and records of those. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
