import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { taskListCode } from '../tasks/index.ts'

/** The member's own day; its code comes when it is drawn, that of the tasks with it, or they would push down what is below (SH-TODAY-09). */
export const TodayScreen = browserOnly(() => withTasks(import('./TodayScreen.tsx')), 'TodayScreen')

async function withTasks<Code>(code: Promise<Code>): Promise<Code> {
  await Promise.all([code, taskListCode()])
  return code
}
