import { panelWords } from '@bewezen/domain/profile/panelWords.ts'
import Activity from 'lucide-react/icons/activity'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import Phone from 'lucide-react/icons/phone'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { OfferedSecondFactor } from '../account/index.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { MedicalPanel } from '../health/index.ts'
import { ContactPanel } from './ContactPanel.tsx'
import { Panel } from './Panel.tsx'
import { WholePersonalForm } from './PersonalForms.tsx'
import type { PersonalForm } from './usePersonalForm.ts'

type Name = 'personal' | 'contact' | 'medical'

/** The three panels of one's own profile, one open at a time (SH-PROF-06, SH-PROF-07). */
export function Panels({ form, onContactDirty }: { form: PersonalForm; onContactDirty: (dirty: boolean) => void }) {
  const [open, setOpen] = useState<Name | null>('personal')
  const panel = (name: Name) => ({
    ...panelWords[name],
    open: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  })
  return (
    <div className="grid gap-3">
      <Panel
        {...panel('personal')}
        icon={<UserRound size={20} />}
        badge={
          <Badge look="sky" icon={<Eye size={14} />}>
            {panelWords.public}
          </Badge>
        }
      >
        <WholePersonalForm form={form} />
      </Panel>
      <Panel
        {...panel('contact')}
        icon={<Phone size={20} />}
        badge={<Badge icon={<Lock size={14} />}>{panelWords.private}</Badge>}
      >
        <ContactPanel onDirty={onContactDirty} />
      </Panel>
      <Panel
        {...panel('medical')}
        icon={<Activity size={20} />}
        badge={<Badge icon={<Lock size={14} />}>{panelWords.private}</Badge>}
      >
        <OfferedSecondFactor>
          <MedicalPanel />
        </OfferedSecondFactor>
      </Panel>
    </div>
  )
}
