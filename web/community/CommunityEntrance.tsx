import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { CommunityGate } from '../access/index.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { untilLoaded } from '../base/hydration/untilLoaded.ts'
import { Loading } from '../places/index.ts'

const CommunityScreen = browserOnly(() => import('./CommunityScreen.tsx'), 'CommunityScreen', <Loading />)

/** The community behind its gate; who stays outside does not load its code. */
export function CommunityEntrance() {
  const { signedIn } = useRouteContext({ from: '__root__' })
  useEffect(() => {
    if (signedIn) void untilLoaded(() => import('./askAhead.ts')).then(({ askAhead }) => askAhead())
  }, [signedIn])
  return (
    <CommunityGate>
      <CommunityScreen />
    </CommunityGate>
  )
}
