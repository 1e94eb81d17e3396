import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { patchCached } from '../base/live/patch.ts'
import type { TaskListed } from './patches.ts'

const listKey = () => api.tasks.list.queryKey({ input: {} })

/** Changes the cached list of tasks; nothing happens while there is none. */
export const patchTasks = (patch: (list: TaskListed) => TaskListed): void =>
  patchCached<TaskListed>(queries(), listKey(), patch)

/** The tasks as they are shown now. */
export const shownTasks = (): TaskListed['tasks'] => queries().getQueryData<TaskListed>(listKey())?.tasks ?? []

/** Asks for the list anew: somebody's own change elsewhere, or the reset of the night (SH-TODO-15, SH-TODO-22). */
export const renewTasks = (): void => void queries().invalidateQueries({ queryKey: api.tasks.list.key() })
