import { type ChangeEvent, type FormEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

type Texts = Record<string, string>
/** What is wrong with each field, as a sentence. */
export type Faults<Values> = { [Name in keyof Values]?: string | null }
type Name<Values> = keyof Values & string
/** What a field part spreads: its name, text, error and events. */
export type FieldState = {
  name: string
  value: string
  error: string | null
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/**
 * The texts of a form, its faults by a pure rule, and when they are shown: after a field was left or the form was sent,
 * and from then on as it is typed. Nothing typed is ever lost: what stood in the fields before the page came to life, or
 * was filled in by the browser, is taken over.
 */
export function useFields<Values extends Texts>(start: Values, faultsOf: (values: Values) => Faults<Values>) {
  const [values, setValues] = useState(start)
  const [left, setLeft] = useState<readonly Name<Values>[]>([])
  const [refused, setRefused] = useState<{ name: Name<Values>; value: string; sentence: string } | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const faults = faultsOf(values)
  const names = Object.keys(start) as Name<Values>[]
  const set = (name: Name<Values>, value: string) => setValues((before) => ({ ...before, [name]: value }))

  // The fields as they stand on the page when it comes to life.
  const mounted = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    if (element) setValues((before) => typedIn(element, before))
  }, [])

  const shown = (name: Name<Values>): string | null => {
    if (refused?.name === name && refused.value === values[name]) return refused.sentence
    return left.includes(name) ? (faults[name] ?? null) : null
  }
  const focusFault = () => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()

  return {
    values,
    faults,
    set,
    form: mounted,
    field: (name: Name<Values>): FieldState => ({
      name,
      value: values[name] ?? '',
      error: shown(name),
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
      // An empty field that is passed by is not wrong yet.
      onBlur: () => {
        if (values[name] !== '') setLeft((before) => [...before, name])
      },
    }),
    /** The texts when all of them are good; otherwise null, with the faults shown and the first one focused. */
    sent(event: FormEvent<HTMLFormElement>): Values | null {
      event.preventDefault()
      const typed = typedIn(event.currentTarget, values)
      flushSync(() => {
        setValues(typed)
        setLeft(names)
      })
      const found = faultsOf(typed)
      if (!names.some((name) => found[name])) return typed
      focusFault()
      return null
    },
    /** Shows what somebody else, such as the server, has against the text as it stands. */
    refuse(name: Name<Values>, sentence: string) {
      flushSync(() => setRefused({ name, value: values[name] ?? '', sentence }))
      focusFault()
    },
  }
}

function typedIn<Values extends Texts>(form: HTMLFormElement, before: Values): Values {
  const typed = Object.entries(before).map(([name, text]) => {
    const field = form.elements.namedItem(name)
    return [name, field instanceof HTMLInputElement ? field.value : text]
  })
  return typed.every(([name = '', text]) => before[name] === text) ? before : (Object.fromEntries(typed) as Values)
}
