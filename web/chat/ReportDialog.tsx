import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import type { Message } from '@bewezen/domain/community/contract.ts'
import {
  isExplanation,
  maxExplanation,
  type ReportReason,
  reportReasons,
} from '@bewezen/domain/community/moderation.ts'
import {
  moderationRefused,
  reasonLabels,
  reportMessageWords as words,
} from '@bewezen/domain/community/moderationWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useForm } from '../base/editing/useForm.ts'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { Select } from '../base/parts/Select.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'

type Typed = { why: ReportReason | ''; explanation: string }
const blank: Typed = { why: '', explanation: '' }
const options = reportReasons.map((value) => ({ value, label: reasonLabels[value] }))

/** Tells the moderators what is wrong with a message; what was typed stays until it is stored (COM-CHAT-17, COM-MOD-01). */
export function ReportDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const form = useForm({ start: blank, faultsOf })
  const { why, explanation } = form.values
  const report = useChange(api.community.report, {
    onSuccess: () => {
      tellSuccess(words.sent.title, words.sent.text)
      onClose()
    },
    onError: (error) => tellError(words.failed, moderationRefused(refusalOf(error)?.code ?? '').text),
  })
  const send = (element: HTMLFormElement) => {
    if (form.check(element) && why !== '') report.mutate({ messageId: message.id, why, explanation })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.title}
      description={words.intro}
      unsaved={explanation.trim() !== ''}
      verb={words.send}
      busyText={words.sending}
      busy={report.isPending}
      onSend={send}
    >
      <figure className="rounded-m bg-surface-2 px-4 py-3">
        <figcaption className="text-fs-13 text-ink-2">{words.message(displayName(message.author))}</figcaption>
        <p dir="auto" className="line-clamp-4 wrap-anywhere whitespace-pre-line">
          {message.content}
        </p>
      </figure>
      <Select
        label={words.reason}
        placeholder={words.choose}
        options={options}
        value={why}
        onChange={({ currentTarget }) => form.set('why', currentTarget.value as Typed['why'])}
        error={form.errors.why}
        required
      />
      <TextArea
        label={words.explanation}
        optional={why !== 'other'}
        required={why === 'other'}
        rows={3}
        atMost={maxExplanation}
        lengthOf={visibleLength}
        value={explanation}
        onChange={({ currentTarget }) => form.set('explanation', currentTarget.value)}
        error={form.errors.explanation}
      />
    </FormDialog>
  )
}

function faultsOf({ why, explanation }: Typed): { why?: string; explanation?: string } {
  if (why === '') return { why: words.noReason }
  if (isExplanation(why, explanation)) return {}
  return { explanation: explanation.trim() === '' ? words.explain : words.tooLong }
}
