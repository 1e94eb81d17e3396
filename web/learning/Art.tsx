import { browserOnly } from '../base/hydration/browserOnly.tsx'
import type { SkyTheme } from '../base/parts/skyGround.ts'

// A drawing that decides nothing: the page does not wait for its code.
const Sky = browserOnly(() => import('../base/parts/Sky.tsx'), 'Sky')

const themes: readonly SkyTheme[] = ['licht', 'adem', 'beweging', 'slaap', 'voeding', 'grounding']
const midsummer = { sunrise: 6 * 60, sunset: 21 * 60 }

/** A sky that belongs to an address, where there is no picture; at another hour for another address unless one is given. */
export function Art({ of, hour }: { of: string; hour?: number }) {
  const seed = [...of].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 9973, 7)
  const at = (hour ?? 7 + (seed % 13)) * 60
  const theme = themes[seed % themes.length] ?? 'licht'
  return <Sky {...midsummer} at={at} theme={theme} seed={seed} />
}
