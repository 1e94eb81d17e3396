import { painted } from './colours.ts'

/** The hour a mail speaks of: something begins, is under way, or ends. */
export type Hour = 'dawn' | 'morning' | 'evening'

/** `above` is the air between the top and the sun, in pixels: with 75 of them it is half below the horizon. */
type Light = { from: string; by: string; to: string; sun: string; left: string; above: number }

// Written out, since a mail program knows no oklch: these are the skies of the design at three hours.
const lights: Record<Hour, Light> = {
  dawn: { from: '#94bed5', by: '#f2dec5', to: '#ffc787', sun: '#fa8927', left: '9%', above: 54 },
  morning: { from: '#a3cfe4', by: '#ceeff3', to: '#fdefcf', sun: '#ffbd47', left: '28%', above: 20 },
  evening: { from: '#6d91aa', by: '#f3b992', to: '#ff9f68', sun: '#fa8927', left: '80%', above: 75 },
}

const sunPx = 38
const skyPx = 94

/** A strip of sky without any picture file: the sun stands where the hour puts it, over a horizon. */
export function Sky({ hour }: { hour: Hour }) {
  const { from, by, to, sun, left, above } = lights[hour]
  const air = { backgroundColor: by, backgroundImage: `linear-gradient(180deg,${from},${by} 60%,${to})` }
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0} aria-hidden="true">
      <tbody>
        <tr>
          <td height={skyPx} style={{ ...air, height: skyPx, lineHeight: '1px', fontSize: 1, verticalAlign: 'top' }}>
            <div
              style={{
                width: sunPx,
                height: Math.min(sunPx, skyPx - above),
                marginTop: above,
                marginLeft: left,
                borderRadius: skyPx - above < sunPx ? `${sunPx / 2}px ${sunPx / 2}px 0 0` : sunPx / 2,
                backgroundColor: sun,
              }}
            />
          </td>
        </tr>
        <tr>
          <td height={38} style={{ height: 38, lineHeight: '1px', fontSize: 1, backgroundColor: '#274d5c' }} />
        </tr>
      </tbody>
    </table>
  )
}

/** The mark of the house, an arc over half a sun on its horizon, drawn with borders alone. */
export function Mark() {
  const arc = painted({ borderColor: 'ink' })
  const half = painted({ backgroundColor: 'sun' })
  const ink = painted({ backgroundColor: 'ink' })
  return (
    <div aria-hidden="true" style={{ width: 26, fontSize: 1, lineHeight: '1px' }}>
      <div
        className={arc.className}
        style={{ ...arc.style, ...shape(20, 10), borderStyle: 'solid', borderWidth: '2px 2px 0', paddingTop: 3 }}
      >
        <div className={half.className} style={{ ...half.style, ...shape(14, 7) }} />
      </div>
      <div className={ink.className} style={{ ...ink.style, height: 2 }} />
      <div className={ink.className} style={{ ...ink.style, width: 12, height: 2, margin: '3px auto 0' }} />
    </div>
  )
}

const shape = (width: number, height: number) => ({
  width,
  height,
  margin: '0 auto',
  borderRadius: `${width / 2 + 2}px ${width / 2 + 2}px 0 0`,
})
