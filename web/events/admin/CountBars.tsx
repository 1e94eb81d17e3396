import { wholeNumber } from '@bewezen/domain/base/numbers.ts'

/** Names with how many each has, as bars beside their numbers. */
export function CountBars({ counts }: { counts: readonly { name: string; count: number }[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count))
  return (
    <ul className="grid gap-1.5">
      {counts.map(({ name, count }) => (
        <li key={name} className="grid grid-cols-[minmax(0,9rem)_1fr_2.5rem] items-center gap-3 text-fs-14">
          <span className="font-[550] wrap-anywhere">{name}</span>
          <span aria-hidden="true" className="h-2 overflow-clip rounded-full bg-surface-3">
            <span className="block h-full rounded-full bg-ink" style={{ width: `${(count * 100) / most}%` }} />
          </span>
          <span className="text-right">{wholeNumber(count)}</span>
        </li>
      ))}
    </ul>
  )
}
