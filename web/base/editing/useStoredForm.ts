import { useMemo, useState } from 'react'
import { afterPress } from '../parts/afterPress.ts'
import { changedIn, type Filling, isChanged, type News, type Reading, withNews, withSaved } from './filling.ts'
import { type FormGiven, useForm } from './useForm.ts'

type Given<Stored, Values, Field extends string> = Reading<Stored, Values> &
  Pick<FormGiven<Values, Field>, 'faultsOf' | 'together'> & {
    stored: Stored
    news?: News
    /** Where it goes on, when something was typed before. */
    resumed?: () => Filling<Stored, Values> | null
  }

/** For a form that edits what is stored as it is. */
export const asStored = <Stored>(stored: Stored): Stored => stored

/** A form over what is stored, which somebody else may change meanwhile; only what was typed is held. */
export function useStoredForm<Stored, Values extends object, Field extends string = keyof Values & string>({
  stored,
  valuesFrom,
  meant,
  news = 'when asked',
  resumed,
  ...given
}: Given<Stored, Values, Field>) {
  const reading = { valuesFrom, meant }
  const [earlier] = useState(() => resumed?.() ?? { from: stored, typed: {} })
  const [from, setFrom] = useState(earlier.from)
  const start = useMemo(() => valuesFrom(from), [valuesFrom, from])
  const form = useForm<Values, Field>({ ...given, start, begun: earlier.typed })
  const { typed } = form
  const values = useMemo(() => ({ ...start, ...typed }), [start, typed])
  const filling = { from, typed }
  const newest = withNews(filling, stored, news, reading)
  if (newest !== filling) {
    setFrom(newest.from)
    if (newest.typed !== typed) form.goOn(() => newest.typed)
  }
  return {
    ...form,
    from,
    values,
    changed: changedIn(filling, reading),
    /** Whether something else stands in the fields than is stored. */
    isDirty: isChanged(filling, reading),
    /** Whether anything was done in it. */
    isTouched: Object.keys(typed).length > 0,
    /** What is said then may move what is being pressed. */
    leave: (name: Field) => afterPress(() => form.leave(name)),
    /** Lets go of what was saved, unless it was typed on meanwhile. */
    saved(sent: Partial<Values>, stored = from) {
      setFrom(stored)
      form.goOn((typed) => withSaved({ from, typed }, sent).typed)
    },
    /** Begins anew with what is stored now. */
    takeOver(stored: Stored) {
      setFrom(stored)
      form.goOn(() => ({}))
    },
  }
}
