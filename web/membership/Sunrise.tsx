import { useId } from 'react'

const [line, light] = ['oklch(.30 .05 236)', 'oklch(.97 .02 85)']
const [x, y] = [1010, 372]

/** A sun that has just come up over the sea, with its circles in the air and on the water. Decoration (COM-START-05). */
export function Sunrise() {
  const sky = useId()
  return (
    <svg
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      strokeLinecap="round"
      className="art absolute inset-0 size-full"
      aria-hidden="true"
    >
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="oklch(.80 .055 232)" />
        <stop offset=".5" stopColor="oklch(.91 .035 95)" />
        <stop offset=".8" stopColor="oklch(.90 .085 76)" />
        <stop offset="1" stopColor="oklch(.86 .12 64)" />
      </linearGradient>
      <rect width="1440" height="401" fill={`url(#${sky})`} />
      <circle cx={x} cy={y} r="150" stroke={line} strokeWidth="1.5" opacity=".32" />
      {[205, 270, 345, 430].map((r, at) => (
        <circle
          key={r}
          cx={x}
          cy={y}
          r={r}
          stroke={line}
          strokeWidth="1.5"
          strokeDasharray="1 7"
          opacity={0.27 - at * 0.05}
        />
      ))}
      <circle cx={x} cy={y} r="112" fill="oklch(.80 .165 66)" />
      <rect y="400" width="1440" height="120" fill="oklch(.40 .05 225)" />
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <ellipse
          key={at}
          cx={x}
          cy="400"
          rx={at * 120}
          ry={at * 19}
          stroke={light}
          strokeWidth="1.6"
          opacity={0.62 - at * 0.09}
        />
      ))}
    </svg>
  )
}
