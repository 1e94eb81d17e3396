import { browserOnly } from '../base/hydration/browserOnly.tsx'

export { forgetUnder, unsentUnder } from './unsent.ts'

/** The comments on a post or a lesson, with where one writes; its code comes when it is drawn. */
export const Comments = browserOnly(() => import('./Comments.tsx'), 'Comments')
