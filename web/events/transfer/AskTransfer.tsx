import { isFree } from '@bewezen/domain/events/enrolling.ts'
import { transferWords as words } from '@bewezen/domain/events/transferWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useAttemptId } from '../../base/api/useAttemptId.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import type { Shown } from '../shown.ts'
import { useTransferChange } from './useTransferChange.ts'

/** Names who may have the place; nothing tells whether there is somebody of that name (EV-MORE-31, EV-MORE-32). */
export function AskTransfer({ shown: { event, date }, onClose }: { shown: Shown; onClose: () => void }) {
  const attempt = useAttemptId()
  const [start] = useState({ username: '' })
  const form = useForm({ start, faultsOf })
  const ask = useTransferChange(api.events.askTransfer, {
    done: ({ username }) => words.asked(username),
    zone: event.zone,
    onDone: onClose,
  })
  const send = (element: HTMLFormElement) => {
    const typed = form.check(element)
    if (!typed || !date.own) return
    const wish = { enrollmentId: date.own.id, username: typed.username.trim() }
    ask.mutate({ id: attempt.idFor(wish), ...wish })
  }
  return (
    <FormDialog
      onClose={onClose}
      width="s"
      title={words.title}
      description={words.text}
      unsaved={form.values.username !== '' && !ask.isPending}
      verb={words.send}
      busyText={words.sending}
      busy={ask.isPending}
      onSend={send}
    >
      <TextField
        label={words.username}
        hint={words.usernameHint}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        {...form.field('username')}
      />
      {!isFree(event) && <p className="text-fs-14 text-ink-2">{words.money}</p>}
    </FormDialog>
  )
}

const faultsOf = ({ username }: { username: string }) => ({ username: username.trim() ? null : words.noUsername })
