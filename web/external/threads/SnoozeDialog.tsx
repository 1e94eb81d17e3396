import { sourceWords, threadWords } from '@bewezen/domain/external/laterWords.ts'
import { snoozeWords as words } from '@bewezen/domain/external/screenWords.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useForm } from '../../base/editing/useForm.ts'
import { Button } from '../../base/parts/Button.tsx'
import { FormDialog } from '../../base/parts/FormDialog.tsx'
import { TextField } from '../../base/parts/TextField.tsx'
import { useExternalChange } from '../useExternalChange.ts'
import { quickSnoozes, snoozeMoment, typedSnooze } from './snoozeMoments.ts'

/** 'Sluimeren tot': one of three moments, or one of one's own (IN-EXT-33, IN-EXT-64). */
export function SnoozeDialog({ threadId, onClose }: { threadId: string; onClose: () => void }) {
  const [now] = useState(Date.now)
  const form = useForm({ start: { until: '' } })
  const snooze = useExternalChange(api.external.snooze, {
    said: (_, { until }) => until && words.set(until),
    failed: threadWords.snoozeFailed,
    onDone: onClose,
  })
  const send = (element: HTMLFormElement) => {
    const until = typedSnooze(form.values.until, Date.now())
    if (form.check(element, until === null ? { until: words.fault } : {}) && until !== null)
      snooze.mutate({ id: threadId, until })
  }
  return (
    <FormDialog
      onClose={onClose}
      title={threadWords.snooze}
      description={words.text}
      width="s"
      verb={words.verb}
      busyText={sourceWords.saving}
      busy={snooze.isPending}
      onSend={send}
    >
      <div className="flex flex-wrap gap-2">
        {quickSnoozes.map((choice) => (
          <Button
            key={choice}
            look="line"
            size="s"
            disabled={snooze.isPending}
            onClick={() => snooze.mutate({ id: threadId, until: snoozeMoment(choice, now) })}
          >
            {words.quick[choice]}
          </Button>
        ))}
      </div>
      <TextField type="datetime-local" label={words.until} hint={words.hint} {...form.field('until')} />
    </FormDialog>
  )
}
