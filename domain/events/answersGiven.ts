import { z } from 'zod'

const options = z.array(z.string().max(200)).max(40)

/** The fields by which who comes tells about food and health; all may be left open (EV-ENROL-26, EV-ENROL-33). */
export const AnswersGiven = {
  dietary_restrictions: options.default([]),
  allergies: options.default([]),
  notes: z.string().max(4_000).default(''),
}
export type AnswersGiven = { dietary_restrictions: string[]; allergies: string[]; notes: string }
