import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../base/parts/Brand.tsx'
import { Main } from '../base/parts/Screen.tsx'

/** The pages behind a link from a mail under /auth: one card in the middle and, for want of a bar, the mark above it. */
export function StatePage({ children }: { children: ReactNode }) {
  const { site } = useRouteContext({ from: '__root__' })
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="gutter pt-[18px] lg:pt-10">
        <Brand site={site.name} markOnly="never" />
      </header>
      <Main className="grid flex-1 content-center px-5 py-10">{children}</Main>
    </div>
  )
}
