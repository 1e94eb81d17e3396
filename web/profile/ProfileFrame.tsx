import type { ReactNode } from 'react'
import { Main } from '../base/parts/Screen.tsx'
import { ProfileNav } from './ProfileNav.tsx'
import type { Section } from './useSection.ts'

type Props = {
  /** The section that is open; null on a page beside the profile. */
  section: Section | null
  own: boolean
  tasksId?: string
  children: ReactNode
}

/** The page around a profile: its sections beside it, above it on small screens. */
export const ProfileFrame = ({ section, own, tasksId, children }: Props) => (
  <Main className="gutter mx-auto w-full max-w-[1180px] gap-12 pt-[22px] pb-6 lg:grid lg:grid-cols-[232px_minmax(0,1fr)] lg:pt-10 lg:pb-20">
    <ProfileNav section={section} own={own} tasksId={tasksId} />
    <div className="min-w-0">{children}</div>
  </Main>
)
