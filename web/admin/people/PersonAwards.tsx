import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { date } from '@bewezen/domain/base/dates.ts'
import { api } from '../../base/api/api.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Gives and takes awards; the one of testers opens the community in tester mode (ADM-PANEL-08, SH-TEST-13). */
export function PersonAwards({ person }: { person: ManagedPerson }) {
  const change = useAdminChange(api.profile.setAward, { said: () => adminWords.saved })
  if (person.awards.length === 0) return <p className="text-ink-2">{peopleWords.noAwards}</p>
  return (
    <div>
      {person.awards.map((award) => (
        <Switch
          key={award.id}
          label={award.name}
          hint={hintOf(award)}
          checked={change.isPending && change.variables.awardId === award.id ? change.variables.held : !!award.earnedAt}
          onChange={(held) => change.mutate({ personId: person.id, awardId: award.id, held })}
        />
      ))}
    </div>
  )
}

const hintOf = ({ isTester, isActive, earnedAt }: ManagedPerson['awards'][number]): string | undefined =>
  [isTester && peopleWords.tester, !isActive && peopleWords.inactive, earnedAt && date(earnedAt)]
    .filter(Boolean)
    .join(' · ') || undefined
