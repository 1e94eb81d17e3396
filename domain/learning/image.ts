import { z } from 'zod'

/** A picture of a challenge, in its sizes. */
export const Image = z.object({ card: z.string(), full: z.string(), alt: z.string() }).nullable()
