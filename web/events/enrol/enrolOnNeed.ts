import { onNeed } from '../../base/parts/onNeed.tsx'

/** The form by which one enrols, over another page; its code comes when somebody asks for it. */
export const EnrolHere = onNeed(() => import('./EnrolHere.tsx'), 'EnrolHere')
