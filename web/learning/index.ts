import { createElement } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Waiting } from './Waiting.tsx'

/** What there is to learn in a community; its code comes when it is opened. */
export const LearningScreen = browserOnly(
  () => import('./LearningScreen.tsx'),
  'LearningScreen',
  createElement(Waiting),
)
