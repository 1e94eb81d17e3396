const looks = {
  open: { disc: 'var(--surface)', text: 'var(--ink)' },
  ink: { disc: 'var(--ink)', text: 'var(--bg)' },
  sun: { disc: 'var(--sun)', text: 'var(--on-sun)' },
}

/** A level on a drawing of the way up: its number in a disc. */
export const Station = (props: { x: number; y: number; number: number; r?: number; look?: keyof typeof looks }) => {
  const { x, y, number, r = 19, look = 'open' } = props
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={looks[look].disc} stroke="var(--ink)" strokeWidth="2" />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        stroke="none"
        fill={looks[look].text}
        className="font-display text-[17px] font-semibold"
      >
        {number}
      </text>
    </>
  )
}
