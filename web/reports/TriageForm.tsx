import { profileWords } from '@bewezen/domain/profile/words.ts'
import { maxNote, type ReportState, reportStates } from '@bewezen/domain/reports/report.ts'
import { stateLabels, triageWords } from '@bewezen/domain/reports/words.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Button } from '../base/parts/Button.tsx'
import { ChangedMeanwhile } from '../base/parts/ChangedMeanwhile.tsx'
import { ConfirmDialog } from '../base/parts/ConfirmDialog.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import type { useTriage } from './useTriage.ts'

type Props = { triage: ReturnType<typeof useTriage> }

const states = reportStates.map((value) => ({ value, label: stateLabels[value] }))

export function TriageForm({ triage: { wish, set, newer, takeOver } }: Props) {
  const people = useRead(api.reports.assignees, {}).data?.people ?? []
  const nameOf = (assigneeId: string) => people.find(({ id }) => id === assigneeId)?.name ?? profileWords.removed
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {newer && (
        <div className="sm:col-span-2">
          <ChangedMeanwhile
            current={[
              stateLabels[newer.state],
              newer.assigneeId ? nameOf(newer.assigneeId) : triageWords.nobody,
              newer.note,
            ]
              .filter(Boolean)
              .join(', ')}
            onReload={() => takeOver(newer)}
          />
        </div>
      )}
      <Select
        label={triageWords.state}
        options={states}
        value={wish.state}
        onChange={(event) => set({ state: event.currentTarget.value as ReportState })}
      />
      <Select
        label={triageWords.assignee}
        options={[
          { value: '', label: triageWords.nobody },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={wish.assigneeId ?? ''}
        onChange={(event) => set({ assigneeId: event.currentTarget.value || null })}
      />
      <TextArea
        label={triageWords.note}
        hint={triageWords.noteHint}
        value={wish.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
        maxLength={maxNote}
        rows={3}
        className="sm:col-span-2"
      />
    </div>
  )
}

export function TriageActions({ triage }: Props) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button look="danger" icon={<Trash2 size={18} />} onClick={() => setAsks(true)} className="lg:mr-auto">
        {triageWords.remove}
      </Button>
      <Button onClick={triage.save} busy={triage.isSaving} busyText={triageWords.saving}>
        {triageWords.save}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={triage.remove}
        question={triageWords.removeQuestion}
        text={triageWords.removeText}
        verb={triageWords.remove}
        busy={triage.isRemoving}
        busyText={triageWords.removing}
        icon={<Trash2 size={18} />}
      />
    </>
  )
}
