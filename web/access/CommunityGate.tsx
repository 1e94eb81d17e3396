import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { still } from '../base/hydration/still.tsx'
import { Loading } from '../places/index.ts'

const VisitorPage = still(() => import('./VisitorPage.tsx'), 'VisitorPage')
const MemberGate = browserOnly(() => import('./MemberGate.tsx'), 'MemberGate', <Loading />)

/** What stands before the community: its page for visitors, and the gate for those who are signed in (SH-GATE-08..13). */
export function CommunityGate({ children }: { children: ReactNode }) {
  const { signedIn } = useRouteContext({ from: '__root__' })
  return signedIn ? <MemberGate>{children}</MemberGate> : <VisitorPage />
}
