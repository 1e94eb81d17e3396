import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Shuts somebody out, or lets them in again, after a question (ADM-PANEL-06). */
export function BlockSwitch({ person }: { person: ManagedPerson }) {
  const name = displayName(person)
  const [asks, setAsks] = useState(false)
  const change = useAdminChange(api.account.setBlocked, {
    said: ({ blocked }) => (blocked ? peopleWords.hasBlocked(name) : peopleWords.hasUnblocked(name)),
  })
  const isBlocked = person.blocked
  const question = isBlocked
    ? { question: peopleWords.unblockQuestion(name), text: peopleWords.unblockText, verb: peopleWords.unblock }
    : { question: peopleWords.blockQuestion(name), text: peopleWords.blockText, verb: peopleWords.block }
  return (
    <>
      <p className="text-fs-14 text-ink-2">
        {person.blockedAt ? peopleWords.blockedOn(person.blockedAt) : peopleWords.blockHint}
      </p>
      <Button
        look={isBlocked ? 'line' : 'danger'}
        busy={change.isPending}
        onClick={() => setAsks(true)}
        className="justify-self-start"
      >
        {question.verb}
      </Button>
      <ConfirmDialog
        open={asks}
        harmless={isBlocked}
        onClose={() => setAsks(false)}
        {...question}
        onConfirm={() => {
          change.mutate({ personId: person.id, blocked: !isBlocked })
          setAsks(false)
        }}
      />
    </>
  )
}
