const [line, light] = ['oklch(.30 .05 236)', 'oklch(.97 .02 85)']
const sky = 'linear-gradient(oklch(.80 .055 232), oklch(.91 .035 95) 50%, oklch(.90 .085 76) 80%, oklch(.86 .12 64))'

/**
 * A sun that has just come up over the sea, with its circles in the air and on the water. It fills its frame: on a phone it
 * stands in the middle above what lies over it, on a desk at the right beside it. Decoration (COM-START-05).
 */
export const Sunrise = () => (
  <div className="art absolute inset-0 bg-[oklch(.40_.05_225)]" aria-hidden="true">
    <div className="absolute inset-x-0 top-0 h-[220px] lg:h-full">
      {/* The horizon lies at 400 of the 520 of the drawing. */}
      <div className="h-[76.93%]" style={{ background: sky }} />
      <svg
        viewBox="0 0 1 520"
        preserveAspectRatio="xMinYMin"
        fill="none"
        strokeWidth="1.6"
        strokeLinecap="round"
        className="absolute top-0 left-1/2 h-full w-px overflow-visible lg:left-[70%]"
        aria-hidden="true"
      >
        <clipPath id="above-the-sea">
          <rect x="-720" width="1440" height="400" />
        </clipPath>
        <g clipPath="url(#above-the-sea)">
          <circle cy="372" r="150" stroke={line} opacity=".32" />
          {[205, 270, 345, 430].map((r, at) => (
            <circle key={r} cy="372" r={r} stroke={line} strokeDasharray="1 7" opacity={0.27 - at * 0.05} />
          ))}
          <circle cy="372" r="112" fill="oklch(.80 .165 66)" />
        </g>
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <ellipse key={at} cy="400" rx={at * 120} ry={at * 19} stroke={light} opacity={0.62 - at * 0.09} />
        ))}
      </svg>
    </div>
  </div>
)
