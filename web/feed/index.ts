import { browserOnly } from '../base/hydration/browserOnly.tsx'

/** The posts of a community or one of them, beside its channels; its code comes when it is drawn. */
export const Feed = browserOnly(() => import('./Feed.tsx'), 'Feed')
