import { createElement } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Loading } from '../places/index.ts'

/** The queue of reported messages, for the admin area too; its code comes when it is drawn. */
export const Queue = browserOnly(() => import('./Queue.tsx'), 'Queue')

/** The page of the queue. */
export const ModerationScreen = browserOnly(
  () => import('./ModerationScreen.tsx'),
  'ModerationScreen',
  createElement(Loading),
)
