import { z } from 'zod'
import { cleanLine } from './typedText.ts'

/**
 * A name, title or other text of one line as an operation takes it in: without what turns the direction of writing, however
 * it was sent, so that no room has to remember (X3-EDGE-46). `most` is how long it may be sent; the sentence about a text
 * that is too long is told by the form's own rule.
 */
export const typedLine = (most?: number): z.ZodString =>
  (most === undefined ? z.string() : z.string().max(most)).overwrite(cleanLine)
