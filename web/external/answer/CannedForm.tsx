import { newId } from '@bewezen/domain/base/newId.ts'
import { hasLength } from '@bewezen/domain/base/typedText.ts'
import type { CannedAnswer } from '@bewezen/domain/external/contract.ts'
import { cannedWords, sourceWords } from '@bewezen/domain/external/laterWords.ts'
import { maxReply } from '@bewezen/domain/external/message.ts'
import { cannedScreenWords as words } from '@bewezen/domain/external/screenWords.ts'
import { cannedFaults } from '@bewezen/domain/external/words.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useStoredForm } from '../../base/editing/useStoredForm.ts'
import { ChangedMeanwhile } from '../../base/parts/ChangedMeanwhile.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useExternalChange } from '../useExternalChange.ts'

type Typed = { title: string; content: string }
type Props = {
  /** The one that is changed; null makes a new one. */
  answer: CannedAnswer | null
  /** As it stands now, when somebody changed it meanwhile. */
  newest: CannedAnswer | null
  onClose: () => void
}
const empty: Typed = { title: '', content: '' }
const typedFrom = (answer: CannedAnswer | null): Typed =>
  answer ? { title: answer.title, content: answer.content } : empty

/** Adds or changes an answer that is kept; what another admin saved meanwhile is not overwritten (IN-EXT-30, ADM-PANEL-22). */
export function CannedForm({ answer, newest, onClose }: Props) {
  const [id] = useState(() => answer?.id ?? newId())
  const [isChanged, setChanged] = useState(false)
  const form = useStoredForm<CannedAnswer | null, Typed>({ stored: answer, valuesFrom: typedFrom })
  const save = useExternalChange(api.external.saveCannedAnswer, {
    said: () => cannedWords.saved,
    failed: cannedWords.saveFailed,
    onDone: onClose,
    onRefused: ({ code, data }) => {
      if (code === 'FAULTY_FIELDS') form.refuse((data as { faults: Partial<Typed> }).faults)
      setChanged(code === 'CHANGED')
      return code === 'FAULTY_FIELDS'
    },
  })
  const send = (element: HTMLFormElement) => {
    const { title, content } = form.values
    const values = form.check(element, {
      ...(hasLength(title, 1, 60) ? {} : { title: cannedFaults.title }),
      ...(hasLength(content, 1, maxReply) ? {} : { content: cannedFaults.content }),
    })
    if (values) save.mutate({ id, version: form.from?.version ?? null, ...values })
  }
  return (
    <FormDialog
      onClose={onClose}
      unsaved={form.isDirty}
      title={answer ? cannedWords.edit : cannedWords.add}
      verb={cannedWords.save}
      busyText={sourceWords.saving}
      busy={save.isPending}
      onSend={send}
    >
      {isChanged && newest && (
        <ChangedMeanwhile
          current={newest.title}
          onReload={() => {
            form.takeOver(newest)
            setChanged(false)
          }}
        />
      )}
      <TextField label={cannedWords.fieldTitle} hint={words.titleHint} required {...form.field('title')} />
      <TextArea label={cannedWords.fieldContent} required rows={6} atMost={maxReply} {...form.field('content')} />
    </FormDialog>
  )
}
