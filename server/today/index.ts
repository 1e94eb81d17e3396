import { beginning } from './beginning.ts'
import { putStepsAway } from './putStepsAway.ts'
import { read } from './read.ts'

/** The operations of this room. */
export const todayOperations = { read, beginning, putStepsAway }
