import { askAgainAfter, countdown } from '@bewezen/domain/events/opening.ts'
import { detailWords } from '@bewezen/domain/events/pageWords.ts'
import { useEffect } from 'react'
import { tellEventsUpdated } from '../updated.ts'
import { useServerNow } from '../useServerNow.ts'

const words = detailWords.countdown
const two = (value: number): string => String(value).padStart(2, '0')

/** Counts down to one's own moment, and reads the event anew once it has come, not everybody in the same instant (EV-TIER-09, EV-TIER-18). */
export function Opening({ opens, answered }: { opens: string; answered: string }) {
  const now = useServerNow(answered, 1_000)
  useEffect(() => {
    const timer = setTimeout(tellEventsUpdated, askAgainAfter(opens, answered, Math.random()))
    return () => clearTimeout(timer)
  }, [opens, answered])
  const left = countdown(opens, now)
  if (!left) return null
  const parts = (['days', 'hours', 'minutes', 'seconds'] as const).filter((part) => part !== 'days' || left.days > 0)
  return (
    <div
      role="timer"
      className="grid auto-cols-fr grid-flow-col divide-x divide-line rounded-m border border-line text-center"
    >
      {parts.map((part) => (
        <p key={part} className="grid gap-0.5 px-1 py-2.5">
          <span className="heading text-fs-26">{part === 'days' ? left.days : two(left[part])}</span>
          <span className="text-fs-13 text-ink-2">{words[part]}</span>
        </p>
      ))}
    </div>
  )
}
