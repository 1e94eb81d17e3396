import { useState } from 'react'
import { type Row, rowsChanged } from '../base/editing/rowsChanged.ts'
import type { useStoredForm } from '../base/editing/useStoredForm.ts'

type Form<Stored, Values extends object> = Pick<
  ReturnType<typeof useStoredForm<Stored | null, Values, string>>,
  'from' | 'put' | 'saved' | 'takeOver'
>

/**
 * What another admin saved or deleted while something was edited here, once a save was refused for it: the fields that
 * differ, and both ways on, as `ChangedStrip` takes them (ADM-PANEL-22, IN-EXT-94).
 */
export function useNewer<Stored extends { version: number }, Values extends object>(
  form: Form<Stored, Values>,
  newest: Stored | null,
  rowsOf: (stored: Stored) => readonly Row[],
) {
  const [isRefused, setRefused] = useState(false)
  const { from } = form
  return {
    /** Takes in why a save was refused; answers whether it is told here. */
    hear(code: string): boolean {
      const isTold = code === 'CHANGED' && from !== null
      setRefused(isTold)
      return isTold
    },
    isGone: isRefused && from !== null && newest === null,
    changes: isRefused && from && newest ? rowsChanged(rowsOf(from), rowsOf(newest)) : null,
    /** Begins anew with what stands there now. */
    takeOver(): void {
      if (newest) form.takeOver(newest)
      setRefused(false)
    },
    /** Goes on with what was typed, over what stands there now; of what is gone, with all of it as a new one. */
    goOn(): void {
      if (!newest) form.put((values) => values)
      form.saved({}, newest)
      setRefused(false)
    },
  }
}
