import { Suspense } from 'react'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import type { ResendButtonProps } from './ResendButton.tsx'

// It comes when it is first shown. A page that has lost its connection by then goes without until it is back.
const Button = lazyPart(() => import('./ResendButton.tsx'), 'ResendButton')

/** The button that sends the confirmation mail again, for places that rarely show it. */
export const ResendLater = (props: ResendButtonProps) => (
  <Suspense>
    <Button {...props} />
  </Suspense>
)
