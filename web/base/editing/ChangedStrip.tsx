import { meanwhileWords as words } from '@bewezen/domain/base/meanwhileWords.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../parts/Button.tsx'

type Props = {
  record: {
    isGone: boolean
    /** A save was refused for it: the button that was pressed may be far below it. */
    isRefused?: boolean
    changes: readonly { label: string; before: string; now: string }[] | null
    takeOver: () => void
    goOn: () => void
  }
}

/** Somebody else was first: what stands there now, beside what was typed, and what can be done about it (EV-MORE-06). */
export function ChangedStrip({ record }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { isRefused = false } = record
  useEffect(() => {
    if (isRefused) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  if (!record.isGone && !record.changes) return null
  return (
    <div ref={box} role="alert" className="grid gap-2 rounded-m bg-ember-soft px-4 py-3 text-fs-14 text-ember-ink">
      <p className="font-[550]">{record.isGone ? words.gone : words.newer}</p>
      {record.changes && record.changes.length > 0 && (
        <div>
          <p>{words.newerNow}</p>
          <dl className="grid gap-1">
            {record.changes.map(({ label, before, now }) => (
              <div key={label} className="wrap-anywhere">
                <dt className="inline font-semibold">{label}: </dt>
                <dd className="inline">
                  <strong>{now || words.nothing}</strong> ({words.was(before || words.nothing)})
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {!record.isGone && (
          <Button look="line" size="s" onClick={record.takeOver}>
            {words.takeOver}
          </Button>
        )}
        <Button look="line" size="s" onClick={record.goOn}>
          {record.isGone ? words.makeAgain : words.goOn}
        </Button>
      </div>
    </div>
  )
}
