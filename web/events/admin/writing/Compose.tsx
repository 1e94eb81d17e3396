import { longDateTime } from '@bewezen/domain/base/dates.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import { deskWords } from '@bewezen/domain/events/deskWords.ts'
import { audiences, maxMessage, messageFaults } from '@bewezen/domain/events/writing.ts'
import { writingWords as words, writingRefused } from '@bewezen/domain/events/writingWords.ts'
import { useState } from 'react'
import { api } from '../../../base/api/api.ts'
import { useQueries } from '../../../base/api/queries.ts'
import { refusalOf } from '../../../base/api/refusal.ts'
import { useChange } from '../../../base/api/useChange.ts'
import { useRead } from '../../../base/api/useRead.ts'
import { Button } from '../../../base/parts/Button.tsx'
import { FormDialog } from '../../../base/parts/FormDialog.tsx'
import { Select } from '../../../base/parts/Select.tsx'
import { TextArea } from '../../../base/parts/TextArea.tsx'
import { TextField } from '../../../base/parts/TextField.tsx'
import { tellError, tellSuccess } from '../../../base/parts/toast.ts'
import { words as partWords } from '../../../base/parts/words.ts'
import { faultsOf } from '../../form/saveError.ts'
import type { About } from '../about.ts'
import { MailPreview } from './MailPreview.tsx'
import type { KeptDraft } from './useDraft.ts'

type Props = { event: About['event']; kept: KeptDraft; onClose: () => void }
type Faults = ReturnType<typeof messageFaults>

/** Writes a message, tells how many it is for, and sends it once (EV-MORE-60..62, EV-MORE-65). */
export function Compose({ event, kept, onClose }: Props) {
  const { draft, put } = kept
  const [faults, setFaults] = useState<Faults>({})
  const dateId = event.dates.some(({ id }) => id === draft.dateId) ? draft.dateId : ''
  const counts = useRead(api.events.audiences, { eventId: event.id, dateId: dateId || null }, { staleTime: 0 })
  const count = counts.data?.[draft.audience]
  const cache = useQueries()
  const send = useChange(api.events.write, {
    onSuccess: ({ told }) => {
      tellSuccess(words.done, words.doneText(told))
      kept.sent()
      onClose()
      void cache.invalidateQueries({ queryKey: api.events.written.key() })
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      setFaults(faultsOf(refusal?.data))
      if (refusal?.code === 'NO_RECEIVERS') void counts.refetch()
      tellError(words.failed, reasonOf(refusal?.code))
    },
  })
  const submit = (form: HTMLFormElement) => {
    const found = messageFaults(draft)
    setFaults(found)
    const [wrong] = Object.keys(found)
    if (wrong) {
      const field = form.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
      return
    }
    const wish = { eventId: event.id, dateId: dateId || null, ...draftOf(draft) }
    send.mutate({ id: kept.idFor(wish), ...wish })
  }
  const change = (name: 'subject' | 'text') => (typed: { currentTarget: { value: string } }) => {
    put({ [name]: typed.currentTarget.value })
    setFaults((now) => ({ ...now, [name]: undefined }))
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.compose}
      description={words.composeHint}
      width="l"
      verb={count ? words.sendTo(count) : words.send}
      busyText={words.sending}
      busy={send.isPending}
      isEmpty={!count}
      onSend={submit}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={words.whom}
          value={draft.audience}
          onChange={(typed) =>
            put({ audience: audiences.find((one) => one === typed.currentTarget.value) ?? draft.audience })
          }
          options={audiences.map((value) => ({
            value,
            label: counts.data ? words.counted(words.audiences[value], counts.data[value]) : words.audiences[value],
          }))}
        />
        {event.dates.length > 1 && (
          <Select
            label={deskWords.date}
            value={dateId}
            onChange={(typed) => put({ dateId: typed.currentTarget.value })}
            options={[
              { value: '', label: deskWords.allDates },
              ...event.dates.map(({ id, startAt }) => ({ value: id, label: longDateTime(startAt, event.zone) })),
            ]}
          />
        )}
      </div>
      <TextField
        label={words.subject}
        required
        name="subject"
        autoComplete="off"
        value={draft.subject}
        error={faults.subject}
        onChange={change('subject')}
      />
      <TextArea
        label={words.text}
        required
        name="text"
        rows={8}
        atMost={maxMessage}
        lengthOf={visibleLength}
        value={draft.text}
        error={faults.text}
        onChange={change('text')}
      />
      <div role="status" className="flex min-h-6 flex-wrap items-center gap-3 text-[15px] font-[550]">
        {count !== undefined && words.receivers(count)}
        {count === undefined && !counts.isError && words.counting}
        {count === undefined && counts.isError && (
          <>
            {words.countFailed}
            <Button look="line" size="s" onClick={() => void counts.refetch()}>
              {words.retry}
            </Button>
          </>
        )}
      </div>
      <MailPreview draft={draft} title={event.title} />
    </FormDialog>
  )
}

function reasonOf(code: string | undefined): string {
  if (code === 'NO_RECEIVERS') return writingRefused.NO_RECEIVERS.text
  if (code === 'EVENT_NOT_FOUND') return deskWords.missing
  return code === 'OFFLINE' ? partWords.offline : words.failedText
}

const draftOf = ({ audience, subject, text }: KeptDraft['draft']) => ({ audience, subject, text })
