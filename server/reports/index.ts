import { assignees, list, report } from './list.ts'
import { send } from './send.ts'
import { remove, save } from './triage.ts'

export { reportsDecisions } from './facts.ts'
export { reportsPersonal } from './personal.ts'
export { furnishReports } from './remove.ts'
export { reportsWaiting } from './waiting.ts'

/** The operations of this room. */
export const reportsOperations = { send, list, report, assignees, save, remove }
