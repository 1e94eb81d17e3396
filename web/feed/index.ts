import { browserOnly } from '../base/drawn/browserOnly.tsx'

/** The posts of a community, beside its channels; its code comes when it is drawn. */
export const FeedScreen = browserOnly(() => import('./FeedScreen.tsx'), 'FeedScreen')

/** One post with its comments. */
export const PostScreen = browserOnly(() => import('./PostScreen.tsx'), 'PostScreen')
