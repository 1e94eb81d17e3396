import { z } from 'zod'

export { newId } from './newId.ts'

/** The schema of an id in the API: a UUID. The browser makes new ones (UUIDv7), so that a retry cannot write twice. */
export const Id = z.uuid()
export type Id = z.infer<typeof Id>
