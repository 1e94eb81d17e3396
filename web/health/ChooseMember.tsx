import type { Emergency } from '@bewezen/domain/health/contract.ts'
import { emergencyWords as words } from '@bewezen/domain/health/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useDeferredValue, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Button } from '../base/parts/Button.tsx'
import { TextField } from '../base/parts/TextField.tsx'

type Member = Emergency['person']
type Props = { chosen: Member | null; onChoose: (member: Member | null) => void; error?: string }

/** Finds one member by name; once chosen, the name stands there with the way back. */
export function ChooseMember({ chosen, onChoose, error }: Props) {
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const { data, isError } = useRead(api.health.emergencyMembers, { name }, { enabled: name !== '' && !chosen })
  if (chosen)
    return (
      <div className="grid gap-1.5">
        <span className="text-fs-14 font-semibold">{words.member}</span>
        <div className="flex flex-wrap items-center gap-3 rounded-m border border-line bg-surface-2 px-3.5 py-2.5">
          <Face member={chosen} />
          <Button look="quiet" size="s" onClick={() => onChoose(null)} className="ml-auto min-h-11">
            {words.other}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="grid gap-2">
      <TextField
        label={words.member}
        hint={words.memberHint}
        required
        autoComplete="off"
        error={error ?? (isError ? words.searchFailed : null)}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status" className="text-fs-14 text-ink-2 empty:hidden">
        {name !== '' && data?.length === 0 && words.searchEmpty}
      </div>
      {name !== '' && data && data.length > 0 && (
        <ul aria-label={words.member} className="divide-y divide-line overflow-hidden rounded-m border border-line">
          {data.map((member) => (
            <li key={member.id}>
              <button
                type="button"
                onClick={() => onChoose(member)}
                className="flex min-h-[52px] w-full items-center gap-3 px-3.5 py-2 text-left hover:bg-surface-2 focus-visible:-outline-offset-3"
              >
                <Face member={member} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Face = ({ member }: { member: Member }) => (
  <>
    <Avatar name={displayName(member)} photo={member.avatarUrl} size={34} />
    <span className="min-w-0">
      <strong className="block truncate">{displayName(member)}</strong>
      <span className="text-fs-14 text-ink-2">@{member.username}</span>
    </span>
  </>
)
