import { focusIn } from '@bewezen/domain/base/focus.ts'

/**
 * The style of a kept picture in a frame whose lowest part lies under something, `--under` high: its focus lies as far along
 * what is free as along the whole, as long as the picture goes on below it. Its end is never lifted off the frame's
 * (MKT-MORE-41).
 */
export function lappedStyle(address: string): { objectPosition: string } | undefined {
  const focus = focusIn(address)
  if (!focus) return undefined
  const { x, y } = focus
  // Percents are of the frame less the picture, which is below zero: the larger one lifts it least.
  return { objectPosition: `${x}% max(100%, ${y}% - ${y / 100} * var(--under))` }
}
