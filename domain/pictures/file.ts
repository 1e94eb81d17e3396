import { drawings, type Motif } from './drawings.ts'
import { svgOf } from './svg.ts'

/** The id of the drawing within its file. */
export const drawingId = 'p'

/**
 * A drawing as the file that pages refer to: it stands in any frame with its subject whole, since its view is its subject
 * and its world goes on beyond. Its colours are variables of the page (`pictures.css`), so one file serves every light.
 */
export function fileOf(motif: Motif): string {
  const { subject } = drawings[motif]
  const shapes = svgOf(drawings[motif], (tone) => `var(--art-${tone})`)
  return `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="${drawingId}" viewBox="${subject.join(' ')}" overflow="visible">${shapes}</symbol></svg>`
}
