import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { api } from '../../base/api/api.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { useAdminChange } from '../useAdminChange.ts'

export function Top5Switch({ person }: { person: ManagedPerson }) {
  const change = useAdminChange(api.access.setTop5, { said: () => adminWords.saved })
  const top5 = useToggle({
    key: `top5 ${person.id}`,
    stored: person.top5,
    call: (on) => change.mutateAsync({ personId: person.id, on }),
  })
  return (
    <Switch
      label={peopleWords.top5}
      hint={peopleWords.top5Hint}
      checked={top5.shown}
      onChange={(on) => void top5.want(on)}
    />
  )
}
