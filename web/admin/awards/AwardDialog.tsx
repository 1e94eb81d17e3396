import { awardFaultWords, awardWords } from '@bewezen/domain/admin/awardWords.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import type { Award, AwardText } from '@bewezen/domain/profile/awardContract.ts'
import { type AwardField, awardFaults, maxAwardDescription } from '@bewezen/domain/profile/awards.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import type { Refusal } from '../../base/api/refusal.ts'
import { faultsAt } from '../../base/editing/filling.ts'
import { asStored, useStoredForm } from '../../base/editing/useStoredForm.ts'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { Switch } from '../../base/parts/Switch.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useAdminChange } from '../useAdminChange.ts'
import { RemoveAward } from './RemoveAward.tsx'

const blank: AwardText = { name: '', description: '', imageUrl: '', isActive: true }
const textOf = ({ name, description, imageUrl, isActive }: AwardText): AwardText => ({
  name,
  description,
  imageUrl,
  isActive,
})

/** Makes an award, or changes the one it was opened with; what was saved meanwhile is shown (ADM-PANEL-08, ADM-PANEL-22). */
export function AwardDialog({ award, onClose }: { award: Award | null; onClose: () => void }) {
  const [id] = useState(() => award?.id ?? newId())
  const form = useStoredForm<AwardText, AwardText, AwardField>({
    stored: textOf(award ?? blank),
    valuesFrom: asStored,
    together: true,
  })
  const { values: typed, field } = form
  const [newer, setNewer] = useState<AwardText | null>(null)
  const onRefused = ({ code, data }: Refusal): boolean => {
    if (code === 'AWARD_NAME_IN_USE') form.refuse({ name: adminReason(code) })
    else if (code === 'CHANGED') setNewer((data as { current: AwardText }).current)
    else if (code === 'FAULTY_FIELDS') form.refuse((data as { faults: { imageUrl: string } }).faults)
    else return false
    return true
  }
  const make = useAdminChange(api.profile.makeAward, { said: () => awardWords.made, onDone: onClose, onRefused })
  const edit = useAdminChange(api.profile.editAward, { said: () => awardWords.saved, onDone: onClose, onRefused })
  const busy = make.isPending || edit.isPending

  const send = (element: HTMLFormElement) => {
    const sent = form.check(
      element,
      faultsAt(awardFaults(typed), (name) => awardFaultWords[name]),
    )
    if (!sent) return
    if (award) edit.mutate({ id, before: form.from, after: sent })
    else make.mutate({ id, ...sent })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isDirty}
      title={award ? awardWords.editTitle : awardWords.make}
      description={award?.isTester ? awardWords.testerHint : undefined}
      verb={adminWords.save}
      busyText={adminWords.saving}
      busy={busy}
      beside={award && !award.isTester && <RemoveAward award={award} onDone={onClose} />}
      onSend={send}
    >
      {newer && (
        <ChangedMeanwhile
          current={newer.name === typed.name ? newer.description || newer.name : newer.name}
          onReload={() => {
            form.takeOver(textOf(newer))
            setNewer(null)
          }}
        />
      )}
      <TextField {...field('name')} label={awardWords.name} required readOnly={award?.isTester} />
      <TextArea {...field('description')} label={awardWords.description} optional atMost={maxAwardDescription} />
      <TextField {...field('imageUrl')} type="url" label={awardWords.imageUrl} hint={awardWords.imageHint} optional />
      {!award?.isTester && (
        <Switch
          label={awardWords.isActive}
          hint={awardWords.activeHint}
          checked={typed.isActive}
          onChange={(isActive) => form.put({ isActive })}
        />
      )}
    </FormDialog>
  )
}
