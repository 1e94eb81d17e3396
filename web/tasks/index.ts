import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** Of the profile page; its code comes when it is drawn. */
export const TaskList = browserOnly(() => import('./TaskList.tsx'), 'TaskList')
export { taskActions } from './actions.tsx'
