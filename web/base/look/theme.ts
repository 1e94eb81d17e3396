/** The choices of the theme, in the order in which the toggle steps through them (SH-UI-01, SH-UI-04). */
export const themes = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof themes)[number]
/** How the page is lit: the member's theme and whether the red-light filter is on. */
export type Lights = { theme: ThemeChoice; redLight: boolean }

/** Light and without filter until somebody chooses otherwise, whatever the device prefers (SH-UI-02, SH-UI-06). */
export const defaultLights: Lights = { theme: 'light', redLight: false }
const lightKeys = { theme: 'theme', redLight: 'red-light-filter' } as const

/** The part of the browser's storage that the lights need; it may throw or be absent. */
export type LightStorage = Pick<Storage, 'getItem' | 'setItem'>

/** The theme that the toggle chooses after this one: light, dark, system and light again (SH-UI-04). */
export const nextTheme = (theme: ThemeChoice): ThemeChoice =>
  themes[(themes.indexOf(theme) + 1) % themes.length] ?? defaultLights.theme

/** The lights kept in this storage; anything missing, broken or unknown gives the default (SH-UI-03, SH-UI-05). */
export function readLights(storage: LightStorage | null): Lights {
  const theme = read(storage, lightKeys.theme)
  const redLight = read(storage, lightKeys.redLight)
  return {
    theme: themes.find((known) => known === theme) ?? defaultLights.theme,
    redLight: redLight === 'on',
  }
}

/** Keeps the lights in this storage; a storage that refuses is passed over in silence (SH-UI-03, SH-UI-05). */
export function keepLights(storage: LightStorage | null, lights: Lights): void {
  try {
    storage?.setItem(lightKeys.theme, lights.theme)
    storage?.setItem(lightKeys.redLight, lights.redLight ? 'on' : 'off')
  } catch {
    // Private windows and full storages refuse to write: the choice then lasts as long as the page.
  }
}

/** The theme that is drawn: `system` follows the device (SH-UI-04). */
export const drawnTheme = (theme: ThemeChoice, deviceIsDark: boolean): 'light' | 'dark' =>
  theme === 'system' ? (deviceIsDark ? 'dark' : 'light') : theme

/** Sets the lights on the document element, where the tokens look for them. */
export function shine(root: { dataset: DOMStringMap }, lights: Lights, deviceIsDark: boolean): void {
  root.dataset.theme = drawnTheme(lights.theme, deviceIsDark)
  root.dataset.redlight = lights.redLight ? 'on' : 'off'
}

function read(storage: LightStorage | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}
