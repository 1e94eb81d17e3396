import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { taskListCode } from '../tasks/index.ts'

/** The member's own day; its code comes when it is drawn, that of the tasks with it, or they would push down what is below (SH-TODAY-09). */
export const TodayScreen = browserOnly(async () => {
  const [screen] = await Promise.all([import('./TodayScreen.tsx'), taskListCode()])
  return screen
}, 'TodayScreen')
