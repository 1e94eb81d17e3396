import { Suspense, useEffect } from 'react'
import { lazyPart } from '../hydration/lazyPart.ts'
import { isToastKept } from './nextPageToastKey.ts'
import { toastCode } from './toastCode.ts'
import { toastsTold } from './toastsTold.ts'

// Without a connection it is tried again: with each toast, and once the connection is back (SH-ERR-18).
const ToastRegion = lazyPart(toastCode, 'ToastRegion')

/** The place where toasts appear; put it once in the document. Its code comes once the page has come to rest, or with the first toast. */
export function Toasts() {
  const isTold = toastsTold.useNow()
  useEffect(() => {
    if (isToastKept()) toastsTold.set(true)
  }, [])
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
