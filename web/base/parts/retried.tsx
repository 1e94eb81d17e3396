import { failureWords } from '@bewezen/domain/base/failureWords.ts'
import { type ComponentType, lazy, useEffect } from 'react'
import type { Load } from '../hydration/islands.tsx'
import { againCode } from '../hydration/untilLoaded.ts'
import { tellError } from './toast.ts'

/** The extra prop of a lazy part: called when its code could not be fetched; without it nothing is told. */
type WhenMissing = { onMissing?: () => void }

/**
 * A part that its page can do without, in React's `lazy`. When its code cannot be fetched, who asked for it is told
 * (SH-UI-13), and what this returns from then on tries again. Returns the part to draw now.
 */
export function retried<Name extends string, Props>(load: Load<Name, Props>, name: Name) {
  const fetched = (): ComponentType<object & WhenMissing> =>
    lazy(async () => {
      try {
        return { default: (await load())[name] as ComponentType<object> }
      } catch {
        void againCode().then(
          ({ followFailure }) => followFailure(load),
          () => {},
        )
        newest = fetched()
        return { default: Missing }
      }
    })
  let newest = fetched()
  return () => newest
}

function Missing({ onMissing }: WhenMissing) {
  useEffect(() => {
    if (!onMissing) return
    tellError(failureWords.offline)
    onMissing()
  }, [onMissing])
  return null
}
