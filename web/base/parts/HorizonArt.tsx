export type HorizonKind = 'below' | 'up' | 'arc'

/** A horizon: with the sun just below it, with a full sun above it, or with an empty arc and no sun yet. */
export const HorizonArt = ({ kind = 'below' }: { kind?: HorizonKind }) => (
  <svg
    width="176"
    height={kind === 'below' ? 100 : 76}
    viewBox={`0 0 176 ${kind === 'below' ? 100 : 76}`}
    fill="none"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M18 62A70 56 0 0 1 158 62" stroke="var(--line-strong)" strokeWidth="1.4" strokeDasharray="2 6" />
    {kind === 'below' && <circle cx="88" cy="82" r="16" fill="var(--sun)" />}
    {kind === 'below' && <path d="M71 55l-4-6M88 53v-8M105 55l4-6" stroke="var(--ink)" strokeWidth="1.5" />}
    {kind === 'up' && <circle cx="88" cy="34" r="17" fill="var(--sun)" />}
    {kind === 'arc' && (
      <circle cx="88" cy="34" r="17" stroke="var(--line-strong)" strokeWidth="1.4" strokeDasharray="3 5" />
    )}
    <path d="M6 62h164" stroke="var(--ink)" strokeWidth="1.7" />
    {kind !== 'below' && <path d="M54 71h68" stroke="var(--line-strong)" strokeWidth="1.4" />}
  </svg>
)
