import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { useAdminChange } from '../useAdminChange.ts'

export function Top5Switch({ person }: { person: ManagedPerson }) {
  const change = useAdminChange(api.access.setTop5, { said: () => adminWords.saved })
  return (
    <Switch
      label={peopleWords.top5}
      hint={peopleWords.top5Hint}
      checked={change.isPending ? change.variables.on : person.top5}
      onChange={(on) => change.mutate({ personId: person.id, on })}
    />
  )
}
