import type { News } from '../base/live/news.ts'
import { renewTasks } from './taskCache.ts'

/** What the task list does with facts: a change of one's own elsewhere, or the reset of the night. */
export const tasksNews = { 'tasks.changed': renewTasks, 'tasks.reset': renewTasks } satisfies News
