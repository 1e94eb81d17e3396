import { adminWords } from '@bewezen/domain/admin/words.ts'
import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Waiting } from '../base/document/Waiting.tsx'
import { lazyPart } from '../base/hydration/lazyPart.ts'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { useAdminGuard } from './useAdminGuard.ts'

const RoleGone = lazyPart(() => import('./RoleGone.tsx'), 'RoleGone')

/** What stands before every page of admins; nothing of it is drawn until it is known that the viewer is one (SH-ROUTE-14). */
export function AdminOnly() {
  const { access, isHidden, typed, onInput, retry } = useAdminGuard()
  if (access === 'failed')
    return (
      <Main className="page py-16">
        <LoadFailed title={adminWords.loadFailed} onRetry={retry} />
      </Main>
    )
  if (access === 'open')
    return (
      // As tall as what stood here while it was not known, so that the footer does not jump up below a short page.
      <div className="min-h-dvh" hidden={isHidden} onInput={onInput}>
        <Outlet />
      </div>
    )
  if (typed === '') return <Waiting shape="dashboard" text={adminWords.loading} />
  return (
    <Suspense>
      <RoleGone typed={typed} />
    </Suspense>
  )
}
