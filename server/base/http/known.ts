import { createHash } from 'node:crypto'

/** The tag of an answer by what stands in it: the same text has the same tag in every process. */
export const tagOf = (text: string): string => `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`

/** Whether a browser says that it has what carries this tag (its `If-None-Match`). */
export function isKnown(asked: string | undefined, tag: string): boolean {
  const known = asked?.split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known?.some((one) => one === tag || one === '*') ?? false
}
