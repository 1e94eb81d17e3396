/**
 * Puts the page in the chosen light: the theme, and the red-light filter (SH-UI-02..06, SH-LOCAL-05, SH-LOCAL-07).
 * Broken storage or nonsense in it leaves the page light (SH-LOCAL-09). The renderer also writes this function into the
 * page, to run before the first paint: it may use nothing but the browser.
 */
export function light(): void {
  try {
    const { dataset } = document.documentElement
    const theme = localStorage.getItem('theme')
    const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    dataset.theme = dark ? 'dark' : 'light'
    dataset.redlight = localStorage.getItem('red-light-filter') === 'on' ? 'on' : 'off'
  } catch {}
}

/** Keeps the page in the chosen light while the device or another tab changes, also since it was drawn (SH-UI-04). */
export function followLights(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', light)
  addEventListener('storage', light)
  light()
}
