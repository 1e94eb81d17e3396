/** The one composer of the page. */
export const composerId = 'composer'

/** Puts the cursor into the composer. */
export const focusComposer = (): void => document.getElementById(composerId)?.focus()

/** Puts it there behind what stands in it. */
export function focusComposerEnd(): void {
  focusComposer()
  const field = document.activeElement
  if (field instanceof HTMLTextAreaElement) field.setSelectionRange(field.value.length, field.value.length)
}
