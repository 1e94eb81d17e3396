import { onNeed } from '../base/parts/onNeed.tsx'

export { PersonOverlay } from './PersonOverlay.tsx'

/** The ranking, over any page; its code comes when it is opened. */
export const Ranking = onNeed(() => import('./RankingDialog.tsx'), 'RankingDialog')
export { profileActions } from './actions.tsx'
