const stroke = 2.5
const parts = 5

/** The five arcs of a ring of this size as SVG paths, clockwise from the top, with a gap of 6.4 degrees on each side. */
export function ringArcs(size: number): string[] {
  const middle = size / 2
  const radius = middle - stroke / 2
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${round(middle + radius * Math.sin(angle))} ${round(middle - radius * Math.cos(angle))}`
  }
  return Array.from({ length: parts }, (_, part) => {
    const from = part * (360 / parts) + 6.4
    const to = (part + 1) * (360 / parts) - 6.4
    return `M${point(from)}A${round(radius)} ${round(radius)} 0 0 1 ${point(to)}`
  })
}

/** Five arcs around an avatar, sun-coloured up to the level (0 to 5). */
export const LevelRing = ({ size, level }: { size: number; level: number }) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill="none"
    strokeWidth={stroke}
    strokeLinecap="round"
    className="absolute inset-0"
    aria-hidden="true"
  >
    {ringArcs(size).map((arc, part) => (
      <path key={arc} d={arc} stroke={part < level ? 'var(--sun)' : 'var(--line)'} />
    ))}
  </svg>
)

const round = (value: number): number => Math.round(value * 100) / 100
