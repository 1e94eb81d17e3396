import { useLayoutEffect, useRef, useState } from 'react'
import { focusFault } from '../focus/focusFault.ts'
import { type Faults, type Shown, shownFaults } from './faults.ts'

/** What a field of text spreads: its name, text, error and events. */
export type FieldState = {
  name: string
  value: string
  error: string | undefined
  onChange: (event: { target: { value: string } }) => void
  onBlur: () => void
}

export type FormGiven<Values, Field extends string> = {
  /** What stands in the fields that nobody touched. */
  start: Values
  /** What was typed before. */
  begun?: Partial<Values>
  /** What is wrong with the values, where that is shown while they are typed. */
  faultsOf?: (values: Values) => Faults<Field>
  /** Whether fields hang together: a change of one then takes away what was said against all. */
  together?: boolean
}

/**
 * The one form of this floor: what is typed, what is wrong with it and when that is shown, and where the focus goes.
 * Nothing typed is ever lost: not what stood in the fields before the page came to life or was filled in by the browser,
 * and not by a refusal. `useStoredForm` knows besides of what is stored meanwhile. (react-hook-form does not, and weighs
 * some 9 KB on first pages that have a few hundred bytes left.)
 */
export function useForm<Values extends object, Field extends string = keyof Values & string>({
  start,
  begun = {},
  faultsOf,
  together,
}: FormGiven<Values, Field>) {
  type Kept = Shown<Values, Field> & { typed: Partial<Values> }
  const unsaid = { left: [], said: {}, saidOf: {} }
  const [kept, setKept] = useState<Kept>({ typed: begun, ...unsaid })
  const keep = (change: (now: Kept) => Partial<Kept>) => setKept((now) => ({ ...now, ...change(now) }))
  const { typed } = kept
  const values: Values = { ...start, ...typed }
  const faults: Faults<Field> = faultsOf?.(values) ?? {}
  const errors = shownFaults(kept, values, faults, together)
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ typed, values })
  const latest = useRef(typed)
  latest.current = typed

  /** A change that waited for something is given as a function of what is typed by then. */
  const put = (change: Partial<Values> | ((now: Values) => Partial<Values>)) =>
    keep(({ typed }) => ({
      typed: { ...typed, ...(typeof change === 'function' ? change({ ...start, ...typed }) : change) },
    }))
  const set = <Name extends keyof Values>(name: Name, value: Values[Name]) =>
    put({ [name]: value } as unknown as Partial<Values>)
  const leave = (name: Field) => keep(({ left }) => ({ left: [...left, name] }))
  // The fields as they stand on the page when it comes to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since from then on every key is heard
  useLayoutEffect(() => {
    if (form.current) put(filledIn(form.current, values))
  }, [])

  return {
    values,
    typed,
    /** What is wrong, also where it is not shown yet. */
    faults,
    /** What each field says is wrong with it. */
    errors,
    put,
    set,
    leave,
    /** For the form that is on the page before it comes to life. */
    form,
    field: (name: Field & keyof Values): FieldState => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event) => set(name, event.target.value as Values[typeof name]),
      // An empty field that is passed by is not wrong yet.
      onBlur: () => {
        if (values[name]) leave(name)
      },
    }),
    /** The values when nothing is wrong; otherwise null, with the faults shown and the first one focused. */
    check(element: HTMLFormElement, found: Faults<Field> = {}, among?: readonly Field[]): Values | null {
      form.current = element
      const filled = filledIn(element, values)
      const now = { typed: { ...typed, ...filled }, values: { ...values, ...filled } }
      sent.current = now
      const ruled: Faults<Field> = { ...faultsOf?.(now.values), ...found }
      const isWrong = (among ?? (Object.keys(ruled) as Field[])).some((name) => ruled[name])
      // What the server had against it stays in sight while the same is sent once more.
      const said = Object.keys(found).length > 0 && { said: found, saidOf: now.values }
      const show = () => keep(() => ({ typed: now.typed, left: Object.keys(values) as Field[], ...said }))
      if (isWrong) focusFault(element, show)
      else show()
      return isWrong ? null : now.values
    },
    /**
     * Shows what the server has against what was sent, and leads there unless somebody typed on meanwhile. What is not
     * kept after a refusal, such as a password, is given with what stands there instead.
     */
    refuse(said: Faults<Field>, instead: Partial<Values> = {}) {
      const { typed, values } = sent.current
      const saidOf = { ...values, ...instead }
      const show = () => keep(({ typed }) => ({ typed: { ...typed, ...instead }, said, saidOf }))
      if (form.current && latest.current === typed) focusFault(form.current, show)
      else show()
    },
    /** Goes on with what is still typed, as if nothing had been wrong. */
    goOn: (stillTyped: (typed: Partial<Values>) => Partial<Values>) =>
      keep(({ typed }) => ({ ...unsaid, typed: stillTyped(typed) })),
  }
}

/** The texts that stand in the fields of a form without having been heard of. */
function filledIn<Values extends object>(form: HTMLFormElement, values: Values): Partial<Values> {
  const found: { [name: string]: string } = {}
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (typeof value === 'string' && field instanceof HTMLInputElement && field.value !== value)
      found[name] = field.value
  }
  return found as Partial<Values>
}
