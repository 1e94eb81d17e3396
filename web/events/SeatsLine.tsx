import { type Counted, capacityLabel, percentFull } from '@bewezen/domain/events/capacity.ts'

/** How many come against the maximum, and how full that is; without a limit only the number (EV-CARD-05, EV-CARD-06, EV-CARD-17, EV-CARD-19, EV-CARD-26). */
export function SeatsLine({ date, first, aside }: { date: Counted; first?: boolean; aside?: string }) {
  const { count, full } = capacityLabel(date, first)
  return (
    <div className="text-fs-14">
      <p className="flex justify-between gap-3">
        <span>{count}</span>
        <span className="text-ink-2">{aside ?? full}</span>
      </p>
      {date.max !== null && (
        <span aria-hidden="true" className="mt-1.5 block h-1.5 overflow-clip rounded-full bg-surface-3">
          <span
            className="block h-full rounded-full bg-ink"
            style={{ width: `${percentFull(date.taken, date.max)}%` }}
          />
        </span>
      )}
    </div>
  )
}
