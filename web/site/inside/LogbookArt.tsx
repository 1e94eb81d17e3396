const rule = (y: number) => `M118 ${y}h74M228 ${y}h74`

/** A logbook that lies open, with a line of measurements in it and a hand's pencil beside. */
export const LogbookArt = () => (
  <svg viewBox="0 0 420 150" aria-hidden="true" className="block h-auto w-full bg-th-licht-soft">
    <g fill="none" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M0 134h420" strokeOpacity=".4" />
      <path
        d="M210 38c-28-12-72-14-108-6v92c36-8 80-6 108 6 28-12 72-14 108-6V32c-36-8-80-6-108 6z"
        fill="var(--surface)"
      />
      <path d="M210 38v92" />
      <path d={rule(58) + rule(108)} strokeOpacity=".3" />
      <path d="M118 98l15-8 15 5 15-10 15 4 14-6" />
      <path d="M228 92l15-10 15-2 15-9 15-2 14-5" />
      <path d="M352 128l26-78 13 5-26 78-15 10z" fill="var(--sun)" />
      <path d="M350 143l2-15 13 5z" fill="var(--surface)" />
      <path d="M40 134V98h34v36M74 106c18-2 18 20 0 18" fill="var(--surface)" />
      <path d="M48 88c-6-8 6-10 0-18M62 88c-6-8 6-10 0-18" strokeOpacity=".5" />
    </g>
    {[228, 243, 258, 273, 288, 302].map((x, at) => (
      <circle
        key={x}
        cx={x}
        cy={[92, 82, 80, 71, 69, 64][at]}
        r="4"
        fill="var(--sun)"
        stroke="var(--ink)"
        strokeWidth="1.6"
      />
    ))}
  </svg>
)
