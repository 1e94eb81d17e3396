import { awardFaultWords, awardWords } from '@bewezen/domain/admin/awardWords.ts'
import { adminReason, adminWords } from '@bewezen/domain/admin/words.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import type { Award, AwardText } from '@bewezen/domain/profile/awardContract.ts'
import { type AwardField, awardFaults, maxAwardDescription } from '@bewezen/domain/profile/awards.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import type { Refusal } from '../../base/api/refusal.ts'
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
const isSame = (one: AwardText, other: AwardText) => JSON.stringify(textOf(one)) === JSON.stringify(textOf(other))

/** Makes an award, or changes the one it was opened with; what was saved meanwhile is shown (ADM-PANEL-08, ADM-PANEL-22). */
export function AwardDialog({ award, onClose }: { award: Award | null; onClose: () => void }) {
  const [id] = useState(() => award?.id ?? newId())
  const [before, setBefore] = useState<AwardText>(() => textOf(award ?? blank))
  const [typed, setTyped] = useState(before)
  const [newer, setNewer] = useState<AwardText | null>(null)
  const [faults, setFaults] = useState<readonly AwardField[]>([])
  const [nameInUse, setNameInUse] = useState(false)
  const [notFetched, setNotFetched] = useState<string | null>(null)
  const put = (change: Partial<AwardText>) => {
    setTyped({ ...typed, ...change })
    setFaults([])
    setNameInUse(false)
    setNotFetched(null)
  }
  const onRefused = ({ code, data }: Refusal): boolean => {
    if (code === 'AWARD_NAME_IN_USE') setNameInUse(true)
    else if (code === 'CHANGED') setNewer((data as { current: AwardText }).current)
    else if (code === 'FAULTY_FIELDS') setNotFetched((data as { faults: { imageUrl: string } }).faults.imageUrl)
    else return false
    return true
  }
  const make = useAdminChange(api.profile.makeAward, { said: () => awardWords.made, onDone: onClose, onRefused })
  const edit = useAdminChange(api.profile.editAward, { said: () => awardWords.saved, onDone: onClose, onRefused })
  const busy = make.isPending || edit.isPending

  const send = () => {
    const found = awardFaults(typed)
    setFaults(found)
    if (found.length > 0) return
    if (award) edit.mutate({ id, before, after: typed })
    else make.mutate({ id, ...typed })
  }
  const errorOf = (field: AwardField) => (faults.includes(field) ? awardFaultWords[field] : null)
  return (
    <FormDialog
      onClose={onClose}
      unsaved={!isSame(typed, before)}
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
            setBefore(newer)
            setTyped(newer)
            setNewer(null)
          }}
        />
      )}
      <TextField
        label={awardWords.name}
        required
        value={typed.name}
        readOnly={award?.isTester}
        error={nameInUse ? adminReason('AWARD_NAME_IN_USE') : errorOf('name')}
        onChange={(event) => put({ name: event.currentTarget.value })}
      />
      <TextArea
        label={awardWords.description}
        optional
        value={typed.description}
        atMost={maxAwardDescription}
        error={errorOf('description')}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <TextField
        type="url"
        label={awardWords.imageUrl}
        hint={awardWords.imageHint}
        optional
        value={typed.imageUrl}
        error={notFetched ?? errorOf('imageUrl')}
        onChange={(event) => put({ imageUrl: event.currentTarget.value })}
      />
      {!award?.isTester && (
        <Switch
          label={awardWords.isActive}
          hint={awardWords.activeHint}
          checked={typed.isActive}
          onChange={(isActive) => put({ isActive })}
        />
      )}
    </FormDialog>
  )
}
