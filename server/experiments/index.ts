import { moveChange } from './moveChange.ts'
import { byIds, mine } from './read.ts'
import { remove } from './remove.ts'
import { setEnded } from './setEnded.ts'
import { setValue } from './setValue.ts'
import { start } from './start.ts'

export { experimentsDecisions } from './facts.ts'
export { experimentsPersonal } from './personal.ts'
export { furnishExperiments } from './remind.ts'

/** The operations of this room. */
export const experimentsOperations = { mine, byIds, start, setValue, setEnded, moveChange, remove }
