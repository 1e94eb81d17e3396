import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { asRole, type Role, roleLabel, roles } from '@bewezen/domain/access/roles.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { Button } from '../../base/parts/Button.tsx'
import { ConfirmDialog } from '../../base/parts/ConfirmDialog.tsx'
import { Select } from '../../base/parts/Select.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Gives another role after a question that names the old and the new one (ADM-PANEL-05). */
export function RoleChange({ person, isSelf }: { person: ManagedPerson; isSelf: boolean }) {
  const name = displayName(person)
  const [chosen, setChosen] = useState<Role | null>(null)
  // The old role as the question names it: another one by then is refused and shown.
  const [asked, setAsked] = useState<{ from: string; to: Role } | null>(null)
  const change = useAdminChange(api.access.setRole, {
    said: ({ to }) => peopleWords.roleChanged(name, roleLabel(to)),
    onDone: () => setChosen(null),
  })
  const to = chosen ?? asRole(person.role) ?? 'no_subscription'
  if (isSelf) return <p className="text-ink-2">{peopleWords.ownRole}</p>
  return (
    <div className="flex items-end gap-2.5">
      <Select
        label={peopleWords.newRole}
        value={to}
        onChange={(event) => setChosen(asRole(event.currentTarget.value))}
        options={roles.map((value) => ({ value, label: roleLabel(value) }))}
        className="flex-1"
      />
      <Button disabled={to === person.role} busy={change.isPending} onClick={() => setAsked({ from: person.role, to })}>
        {peopleWords.changeRole}
      </Button>
      {asked && (
        <ConfirmDialog
          open
          harmless
          onClose={() => setAsked(null)}
          question={peopleWords.roleQuestion(name)}
          text={peopleWords.roleText(roleLabel(asked.from), roleLabel(asked.to))}
          verb={peopleWords.changeRole}
          onConfirm={() => {
            change.mutate({ personId: person.id, ...asked })
            setAsked(null)
          }}
        />
      )}
    </div>
  )
}
