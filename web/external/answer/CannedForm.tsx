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
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextArea } from '../../base/parts/TextArea.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { NewerStrip } from '../NewerStrip.tsx'
import { useExternalChange } from '../useExternalChange.ts'
import { useNewer } from '../useNewer.ts'

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
const rowsOf = ({ title, content }: CannedAnswer) =>
  [
    [cannedWords.fieldTitle, title],
    [cannedWords.fieldContent, content],
  ] as const

/** Adds or changes an answer that is kept; what another admin saved meanwhile is not overwritten (IN-EXT-30, IN-EXT-94, ADM-PANEL-22). */
export function CannedForm({ answer, newest, onClose }: Props) {
  const [id] = useState(() => answer?.id ?? newId())
  const form = useStoredForm<CannedAnswer | null, Typed>({ stored: answer, valuesFrom: typedFrom })
  const newer = useNewer(form, newest, rowsOf)
  const save = useExternalChange(api.external.saveCannedAnswer, {
    said: () => cannedWords.saved,
    failed: cannedWords.saveFailed,
    onDone: onClose,
    onRefused: ({ code, data }) => {
      if (code === 'FAULTY_FIELDS') form.refuse((data as { faults: Partial<Typed> }).faults)
      return newer.hear(code) || code === 'FAULTY_FIELDS'
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
      <NewerStrip record={newer} />
      <TextField label={cannedWords.fieldTitle} hint={words.titleHint} required {...form.field('title')} />
      <TextArea label={cannedWords.fieldContent} required rows={6} atMost={maxReply} {...form.field('content')} />
    </FormDialog>
  )
}
