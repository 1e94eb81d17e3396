import { useState } from 'react'
import { isLonger, type Row } from './rowsOf.ts'

/** Whether these rows differ from those before only by what was put above them: then the view is held from its end. */
export function useGrownAtStart(rows: readonly Row[]): boolean {
  const [known, setKnown] = useState({ rows, isShift: false })
  if (known.rows !== rows) setKnown({ rows, isShift: isLonger(known.rows, rows) })
  return known.isShift
}
