import { Station } from '../Station.tsx'

const rings = [130, 170, 210, 250]
const stations = [
  [97, 253],
  [122, 200],
  [164, 159],
  [213, 137],
  [260, 130],
] as const

/** The sun over the horizon with the five levels around it. */
export const HowArt = () => (
  <svg
    viewBox="0 0 520 300"
    fill="none"
    stroke="var(--ink)"
    strokeWidth="1.5"
    strokeLinecap="round"
    className="absolute right-1/2 bottom-0 w-90 translate-x-1/2 lg:right-[max(var(--gutter),calc(50%-600px))] lg:w-130 lg:translate-x-0"
    aria-hidden="true"
  >
    {rings.map((r, index) => (
      <path
        key={r}
        d={`M${260 - r} 300A${r} ${r} 0 0 1 ${260 + r} 300`}
        strokeOpacity={0.42 - index * 0.06}
        strokeDasharray={index === 0 ? undefined : '1 7'}
      />
    ))}
    <path d="M165 300a95 95 0 0 1 190 0z" fill="var(--sun)" stroke="none" />
    {stations.map(([x, y], index) => (
      <Station key={x} x={x} y={y} r={17} number={index + 1} look={index === 4 ? 'ink' : 'open'} />
    ))}
  </svg>
)
