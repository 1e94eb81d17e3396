import { z } from 'zod'

// The kinds of settings; `sentence` says what to do when one cannot be used.

/** A text that is not empty. */
export const text = (sentence: string) => z.string({ error: sentence }).min(1, sentence)
/** An address on the web. */
export const address = (sentence: string) => z.url({ protocol: /^https?$/, error: sentence })
/** The address of a PostgreSQL server. */
export const postgres = (name: string) =>
  z.string().regex(/^postgres(ql)?:\/\//, `${name} must start with postgres://.`)
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

/** With how many people an empty demonstration is filled (COM-START-20). */
export const demoCommunity = {
  what: 'full: an empty demonstration is filled with 240 people and six weeks of talk; small: with the eighteen that tests rely on.',
  example: 'small',
  default: 'full',
  schema: z.enum(['full', 'small'], { error: 'DEMO_COMMUNITY must be full or small.' }),
}

/** Keys beside SECRET_KEY by which what was sealed or signed opens too, as a list (SEC-ACC-46). */
export const acceptedKeys = {
  what: 'Other secret keys, with commas, by which what was sealed or signed opens too: the ones before, or the next.',
  example: '',
  default: '',
  schema: z
    .string()
    .transform((keys) => keys.split(',').flatMap((key) => key.trim() || []))
    .refine(
      (keys) => keys.every((key) => key.length >= 32),
      'SECRET_KEYS_ACCEPTED must be secret keys of at least 32 characters each, with commas between them.',
    ),
}
