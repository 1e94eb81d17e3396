import { disc, ink, line, paper, placed, shape, sun, tints } from './pen.ts'

/** Small signs of what a thing is about, drawn around 0,0 within 100 by 100. */
const signs = {
  sun: disc(0, 6, 26, sun, 6) + line('M-46 34H46', 6) + line('M-40 6A40 40 0 0 1 40 6', 5),
  moon: shape('M14 -42A44 44 0 1 0 42 18A36 36 0 0 1 14 -42Z', paper, 6),
  wave: line('M-48 -10q12-22 24 0t24 0 24 0 24 0M-48 22q12-22 24 0t24 0 24 0 24 0', 7),
  leaf: shape('M-34 38Q-46 -34 40 -42Q44 40 -34 38Z', tints.voeding.full, 6) + line('M-40 44L18 -18', 5),
  flame: shape('M0 -48Q44 0 20 34Q8 48 0 48T-20 34Q-44 0 0 -48Z', sun, 6),
  frost: line('M0 -46V46M-40 -23L40 23M-40 23L40 -23M-12 -40L0 -28L12 -40M-12 40L0 28L12 40', 6),
  graph: line('M-46 40H46', 6) + line('M-40 20L-16 6L6 14L36 -34', 7) + disc(36, -34, 9, sun, 5),
  foot:
    shape('M-18 44Q-34 14 -14 -14Q8 -26 16 0Q20 22 10 44Q-4 54 -18 44Z', tints.beweging.soft, 6) +
    `<g fill="${ink}"><circle cx="-22" cy="-28" r="7"/><circle cx="-5" cy="-38" r="7"/><circle cx="13" cy="-36" r="6"/><circle cx="26" cy="-24" r="5"/></g>`,
  heart: shape('M0 42Q-54 4 -40 -26Q-20 -46 0 -18Q20 -46 40 -26Q54 4 0 42Z', tints.rood.full, 6),
  weight: line('M-44 0H44', 9) + shape('M-52 -22h14v44h-14ZM38 -22h14v44h-14Z', tints.beweging.full, 6),
  one: line('M-34 36V-36M-34 -36L34 36V-36', 8),
} as const

export type Emblem = keyof typeof signs

/** A sign at a place, one tenth of its size for each 0.1. */
export const emblem = (which: Emblem, x: number, y: number, size: number): string => placed(x, y, size, signs[which])
