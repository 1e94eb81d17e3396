import { refusalNotice } from '@bewezen/domain/base/words.ts'
import { privacyRefused, privacyWords as words } from '@bewezen/domain/privacy/words.ts'
import { useState } from 'react'
import { api } from '../base/api/api.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { FormDialog } from '../base/parts/FormDialog.tsx'
import { keepToast } from '../base/parts/nextPageToast.ts'
import { OwnPasswordField } from '../base/parts/OwnPasswordField.tsx'
import { tellError } from '../base/parts/toast.ts'
import { leaveBy, leavePath } from '../base/session/signOut.ts'

/** Says what leaving means and asks for the password once more; afterwards this browser is a visitor's, who reads until when to come back. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const leave = useChange(api.privacy.leave, {
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      setPassword('')
      if (code === 'WRONG_PASSWORD') return setFault(privacyRefused.WRONG_PASSWORD.text)
      const { title, text } = refusalNotice(code, privacyRefused)
      tellError(title, text)
    },
  })
  const send = () => {
    if (password === '') return setFault(words.noPassword)
    // Every login ends with it, this one too: what this page hears of that is no news.
    const go = leave.mutateAsync({ password }).then(
      ({ dueAt }) => dueAt,
      () => '',
    )
    const keep = async () => keepToast({ kind: 'notice', title: words.coverTitle, line: words.coverText(await go) })
    void leaveBy(async () => (await go) !== '', leavePath, keep)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={words.question}
      verb={words.leave}
      busyText={words.leaving}
      busy={leave.isPending}
      isDanger
      onSend={send}
    >
      <ul className="mb-1 grid list-disc gap-2 pl-5 text-ink-2">
        {words.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <OwnPasswordField
        words={words}
        error={fault}
        value={password}
        onType={(typed) => {
          setPassword(typed)
          setFault(null)
        }}
      />
    </FormDialog>
  )
}
