import { type ComponentType, lazy, Suspense } from 'react'
import { told } from './toast.ts'

// Without a connection nothing is told rather than nothing shown.
const ToastRegion = lazy<ComponentType>(() => import('./ToastRegion.tsx').catch(() => ({ default: () => null })))

/** The place where toasts appear; put it once in the document. Its code is fetched when the first toast is told. */
export function Toasts() {
  const isTold = told.useNow()
  // A dialog hides from screen readers what is not a live region when it opens, and the first toast may come later.
  return (
    <div aria-live="off">
      {isTold && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </div>
  )
}
