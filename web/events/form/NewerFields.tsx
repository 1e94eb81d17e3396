import { type ComponentProps, useEffect, useRef } from 'react'
import { ChangedStrip } from '../../base/editing/ChangedStrip.tsx'

type Props = Pick<ComponentProps<typeof ChangedStrip>['record'], 'changes' | 'takeOver' | 'goOn'>

/** What somebody else saved of the event, above its fields; the button that was pressed is at the end of them, so it gets the focus (EV-MORE-38). */
export function NewerFields({ changes, takeOver, goOn }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const isNewer = changes !== null
  useEffect(() => {
    if (isNewer) strip.current?.focus()
  }, [isNewer])
  return (
    <div ref={strip} tabIndex={-1} className="scroll-mt-28 outline-none empty:hidden">
      <ChangedStrip record={{ isGone: false, changes, takeOver, goOn }} />
    </div>
  )
}
