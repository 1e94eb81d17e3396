import { find } from './find.ts'

/** The operations of this room. */
export const searchOperations = { find }
