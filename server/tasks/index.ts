import { add } from './add.ts'
import { checkCompletion } from './checkCompletion.ts'
import { list } from './list.ts'
import { move } from './move.ts'
import { remove } from './remove.ts'
import { save } from './save.ts'
import { tick } from './tick.ts'

export { tasksDecisions } from './facts.ts'
export { ownTasks } from './list.ts'
export { tasksPersonal } from './personal.ts'
export { furnishTasks } from './reset.ts'

/** The operations of this room. */
export const tasksOperations = { list, add, save, tick, move, remove, checkCompletion }
