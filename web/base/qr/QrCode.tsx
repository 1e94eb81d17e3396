import { encode } from 'uqr'

/** A text as a QR code, drawn here: what is in it goes nowhere. Always dark on light, since cameras need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="w-full max-w-[220px] justify-self-center rounded-m border border-line bg-[#fff]"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
