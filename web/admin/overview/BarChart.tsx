import { barsOf, plane } from './plot.ts'

type Props = { values: readonly number[]; labels: readonly string[]; amounts: readonly string[] }

/** A trend as bars, the running one marked, each with its amount above and its name below; hand-made SVG. */
export function BarChart({ values, labels, amounts }: Props) {
  const { bars, zero } = barsOf(values)
  const last = bars.length - 1
  return (
    <div aria-hidden="true">
      <ul className="grid grid-flow-col auto-cols-fr text-center text-fs-12 text-ink-2 lg:text-fs-13">
        {amounts.map((amount, at) => (
          <li key={labels[at]} className={at === last ? 'font-[650]' : undefined}>
            {amount}
          </li>
        ))}
      </ul>
      <svg viewBox={`0 0 ${plane.width} ${plane.height}`} aria-hidden="true" className="block h-auto w-full">
        {bars.map(({ isBelow, ...box }, at) => (
          <rect
            key={labels[at]}
            {...box}
            rx="3"
            fill={at === last ? 'var(--sun)' : isBelow ? 'var(--ink-3)' : 'var(--ink)'}
            stroke={at === last && box.height > 0 ? 'var(--ink)' : undefined}
            strokeWidth="2"
          />
        ))}
        <path d={`M0 ${zero}H${plane.width}`} stroke="var(--ink)" strokeWidth="1.5" />
      </svg>
      <ul className="grid grid-flow-col auto-cols-fr text-center text-fs-13 text-ink-3">
        {labels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </div>
  )
}
