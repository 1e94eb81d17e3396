import { useState } from 'react'

type Sentences<Values> = { [Name in keyof Values]?: string }
type Refused<Values> = { [Name in keyof Values]?: { value: Values[Name]; sentence: string } }

/**
 * What somebody typed over what is stored. Only touched fields are held, so that news from elsewhere shows in all others;
 * nothing typed goes before it was saved (SH-PROF-11). A fault shows after its field was left or the form was sent.
 */
export function useDraft<Values extends object>(stored: Values, sentencesOf: (values: Values) => Sentences<Values>) {
  const [typed, setTyped] = useState<Partial<Values>>({})
  const [left, setLeft] = useState<readonly (keyof Values)[]>([])
  const [refused, setRefused] = useState<Refused<Values>>({})
  const values = { ...stored, ...typed }
  const sentences = sentencesOf(values)
  const names = Object.keys(stored) as (keyof Values)[]
  const changed = names.filter((name) => !isSame(values[name], stored[name]))

  return {
    values,
    sentences,
    changed,
    isDirty: changed.length > 0,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setTyped((before) => ({ ...before, [name]: value })),
    leave: (name: keyof Values) => setLeft((before) => (before.includes(name) ? before : [...before, name])),
    leaveAll: () => setLeft(names),
    /** What is wrong with a field, as far as it is time to say so. */
    error(name: keyof Values): string | null {
      const said = refused[name]
      if (said && isSame(said.value, values[name])) return said.sentence
      return left.includes(name) ? (sentences[name] ?? null) : null
    },
    /** Shows what the server has against fields as they stand. */
    refuse: (fields: readonly (keyof Values)[], sentence: string) =>
      setRefused(
        Object.fromEntries(fields.map((name) => [name, { value: values[name], sentence }])) as Refused<Values>,
      ),
    /** Lets go of what was saved, unless it was typed on meanwhile. */
    saved(sent: Partial<Values>) {
      setTyped((before) => withoutSent(before, sent))
      setLeft([])
      setRefused({})
    },
  }
}

/** What is still typed after these values were saved. */
export function withoutSent<Values extends object>(typed: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  const isNewer = ([name, value]: [string, unknown]) =>
    !Object.hasOwn(sent, name) || !isSame(sent[name as keyof Values], value)
  return Object.fromEntries(Object.entries(typed).filter(isNewer)) as Partial<Values>
}

/** Values of forms are texts and lists of texts. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
