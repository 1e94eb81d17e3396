import { drawings } from './drawings.ts'
import type { Look } from './look.ts'
import type { Picture } from './picture.ts'
import type { Drawing } from './shapes.ts'

/** A picture with its shapes, for what draws it without a browser. */
export function drawnAs({ motif, isMirrored, hue, hour, cast }: Picture): {
  drawing: Drawing
  look: Look
  isMirrored: boolean
} {
  return { drawing: drawings[motif], look: { hue, hour, cast }, isMirrored }
}
