import { read } from './read.ts'

/** The operations of this room. */
export const todayOperations = { read }
