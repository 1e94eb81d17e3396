import { pageState } from '../base/hydration/pageState.ts'
import { pressedLast } from '../base/hydration/press.ts'

const isSettings = (pressed: EventTarget | null) =>
  pressed instanceof Element && pressed.closest('[data-consent="settings"]') !== null

/**
 * Whether 'Cookie-instellingen' was pressed, wherever it stands: the footer and the cookie policy stay as the server drew
 * them, without code of their own (LEGAL-COOKIE-07). A press from before this code was there counts (SH-UI-16).
 */
export const settingsPressed = pageState(!import.meta.env.SSR && isSettings(pressedLast()))

if (!import.meta.env.SSR)
  document.addEventListener('click', ({ target }) => {
    if (isSettings(target)) settingsPressed.set(true)
  })
