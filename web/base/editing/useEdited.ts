import { useState } from 'react'
import { tellError } from '../parts/toast.ts'
import { isSame } from './faults.ts'
import { type Row, rowsChanged } from './rowsChanged.ts'
import type { FormGiven } from './useForm.ts'
import { useStoredForm } from './useStoredForm.ts'

export type EditedGiven<Stored> = {
  /** As it is stored now; null makes a new one. Undefined when it was there and is gone. */
  stored: Stored | null | undefined
  /** Reads it once more: undefined when it is gone, and nothing answers when that failed. */
  readAgain: () => Promise<{ isSuccess: boolean; stored: Stored | undefined }>
}

type Given<Stored, Values, Field extends string> = EditedGiven<Stored> & {
  valuesFrom: (from: Stored | null) => Values
  faultsOf: FormGiven<Values, Field>['faultsOf']
  /** Reads the lists anew, which show what another manager did. */
  renew: () => unknown
  loadFailed: string
  /** As it is read field by field: what somebody else changed is told, and can be saved over. */
  rowsOf?: (stored: Stored) => readonly Row[]
  /** What is typed, as a new one has it: files of the one that is gone went with it. */
  asNew: (typed: Values) => Partial<Values>
}

/**
 * The form over something that several people manage: what others did to it meanwhile, and how it goes on once somebody
 * else saved it, deleted it, or took the right away (X3-EDGE-13). `Meanwhile` says so.
 */
export function useEdited<
  Stored extends { version: number },
  Values extends object,
  Field extends keyof Values & string,
>(given: Given<Stored, Values, Field>) {
  const { stored, readAgain, valuesFrom, faultsOf, renew, loadFailed, rowsOf, asNew } = given
  const [refused, setRefused] = useState<'CHANGED' | 'FORBIDDEN' | null>(null)
  const [last, setLast] = useState(stored ?? null)
  if (stored && !isSame(stored, last)) setLast(stored)
  const [isAnew, setAnew] = useState(false)
  const form = useStoredForm<Stored | null, Values, Field>({
    stored: isAnew ? null : last,
    valuesFrom,
    news: 'while unchanged',
    faultsOf,
  })
  const { values, from, put, errors } = form
  const isGone = stored === undefined && !isAnew
  const isNewer = last !== null && from !== null && last.version !== from.version && !isSame(valuesFrom(last), values)
  return {
    form,
    /** As it was last read, by whoever saved it. */
    last,
    isGone,
    /** Takes in why a save was refused. */
    refuse(code: string, faults: Partial<Record<Field, string>>): void {
      setRefused(code === 'CHANGED' || code === 'FORBIDDEN' ? code : null)
      if (code === 'CHANGED') void renew()
      form.refuse(faults)
    },
    /** What others did, for the part that says so. */
    meanwhile: (isSaving: boolean): MeanwhileState => ({
      isForbidden: refused === 'FORBIDDEN',
      isGone,
      isOutdated: !isGone && !isSaving && (isNewer || refused === 'CHANGED'),
      isRefused: refused === 'CHANGED',
      changes: rowsOf && from && last ? rowsChanged(rowsOf(from), rowsOf(last)) : null,
      /** Goes on with what is typed, over what somebody else saved. */
      goOn: () => {
        form.saved({}, last)
        setRefused(null)
      },
      /** Begins anew with what somebody else saved. */
      takeOver: async () => {
        const read = await readAgain()
        if (!read.isSuccess) return tellError(loadFailed)
        setRefused(null)
        if (read.stored) form.takeOver(read.stored)
      },
      /** Goes on with what is typed as a new one. */
      makeAnew: () => {
        // All of it: what it began from is gone as well.
        put((typed) => ({ ...typed, ...asNew(typed) }))
        form.saved({}, null)
        setAnew(true)
        setRefused(null)
      },
    }),
    /** What a text field spreads. An empty field that is passed by is not wrong yet. */
    text: <Name extends TextNames<Values> & Field>(name: Name) => ({
      name,
      value: values[name] as Values[Name] & string,
      error: errors[name] ?? null,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        put({ [name]: currentTarget.value } as unknown as Partial<Values>),
      onBlur: () => {
        if (values[name]) form.leave(name)
      },
    }),
  }
}

type TextNames<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values]

export type MeanwhileState = {
  isForbidden: boolean
  isGone: boolean
  isOutdated: boolean
  isRefused: boolean
  /** Field by field; null where the room does not say. */
  changes: ReturnType<typeof rowsChanged> | null
  goOn: () => void
  takeOver: () => Promise<void>
  makeAnew: () => void
}
