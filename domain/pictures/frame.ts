import type { Box } from './shapes.ts'

/** The room around a subject that a frame shows besides, and where the subject stands in it. */
export type Crop = { scale: number; x: number; y: number }

/**
 * How a drawing stands in a frame: as large as its subject fits whole, in the middle of the place that is given (of the
 * whole frame, unless something else stands there too). What browsers do by themselves with `viewBox` and
 * `overflow: visible`, for what has no browser. Multiply by `scale`, then move by `x` and `y`.
 */
export function cropOf(subject: Box, [left, top, wide, high]: Box): Crop {
  const [x, y, across, down] = subject
  const scale = Math.min(wide / across, high / down)
  return { scale, x: left + wide / 2 - (x + across / 2) * scale, y: top + high / 2 - (y + down / 2) * scale }
}
