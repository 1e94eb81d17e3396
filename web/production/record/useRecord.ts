import { useEffect, useState } from 'react'
import { useQueries } from '../../base/api/queries.ts'
import { refusalOf } from '../../base/api/refusal.ts'
import { useChange } from '../../base/api/useChange.ts'
import type { Faults } from '../../base/editing/faults.ts'
import { dropTyped, fitting } from '../../base/editing/keptTyped.ts'
import { type Row, rowsChanged } from '../../base/editing/rowsChanged.ts'
import { useKeptTyped } from '../../base/editing/useKeptTyped.ts'
import type { Operation } from '../../base/editing/useSave.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { tellError, tellSuccess } from '../../base/parts/toast.ts'
import { renewProduction } from '../renew.ts'
import type { Says } from './messages.ts'

export type Kept = { id: string; version: number }
export type Saved<Form> = { id: string; version: number | null; form: Form }
export type RecordGiven<Stored extends Kept, Form extends object, Input> = {
  /** The record to edit; null makes a new one. */
  stored: Stored | null
  formOf: (stored: Stored | null) => Form
  faultsOf: (form: Form) => Faults<keyof Form & string>
  /** Whether nothing is typed that could be saved: then nothing happens, and nothing is said (EV-COST-10). */
  isEmpty?: (form: Form) => boolean
  operation: Operation<Input, Stored>
  inputOf: (saved: Saved<Form>) => Input
  says: Says
  /** Under which name a new one is kept while it is typed, of its event and kind (EV-MORE-99). */
  keepAs?: string
  /** The fields of a record as they are read, to show what somebody else changed. */
  rowsOf: (stored: Stored) => readonly Row[]
  onDone?: () => void
}

/**
 * The form state of one record that is saved as a whole. When somebody else saved or deleted it meanwhile it says so,
 * shows what stands there by now, and keeps what was typed until its author decides (EV-MORE-06, EV-MORE-109, EV-ADMIN-21).
 */
export function useRecord<Stored extends Kept, Form extends object, Input>(given: RecordGiven<Stored, Form, Input>) {
  const { stored, formOf, faultsOf, isEmpty, operation, inputOf, says, rowsOf, onDone, keepAs } = given
  const cache = useQueries()
  const { key, kept, attempt, keep, drop } = useKeptTyped(stored === null && keepAs ? keepAs : null)
  const form = useStoredForm<Stored | null, Form>({
    stored,
    valuesFrom: formOf,
    faultsOf,
    resumed: () => kept && { from: null, typed: fitting(kept.typed, formOf(null)) },
  })
  const { typed } = form
  useEffect(() => keep(typed), [keep, typed])
  const forget = () => {
    drop()
    if (key) dropTyped(`${key}:person`)
  }
  const [newer, setNewer] = useState<{ current: Stored | null } | null>(null)
  const isNew = form.from === null
  const change = useChange(operation, {
    onSuccess: async () => {
      tellSuccess(...says.done(isNew))
      attempt.done()
      forget()
      form.takeOver(stored)
      setNewer(null)
      onDone?.()
      await renewProduction(cache)
    },
    onError: (error) => {
      const { code = '', data } = refusalOf(error) ?? {}
      if (code === 'FAULTY_FIELDS') form.refuse((data as { faults: Faults<keyof Form & string> }).faults)
      const current = code === 'CHANGED' ? (data as { current: Stored | null }).current : undefined
      if (current !== undefined) setNewer({ current })
      tellError(...says.failed(current === null ? 'GONE' : code, isNew))
      void renewProduction(cache)
    },
  })
  return {
    stored: form.from,
    values: form.values,
    errors: form.errors,
    put: form.put,
    isNew,
    /** Under which key it is kept while it is typed; null for what is stored already. */
    key,
    /** Throws away what was typed for a new one. */
    forget,
    isTouched: form.isTouched,
    isBusy: change.isPending,
    /** Somebody else deleted it meanwhile. */
    isGone: newer?.current === null,
    /** What somebody else changed meanwhile, field by field; null while nobody did. */
    changes: newer?.current ? rowsChanged(form.from ? rowsOf(form.from) : [], rowsOf(newer.current)) : null,
    /** Begins anew with what stands there now. */
    takeOver: () => {
      if (newer?.current) form.takeOver(newer.current)
      setNewer(null)
    },
    /** Goes on with what was typed, over what stands there now; without a record as a new one. */
    goOn: () => {
      form.saved({}, newer?.current ?? null)
      setNewer(null)
    },
    send: (element: HTMLFormElement) => {
      if (change.isPending || isEmpty?.(form.values)) return
      const checked = form.check(element)
      if (!checked) return
      const id = form.from?.id ?? attempt.idFor(checked)
      // Whether or not the answer comes back before the page is left.
      keep(typed)
      change.mutate(inputOf({ id, version: form.from?.version ?? null, form: checked }))
    },
  }
}

/** The result of `useRecord`, as the parts around the fields take it. */
export type RecordState = Pick<
  ReturnType<typeof useRecord<Kept, object, unknown>>,
  'isTouched' | 'isBusy' | 'isGone' | 'changes' | 'takeOver' | 'goOn' | 'send' | 'forget'
>
