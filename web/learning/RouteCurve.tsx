type Props = {
  /** The week of the whole route, 1 to 40; 0 before the first lesson. */
  week: number
  /** How many levels are finished. */
  finished: number
  label: string
}

const [width, base, top] = [1000, 130, 18]
const weeks = 40
const ticks = Array.from({ length: weeks + 1 }, (_, week) => week)
const x = (week: number) => 4 + ((width - 40) * week) / weeks
/** Slow at first, steepest in the middle, flat at the end. */
const height = (week: number) => {
  const at = (value: number) => 1 / (1 + Math.exp(-(value - 18) / 7))
  return (at(week) - at(0)) / (at(weeks) - at(0))
}
const y = (week: number) => base - (base - top) * height(week)
/** The curve between two weeks, in steps of at most half a week. */
const line = (from: number, to: number) => {
  const steps = Math.max(1, Math.ceil((to - from) * 2))
  const points = Array.from({ length: steps + 1 }, (_, step) => from + ((to - from) * step) / steps)
  return `M${points.map((week) => `${x(week).toFixed(1)} ${y(week).toFixed(1)}`).join('L')}`
}

/** Forty weeks as one rising line, with the levels on it and where one is. The facts stand beside it in words. */
export const RouteCurve = ({ week, finished, label }: Props) => (
  <svg viewBox={`0 0 ${width} 170`} className="mt-8 hidden w-full lg:block" aria-hidden="true" fill="none">
    <path d={`M${x(0)} ${base}H${x(weeks)}`} stroke="var(--ink)" strokeWidth="1.6" />
    {ticks.map((week) => (
      <path key={week} d={`M${x(week)} ${base}v${week % 8 === 0 ? 9 : 5}`} stroke="var(--ink)" strokeWidth="1.2" />
    ))}
    <path d={line(week, weeks)} stroke="var(--line-strong)" strokeWidth="1.6" strokeDasharray="3 5" />
    {week > 0 && <path d={line(0, week)} stroke="var(--sun)" strokeWidth="4" strokeLinecap="round" />}
    {[1, 2, 3, 4, 5].map((level) => (
      <g key={level}>
        <circle
          cx={x(level * 8)}
          cy={y(level * 8)}
          r="16"
          fill={level <= finished ? 'var(--primary)' : 'var(--bg)'}
          stroke="var(--line-strong)"
          strokeWidth="1.6"
        />
        <text
          x={x(level * 8)}
          y={y(level * 8) + 6}
          textAnchor="middle"
          fontSize="16"
          className="font-display"
          fill={level <= finished ? 'var(--on-primary)' : 'var(--ink)'}
        >
          {level}
        </text>
      </g>
    ))}
    {week > 0 && (
      <>
        <path d={`M${x(week)} ${y(week)}V${base}`} stroke="var(--ink)" strokeWidth="1.2" strokeDasharray="2 4" />
        <circle cx={x(week)} cy={y(week)} r="11" fill="var(--sun)" stroke="var(--ink)" strokeWidth="1.6" />
        <text
          x={Math.min(Math.max(x(week), 50), width - 90)}
          y={base + 30}
          textAnchor="middle"
          fontSize="14"
          fontWeight="650"
          fill="var(--ink)"
        >
          {label}
        </text>
      </>
    )}
  </svg>
)
