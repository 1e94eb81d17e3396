import type { ManagedPerson } from '@bewezen/domain/access/adminContract.ts'
import { peopleWords } from '@bewezen/domain/admin/peopleWords.ts'
import { adminWords } from '@bewezen/domain/admin/words.ts'
import { date } from '@bewezen/domain/base/dates.ts'
import { api } from '../../base/api/api.ts'
import { useToggle } from '../../base/api/useToggle.ts'
import { Switch } from '../../base/parts/Switch.tsx'
import { useAdminChange } from '../useAdminChange.ts'

/** Gives and takes awards; the one of testers opens the community in tester mode (ADM-PANEL-08, SH-TEST-13). */
export function PersonAwards({ person }: { person: ManagedPerson }) {
  if (person.awards.length === 0) return <p className="text-ink-2">{peopleWords.noAwards}</p>
  return (
    <div>
      {person.awards.map((award) => (
        <AwardSwitch key={award.id} personId={person.id} award={award} />
      ))}
    </div>
  )
}

type Award = ManagedPerson['awards'][number]
function AwardSwitch({ personId, award }: { personId: string; award: Award }) {
  const change = useAdminChange(api.profile.setAward, { said: () => adminWords.saved })
  const held = useToggle({
    key: `award ${award.id} of ${personId}`,
    stored: award.earnedAt !== null,
    call: (held) => change.mutateAsync({ personId, awardId: award.id, held }),
  })
  return <Switch label={award.name} hint={hintOf(award)} checked={held.shown} onChange={(on) => void held.want(on)} />
}

const hintOf = ({ isTester, isActive, earnedAt }: Award): string | undefined =>
  [isTester && peopleWords.tester, !isActive && peopleWords.inactive, earnedAt && date(earnedAt)]
    .filter(Boolean)
    .join(' · ') || undefined
