import { roleLabels, roles } from '@bewezen/domain/access/roles.ts'
import { formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { formNoticeWords } from '@bewezen/domain/events/formWords.ts'
import { visibilityPolicies } from '@bewezen/domain/events/visibility.ts'
import Check from 'lucide-react/icons/check'
import Globe from 'lucide-react/icons/globe'
import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import { Checkbox } from '../../base/parts/Checkbox.tsx'
import { Chip } from '../../base/parts/Chip.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import { ChoiceCards } from './ChoiceCards.tsx'
import { framed, pair } from './FormSection.tsx'
import type { EventFormState } from './useEventForm.ts'

const icons = { public: <Globe size={20} />, roles: <Users size={20} />, private: <Lock size={20} /> }
const policies = visibilityPolicies.map((value) => ({
  value,
  icon: icons[value],
  label: labels.policies[value][0],
  hint: labels.policies[value][1],
}))
const moments = ['tiersFrom', 'enrollOpenAt', 'enrollCloseAt', 'cancelUntil'] as const

/** 'Zichtbaarheid & Toegang'; only admins set an event live or offline (EV-FORM-40, EV-VIS-19..21). */
export function AccessFields({ form }: { form: EventFormState }) {
  const { draft, put, faults } = form
  const maySetLive = useMay('manageEvents')
  const hints = {
    tiersFrom: labels.tiersFromHint,
    enrollOpenAt: labels.enrollOpenAtHint,
    enrollCloseAt: undefined,
    cancelUntil: draft.isPaid && draft.cancelUntil === '' ? formNoticeWords.noCancelDeadline : undefined,
  }
  return (
    <>
      {maySetLive && (
        <div className={framed}>
          <Switch
            label={labels.isLive}
            hint={labels.isLiveHint}
            checked={draft.isLive}
            onChange={(isLive) => put({ isLive })}
          />
        </div>
      )}
      <ChoiceCards
        label={labels.policy}
        value={draft.policy}
        choices={policies}
        onChoose={(policy) => put({ policy })}
      />
      {draft.policy === 'roles' && <RoleChoice form={form} />}
      <div className={pair}>
        {moments.map((field) => (
          <TextField
            key={field}
            type="datetime-local"
            label={labels[field]}
            value={draft[field]}
            error={faults[field]}
            hint={hints[field]}
            onChange={(event) => put({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </>
  )
}

function RoleChoice({ form: { draft, put, faults } }: { form: EventFormState }) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-fs-14 font-semibold">{labels.roles}</legend>
      <div className="flex flex-wrap gap-2">
        {roles.map((role) => {
          const chosen = draft.roles.includes(role)
          return (
            <Chip
              key={role}
              chosen={chosen}
              icon={chosen && <Check size={15} />}
              onChoose={(on) => put({ roles: on ? [...draft.roles, role] : draft.roles.filter((one) => one !== role) })}
            >
              {roleLabels[role]}
            </Chip>
          )
        })}
      </div>
      <Checkbox
        label={labels.includesTop5}
        checked={draft.includesTop5}
        error={faults.roles}
        onChange={(event) => put({ includesTop5: event.currentTarget.checked })}
      />
    </fieldset>
  )
}
