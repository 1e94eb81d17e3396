import { z } from 'zod'
import { Id } from './ids.ts'

/** Which page of a long list is asked for: the rows below one, or those above one; neither is the first page. */
export const Turn = { below: Id.optional(), above: Id.optional() }
export type Turn = { below?: string | undefined; above?: string | undefined }

/** Where the pages beside this one begin; null where there is none. */
export const Turns = { previous: Id.nullable(), next: Id.nullable() }

/** How many were found, counted no further than one more than `mostCounted` (ADM-PANEL-03). */
export const Found = z.int()
