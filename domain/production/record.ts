import { z } from 'zod'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { typedLine } from '../base/typedLine.ts'
import { Face } from '../profile/face.ts'

/** What every record of a production has: a version that grows with every save of its form, and who made it, null when that account is gone (EV-MORE-06). */
export const recordBase = {
  id: Id,
  eventId: Id,
  version: z.int(),
  createdBy: Face.nullable(),
  createdAt: Instant,
}

/** The sentence under each wrong field of a form, by the name of the field. */
export type FaultsOf<Form> = { [Field in keyof Form]?: string }

// What of each field is wrong is told by the `…Faults` of its kind, in a sentence under it; schemas refuse only what no form sends.
export const short = z.string().max(100)
export const line = typedLine(4_000)
export const longText = z.string().max(20_000)
