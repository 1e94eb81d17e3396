import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/newId.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { maxMessageLength } from '@bewezen/domain/community/messageText.ts'
import { type Direction, directions } from '@bewezen/domain/experiments/comparison.ts'
import { changeDays } from '@bewezen/domain/experiments/experiment.ts'
import type { Goal } from '@bewezen/domain/experiments/goals.ts'
import { startWords as words } from '@bewezen/domain/experiments/startWords.ts'
import { experimentRefused } from '@bewezen/domain/experiments/words.ts'
import { useState } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { isSame } from '../base/editing/faults.ts'
import { useForm } from '../base/editing/useForm.ts'
import { AskBeforeLeaving } from '../base/parts/AskBeforeLeaving.tsx'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { TextField } from '../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { words as dialogWords } from '../base/parts/words.ts'
import { Examples } from './Examples.tsx'
import { Needs } from './Needs.tsx'
import { newExperiment, startFaults, type Typed } from './startForm.ts'

type Props = {
  /** Where the message will stand that shows it; without one nobody else sees it. */
  channelName?: string
  /** What the experiment is to be about, with which the form opens filled. */
  goal?: Goal | null
  onStarted: (experimentId: string, text: string) => void
  onClose: () => void
}

const better = directions.map((value) => ({ value, label: words.directions[value] }))

/** One change, one measure, and in a channel the message that shows it; what was typed stays until it began (COM-N1-01, COM-N1-02, COM-N1-13, COM-N1-23, COM-START-73). */
export function StartExperiment({ channelName, goal = null, onStarted, onClose }: Props) {
  const today = dayOf(Date.now())
  const isPrivate = channelName === undefined
  const [fresh] = useState(() => newExperiment(today, goal))
  const form = useForm<Typed>({
    start: fresh,
    faultsOf: (typed) => startFaults({ ...typed, message: isPrivate ? null : messageOf(typed) }, today),
  })
  const { values: typed, errors } = form
  const start = useChange(api.experiments.start, {
    onSuccess: () => {
      tellSuccess(words.started.title, isPrivate ? words.startedHere : words.started.text)
      onStarted(typed.id, text)
      onClose()
    },
    onError: (error) =>
      tellError(words.startFailed, refusalNotice(refusalOf(error)?.code ?? '', experimentRefused).text),
  })
  useBackCloses(onClose)
  const text = messageOf(typed)
  // Each change gives it another id.
  const isTyped = !isSame({ ...typed, id: fresh.id }, fresh)
  const { first, last } = changeDays(today)
  // Another wish has another id: only the same one may be sent twice.
  const tell = (part: Partial<Typed>) => form.put({ ...part, id: newId() })
  const field = (name: 'change' | 'measure' | 'unit' | 'method' | 'changeDay') => ({
    label: words[name],
    value: typed[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => tell({ [name]: currentTarget.value }),
  })
  const submit = (element: HTMLFormElement) => {
    const sent = form.check(element)
    if (!sent) return
    const { message: _, ...told } = sent
    start.mutate(told)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.intro}
      unsaved={isTyped}
      verb={isPrivate ? words.submitPrivate : words.submit}
      busyText={words.submitting}
      busy={start.isPending}
      onSend={submit}
    >
      <Needs />
      <Examples typed={typed} onChoose={tell} />
      <TextField {...field('change')} hint={words.changeHint} required autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
        <TextField {...field('measure')} hint={words.measureHint} required autoComplete="off" />
        <TextField {...field('unit')} hint={words.unitHint} required autoComplete="off" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('method')} hint={words.methodHint} optional autoComplete="off" />
        <Select
          label={words.direction}
          options={better}
          value={typed.direction}
          onChange={({ currentTarget }) => tell({ direction: currentTarget.value as Direction })}
        />
      </div>
      <TextField {...field('changeDay')} type="date" min={first} max={last} hint={words.changeDayHint} required />
      {isPrivate ? (
        <p className="text-fs-14 text-ink-2">{words.onlyYou}</p>
      ) : (
        <TextArea
          label={words.message(channelName)}
          hint={words.privacy}
          rows={3}
          atMost={maxMessageLength}
          lengthOf={visibleLength}
          value={text}
          onChange={({ currentTarget }) => form.set('message', currentTarget.value)}
          error={errors.message}
          required
        />
      )}
      <AskBeforeLeaving when={isTyped && !start.isSuccess} closing={dialogWords.unsaved.question} />
    </FormDialog>
  )
}

/** The message that goes with it: as it was written, or as it follows from the other fields. */
const messageOf = ({ message, change, measure }: Typed): string =>
  message ?? words.prefilled({ change: change.trim(), measure: measure.trim() })
