import { dayOf } from '@bewezen/domain/base/dates.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { OwnExperiment } from '@bewezen/domain/experiments/contract.ts'
import { changeDayFault, changeDays } from '@bewezen/domain/experiments/experiment.ts'
import { moveWords as words } from '@bewezen/domain/experiments/moveWords.ts'
import { startWords } from '@bewezen/domain/experiments/startWords.ts'
import { experimentRefused, logbookWords } from '@bewezen/domain/experiments/words.ts'
import { useState } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { api } from '../base/api/api.ts'
import { queries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useForm } from '../base/editing/useForm.ts'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

type Props = { experiment: OwnExperiment; onClose: () => void }

/** Another first day for a change from which on nothing was measured yet (COM-N1-15). */
export function MoveChange({ experiment: { id: experimentId, changeDay, startedDay }, onClose }: Props) {
  const today = dayOf(Date.now())
  const { first, last } = changeDays(today, startedDay)
  const [start] = useState({ changeDay })
  const form = useForm({
    start,
    faultsOf: (typed) => ({ changeDay: changeDayFault(typed.changeDay, today, startedDay) }),
  })
  useBackCloses(onClose)
  const move = useChange(api.experiments.moveChange, {
    onSuccess: () => {
      tellSuccess(words.moved)
      onClose()
      return queries().invalidateQueries({ queryKey: api.experiments.mine.key() })
    },
    onError: (error) => tellError(words.failed, refusalNotice(refusalOf(error)?.code ?? '', experimentRefused).text),
  })
  const submit = (element: HTMLFormElement) => {
    const sent = form.check(element)
    if (sent) move.mutate({ experimentId, ...sent })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.intro}
      unsaved={form.values.changeDay !== changeDay}
      verb={logbookWords.save}
      busyText={logbookWords.saving}
      busy={move.isPending}
      onSend={submit}
    >
      <TextField
        type="date"
        label={startWords.changeDay}
        min={first}
        max={last}
        value={form.values.changeDay}
        error={form.errors.changeDay}
        onChange={({ currentTarget }) => form.set('changeDay', currentTarget.value)}
        required
      />
    </FormDialog>
  )
}
