import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { BlockDialog } from '../../base/parts/BlockDialog.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Shuts somebody out for a reason, or lets them in again after a question (ADM-PANEL-06, COM-MOD-07). */
export function BlockSwitch({ person }: { person: ManagedPerson }) {
  const name = displayName(person)
  const [asks, setAsks] = useState(false)
  const close = () => setAsks(false)
  const change = useAdminChange(api.account.setBlocked, {
    said: ({ blocked }) => (blocked ? peopleWords.hasBlocked(name) : peopleWords.hasUnblocked(name)),
    onDone: close,
  })
  const set = (blocked: boolean, reason: string) => change.mutate({ personId: person.id, blocked, reason })
  const isBlocked = person.blocked
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
        {isBlocked ? peopleWords.unblock : peopleWords.block}
      </Button>
      {asks && !isBlocked && (
        <BlockDialog name={name} busy={change.isPending} onBlock={(reason) => set(true, reason)} onClose={close} />
      )}
      <ConfirmDialog
        open={asks && isBlocked}
        harmless
        onClose={close}
        question={peopleWords.unblockQuestion(name)}
        text={peopleWords.unblockText}
        verb={peopleWords.unblock}
        onConfirm={() => {
          set(false, '')
          close()
        }}
      />
    </>
  )
}
