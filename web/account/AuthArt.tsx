const rings = [215, 280, 345, 410]
const waves = [
  'M-20 430q35-16 70 0t70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0 70 0',
  'M-20 456q40.5-13.6 81 0t81 0 81 0 81 0 81 0 81 0 81 0 81 0 81 0',
  'M-20 482q46-11.2 92 0t92 0 92 0 92 0 92 0 92 0 92 0 92 0',
  'M-20 508q51.5-8.8 103 0t103 0 103 0 103 0 103 0 103 0 103 0',
  'M-20 534q57-6.4 114 0t114 0 114 0 114 0 114 0 114 0 114 0',
]

/** A sun half above the water: the beginning of a day. */
export const AuthArt = () => (
  <svg
    viewBox="0 0 700 560"
    preserveAspectRatio="xMidYMax slice"
    fill="none"
    strokeLinecap="round"
    className="absolute bottom-0 left-1/2 h-[416px] w-[520px] -translate-x-1/2 max-lg:-bottom-21 lg:left-0 lg:h-[62%] lg:w-full lg:translate-x-0"
    aria-hidden="true"
  >
    <g stroke="var(--ink)" strokeWidth="1.5">
      <circle cx="350" cy="400" r="150" opacity=".36" />
      {rings.map((radius, at) => (
        <circle key={radius} cx="350" cy="400" r={radius} opacity={0.31 - at * 0.05} strokeDasharray="1 7" />
      ))}
    </g>
    <circle cx="350" cy="400" r="104" fill="var(--sun)" />
    <path d="M0 400h700v170H0z" fill="oklch(.30 .05 234)" />
    <g stroke="oklch(.95 .03 85)" strokeWidth="1.7">
      {waves.map((wave, at) => (
        <path key={wave} d={wave} opacity={0.6 - at * 0.1} />
      ))}
    </g>
  </svg>
)
