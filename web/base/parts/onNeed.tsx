import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Load } from '../drawn/drawn.tsx'
import { tellError } from './toast.ts'

/**
 * A part whose code is fetched when it is needed, such as a dialog: the page does without it until it is there. When it
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
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: (await load())[name] as ComponentType<object> }
      } catch {
        Newest = fetched()
        return { default: Missing }
      }
    })
  let Newest = fetched()
  return (props: Props) => {
    const [Part, setPart] = useState(() => Newest)
    useEffect(() => {
      const again = () => setPart(() => Newest)
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}

function Missing({ onClose }: { onClose?: () => void }) {
  useEffect(() => {
    if (!onClose) return
    tellError(failureWords.offline)
    onClose()
  }, [onClose])
  return null
}
