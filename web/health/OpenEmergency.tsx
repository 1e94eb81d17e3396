import { newId } from '@bewezen/domain/base/newId.ts'
import { refusalNotice } from '@bewezen/domain/base/words.ts'
import type { Emergency } from '@bewezen/domain/health/contract.ts'
import { emergencyRefusal, maxEmergencyReason } from '@bewezen/domain/health/emergency.ts'
import { healthRefused, emergencyWords as words } from '@bewezen/domain/health/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { type FormEvent, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useQueries } from '../base/api/queries.ts'
import { refusalOf } from '../base/api/refusal.ts'
import { useChange } from '../base/api/useChange.ts'
import { useForm } from '../base/editing/useForm.ts'
import { Button } from '../base/parts/Button.tsx'
import { Card } from '../base/parts/Card.tsx'
import { OwnPasswordField } from '../base/parts/OwnPasswordField.tsx'
import { TextArea } from '../base/parts/TextArea.tsx'
import { tellError, tellSuccess } from '../base/parts/toast.ts'
import { ChooseMember } from './ChooseMember.tsx'

type Typed = { member: Emergency['person'] | null; reason: string; password: string }
const blank: Typed = { member: null, reason: '', password: '' }

/** Asks whose data, why, and the admin's password once more; then opens the access (SH-MED-42). */
export function OpenEmergency({ onOpened }: { onOpened: (accessId: string) => void }) {
  const form = useForm({ start: blank })
  const { member, reason, password } = form.values
  // One id for one intention: pressing again after a lost answer opens nothing twice.
  const [id, setId] = useState(newId)
  const cache = useQueries()
  const open = useChange(api.health.openEmergency, {
    onSuccess: (access) => {
      cache.setQueryData<Emergency[]>(api.health.emergencies.queryKey({ input: {} }), (known = []) => [
        access,
        ...known.filter((one) => one.id !== access.id),
      ])
      tellSuccess(words.opened, words.openedText(displayName(access.person)))
      onOpened(access.id)
    },
    onError: (error) => {
      const code = refusalOf(error)?.code ?? ''
      const isWrong = code === 'WRONG_PASSWORD'
      form.refuse(isWrong ? { password: healthRefused.WRONG_PASSWORD.text } : {}, { password: '' })
      if (isWrong) return
      if (code === 'ID_IN_USE') setId(newId())
      const { title, text } = refusalNotice(code, healthRefused)
      tellError(title, text)
    },
  })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const refusal = emergencyRefusal(reason)
    const isFine = form.check(event.currentTarget, {
      member: member ? null : words.noMember,
      reason: refusal && healthRefused[refusal.code].text,
      password: password ? null : words.noPassword,
    })
    if (isFine && member) open.mutate({ id, personId: member.id, reason, password })
  }

  return (
    <Card as="section" pad aria-label={words.open}>
      <form onSubmit={send} noValidate className="grid gap-5">
        <ChooseMember
          chosen={member}
          onChoose={(chosen) => {
            form.set('member', chosen)
            setId(newId())
          }}
          error={form.errors.member}
        />
        <TextArea
          label={words.reason}
          hint={words.reasonHint}
          required
          rows={3}
          atMost={maxEmergencyReason}
          error={form.errors.reason}
          value={reason}
          onChange={({ currentTarget }) => {
            form.set('reason', currentTarget.value)
            setId(newId())
          }}
        />
        <OwnPasswordField
          words={words}
          error={form.errors.password}
          value={password}
          onType={(typed) => form.set('password', typed)}
        />
        <Button
          type="submit"
          look="danger"
          busy={open.isPending}
          busyText={words.opening}
          className="justify-self-start"
        >
          {words.open}
        </Button>
      </form>
    </Card>
  )
}
