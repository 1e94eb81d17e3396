import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Load } from '../hydration/islands.tsx'
import { retried } from './retried.tsx'

/**
 * A lazy component, such as a dialog: its code is fetched when it is needed, and the page does without until then. When it
 * cannot be fetched the page stays as it is: somebody who asked for it is told and `onClose` takes the wish back; the next
 * time, and once the connection is back, it is tried again (SH-UI-13).
 *
 *     const AboutDrawer = onNeed(() => import('./AboutDrawer.tsx'), 'AboutDrawer')
 */
export function onNeed<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  meanwhile: ReactNode = null,
) {
  const newest = retried(load, name)
  return (props: Props & { onClose?: () => void }) => {
    const [Part, setPart] = useState(newest)
    useEffect(() => {
      const again = () => setPart(newest)
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} onMissing={props.onClose} />
      </Suspense>
    )
  }
}
