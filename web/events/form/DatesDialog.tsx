import { longDate } from '@bewezen/domain/base/dates.ts'
import { datesWords, formLabels as labels } from '@bewezen/domain/events/formLabelWords.ts'
import { saveWords } from '@bewezen/domain/events/formWords.ts'
import type { Answer, Question } from '@bewezen/domain/events/seriesEdit.ts'
import { useState } from 'react'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { useMay } from '../../base/session/ownAccess.ts'
import type { Vanishing } from './useEventForm.ts'

type Props = Vanishing & { isSaving: boolean; onClose: () => void; onAnswer: (answers: Record<string, Answer>) => void }

/** Asks per date that no longer fits what becomes of its people; they stay where they are unless told otherwise (EV-RECUR-17, EV-EDGE-20). */
export function DatesDialog({ dates, freeDays, isSaving, onClose, onAnswer }: Props) {
  const mayCancel = useMay('manageEvents')
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const taken = new Set(Object.values(chosen))
  const optionsFor = ({ id }: Question) => [
    { value: 'keep', label: saveWords.keep },
    ...freeDays.map((day) => ({
      value: day,
      label: saveWords.moveTo(day),
      disabled: taken.has(day) && chosen[id] !== day,
    })),
    ...(mayCancel ? [{ value: 'cancel', label: saveWords.cancel }] : []),
  ]
  const send = () => {
    onAnswer(Object.fromEntries(dates.map(({ id }) => [id, answerOf(chosen[id] ?? 'keep')])))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={datesWords.title}
      description={datesWords.text}
      verb={labels.save}
      busyText={labels.saving}
      busy={isSaving}
      onSend={send}
    >
      {dates.map((date) => (
        <Select
          key={date.id}
          label={`${longDate(`${date.day}T12:00Z`)} (${datesWords.live(date.live)})`}
          value={chosen[date.id] ?? 'keep'}
          options={optionsFor(date)}
          onChange={(event) => setChosen({ ...chosen, [date.id]: event.currentTarget.value })}
        />
      ))}
    </FormDialog>
  )
}

function answerOf(chosen: string): Answer {
  return chosen === 'keep' || chosen === 'cancel' ? { way: chosen } : { way: 'move', to: chosen }
}
