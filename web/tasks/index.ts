import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** The code of the list. */
export const taskListCode = () => import('./TaskList.tsx')
/** Of the profile page; its code comes when it is drawn. */
export const TaskList = browserOnly(taskListCode, 'TaskList')
export { taskActions } from './actions.tsx'
