import { isAppeal, maxAppeal } from '@bewezen/domain/account/block.ts'
import { blockNotice, appealWords as words } from '@bewezen/domain/account/blockWords.ts'
import { visibleLength } from '@bewezen/domain/base/visibleText.ts'
import type { FormEvent } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useForm } from '../base/editing/useForm.ts'
import { Button } from '../base/parts/Button.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'

const blank = { text: '' }

/** What somebody says against their block, once; it stays when it could not be sent (COM-MOD-07). */
export function AppealForm({ token, onSent }: { token: string; onSent: () => void }) {
  const form = useForm({ start: blank })
  const appeal = useChange(api.account.appeal, { onSuccess: onSent })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = form.check(event.currentTarget, { text: isAppeal(form.values.text) ? null : words.textFault })
    if (typed && !appeal.isPending) appeal.mutate({ token, text: typed.text })
  }
  const refusal = refusalOf(appeal.error)
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      {refusal && (
        <p role="alert" className="rounded-m bg-ember-soft px-4 py-3 text-ember-ink">
          {blockNotice(refusal.code).text}
        </p>
      )}
      <TextArea
        label={words.text}
        required
        rows={6}
        atMost={maxAppeal}
        lengthOf={visibleLength}
        {...form.field('text')}
      />
      <Button type="submit" block busy={appeal.isPending} busyText={words.sending}>
        {words.send}
      </Button>
    </form>
  )
}
