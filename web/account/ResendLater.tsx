import { type ComponentType, lazy, Suspense } from 'react'
import type { ResendButtonProps } from './ResendButton.tsx'

// It comes when it is first shown. A page that has lost its connection by then goes without: it could send nothing.
const Button = lazy<ComponentType<ResendButtonProps>>(() =>
  import('./ResendButton.tsx').then(
    (module) => ({ default: module.ResendButton }),
    () => ({ default: () => null }),
  ),
)

/** The button that sends the confirmation mail again, for places that rarely show it. */
export const ResendLater = (props: ResendButtonProps) => (
  <Suspense>
    <Button {...props} />
  </Suspense>
)
