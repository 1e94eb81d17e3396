import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LearningKind } from '@bewezen/domain/learning/editing.ts'
import type { ReactNode } from 'react'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Crumbs } from './Crumbs.tsx'

const NewThing = browserOnly(() => import('./edit/NewThing.tsx'), 'NewThing')

type Props = {
  community: Community
  kind: LearningKind
  title: string
  lead: string
  mayWrite: boolean | undefined
  crumbs: readonly { to?: string; label: string }[]
  children: ReactNode
}

/** A page on which all of a kind stand, with the way to a new one for who may write (COM-LEARN-16, COM-LEARN-30). */
export const Overview = ({ community, kind, title, lead, mayWrite, crumbs, children }: Props) => (
  <Main className="page pt-4 pb-12 lg:pt-8 lg:pb-20">
    <Crumbs of={crumbs} />
    <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="heading text-fs-46">{title}</h1>
        <p className="mt-1.5 max-w-[60ch] text-fs-18 text-ink-2">{lead}</p>
      </div>
      {mayWrite && <NewThing kind={kind} community={community} />}
    </div>
    {children}
  </Main>
)
