import { z } from 'zod'

// The kinds of settings; `sentence` says what to do when one cannot be used.

/** A text that is not empty. */
export const text = (sentence: string) => z.string({ error: sentence }).min(1, sentence)
/** An address on the web. */
export const address = (sentence: string) => z.url({ protocol: /^https?$/, error: sentence })
/** A whole number between two. */
export const whole = (sentence: string, least: number, most: number) =>
  z.string().transform(Number).pipe(z.number(sentence).int(sentence).min(least, sentence).max(most, sentence))

/** How often something may be asked; 300 unless it is set. */
export const limit = (name: string, what: string, usual = '300') => ({
  what,
  example: usual,
  default: usual,
  schema: whole(`${name} must be a whole number of at least 1.`, 1, 1_000_000),
})
