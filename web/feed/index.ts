import { createElement } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'

/** The posts of a community or one of them, beside its channels; its code comes when it is drawn. */
export const Feed = browserOnly(
  () => import('./Feed.tsx'),
  'Feed',
  createElement(Skeleton, { className: 'mx-auto mt-24 h-80 w-full max-w-[720px]' }),
)
