import { type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { Load } from './drawn.tsx'

/**
 * A part that only a browser can draw, such as what belongs to the person who is signed in: the server leaves `meanwhile`
 * in its place, and so does the browser until the part's code is there.
 *
 *     const MemberTop = browserOnly(() => import('./MemberTop.tsx'), 'MemberTop')
 */
export function browserOnly<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  meanwhile: ReactNode = null,
) {
  const Part = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  return (props: Props) =>
    useIsBrowser() ? (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    ) : (
      meanwhile
    )
}

/** No while the server draws and while the browser takes over what it drew, or the two would not agree. */
const useIsBrowser = () => useSyncExternalStore(never, yes, no)
const [never, yes, no] = [() => () => {}, () => true, () => false]
