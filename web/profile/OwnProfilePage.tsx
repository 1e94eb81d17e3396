import type { OwnProfile } from '@bewezen/domain/profile/contract.ts'
import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useState } from 'react'
import { AskBeforeLeaving } from '../base/parts/AskBeforeLeaving.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { useWide } from '../base/parts/useWide.ts'
import { TaskList } from '../tasks/index.ts'
import { Awards } from './Awards.tsx'
import { Panels } from './Panels.tsx'
import { ReducedPersonalForm } from './PersonalForms.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { OwnHeader } from './ProfileHeader.tsx'
import { Settings } from './Settings.tsx'
import { usePersonalForm } from './usePersonalForm.ts'
import { useSection } from './useSection.ts'

/** One's own profile: the sections, and what is edited in them; `whole` shows the panels at every width (SH-PROF-01..11). */
export function OwnProfilePage({ of: own, whole }: { of: OwnProfile; whole: boolean }) {
  const section = useSection(true)
  const isWide = useWide()
  const form = usePersonalForm(own)
  const [isContactDirty, setContactDirty] = useState(false)
  const tasksId = useId()
  return (
    <ProfileFrame section={section} own tasksId={tasksId}>
      <OwnHeader of={own} />
      {/* Hidden and never taken away, or what was typed would go with it. */}
      <div hidden={section !== 'profile'}>
        {isWide || whole ? (
          <Panels form={form} onContactDirty={setContactDirty} />
        ) : (
          <>
            <ReducedPersonalForm form={form} />
            <QuietLink to="/profile/gegevens">{panelWords.editAll}</QuietLink>
          </>
        )}
        {whole && !isWide && <QuietLink to="/profile">{panelWords.backToProfile}</QuietLink>}
      </div>
      {section === 'awards' && <Awards of={own.awards} own />}
      <div id={tasksId} hidden={section !== 'tasks'}>
        {section === 'tasks' && <TaskList />}
      </div>
      {section === 'settings' && <Settings of={own} />}
      <AskBeforeLeaving when={form.draft.isDirty || isContactDirty} />
    </ProfileFrame>
  )
}

const QuietLink = ({ to, children }: { to: string; children: string }) => (
  <p className="mt-4 text-center">
    <PathLink
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 px-3 text-fs-14 font-[550] text-ink-2 underline"
    >
      {children}
      <ChevronRight size={16} aria-hidden="true" />
    </PathLink>
  </p>
)
