import { z } from 'zod'

export { newId } from './newId.ts'

/** An id as it travels: a UUID. The browser makes the ids of new things (UUIDv7), so that a retry cannot write twice. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>
