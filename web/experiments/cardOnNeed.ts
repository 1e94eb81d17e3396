import { createElement } from 'react'
import { onNeed } from '../base/parts/onNeed.tsx'

/** The card of an experiment in a message; its code comes with the first message that shows one. */
export const ExperimentCard = onNeed(
  () => import('./ExperimentCard.tsx'),
  'ExperimentCard',
  // As large as most cards are, so that little moves when one comes.
  createElement('div', { className: 'h-[296px]' }),
)
