import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** Of the profile page; its code comes when it is drawn. */
export const TaskList = browserOnly(() => import('./TaskList.tsx'), 'TaskList')
export { taskActions } from './actions.tsx'
/** The tasks in the parts of the own day. */
export { DayTasks } from './DayTasks.tsx'
/** The same with the code of the page that shows it: a list that came later would push down what is below. */
export { TaskList as TaskListInPage } from './TaskList.tsx'
export { Tick } from './Tick.tsx'
