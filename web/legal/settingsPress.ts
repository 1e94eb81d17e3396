import { pageState } from '../base/drawn/pageState.ts'

/**
 * Whether 'Cookie-instellingen' was pressed, wherever it stands: the footer and the cookie policy stay as the server drew
 * them, without code of their own (LEGAL-COOKIE-07). It listens from the first moment, since the dialog's code comes later.
 */
export const settingsPressed = pageState(false)

if (!import.meta.env.SSR)
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-consent="settings"]')) settingsPressed.set(true)
  })
