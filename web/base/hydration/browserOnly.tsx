import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { Load } from './islands.tsx'
import { lazyPart } from './lazyPart.ts'

/**
 * A client-only component, such as anything that belongs to the person who is signed in: the server renders `meanwhile` in
 * its place, and so does the browser until the code is there, which it asks for again when it was not.
 *
 *     const MemberTop = browserOnly(() => import('../drawn/MemberTop.tsx'), 'MemberTop')
 */
export function browserOnly<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  meanwhile: ReactNode = null,
) {
  const Part = lazyPart<Name, object>(load as unknown as Load<Name, object>, name)
  return (props: Props) => {
    return useIsBrowser() ? (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    ) : (
      meanwhile
    )
  }
}

/** No while the server draws and while the browser takes over what it drew, or the two would not agree. */
const useIsBrowser = () => useSyncExternalStore(never, yes, no)
const [never, yes, no] = [() => () => {}, () => true, () => false]
