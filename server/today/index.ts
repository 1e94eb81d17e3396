import { beginning } from './beginning.ts'
import { beside } from './beside.ts'
import { putStepsAway } from './putStepsAway.ts'
import { read } from './read.ts'

/** The operations of this room. */
export const todayOperations = { read, beside, beginning, putStepsAway }
