/** The one composer of the page. */
export const composerId = 'composer'

/** Puts the cursor into the composer. */
export const focusComposer = (): void => document.getElementById(composerId)?.focus()
