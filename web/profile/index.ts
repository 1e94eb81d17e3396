import { onNeed } from '../base/parts/onNeed.tsx'

export { FaceLink } from './FaceLink.tsx'
export { PersonOverlay } from './PersonOverlay.tsx'
export { showPerson } from './showPerson.ts'

/** The ranking, over any page; its code comes when it is opened. */
export const Ranking = onNeed(() => import('./RankingDialog.tsx'), 'RankingDialog')
