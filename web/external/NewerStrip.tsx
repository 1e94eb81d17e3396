import { useEffect, useRef } from 'react'
import { ChangedStrip } from '../base/editing/ChangedStrip.tsx'
import type { useNewer } from './useNewer.ts'

type Props = { record: Omit<ReturnType<typeof useNewer>, 'hear'> }

/** What another admin did meanwhile; the button that was pressed is at the end of the form, and what it found stands before it (IN-EXT-94). */
export function NewerStrip({ record }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isTold = record.isGone || record.changes !== null
  useEffect(() => {
    if (isTold) box.current?.focus()
  }, [isTold])
  return (
    <div ref={box} tabIndex={-1} className="outline-none empty:hidden">
      <ChangedStrip record={record} />
    </div>
  )
}
