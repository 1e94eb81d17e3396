import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../api/api.ts'
import { useRead } from '../api/useRead.ts'
import { Button } from './Button.tsx'
import { SearchField } from './SearchField.tsx'
import { useTyped } from './useTyped.ts'

type Props = {
  /** The purpose of the choice. */
  label: string
  chosen: ListedPerson | null
  onChoose: (person: ListedPerson | null) => void
  error: string | null
}

/** Chooses one person of the site by searching. */
export function PersonChoice({ label, chosen, onChoose, error }: Props) {
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useTyped(search, setSearch)
  const found = useRead(
    api.access.people,
    { search, role: '', state: '', page: 1 },
    { enabled: search.trim().length > 1 },
  )
  if (chosen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-line p-3">
        <p>
          <strong className="block">{displayName(chosen)}</strong>
          <span className="text-fs-14 text-ink-2">{chosen.email}</span>
        </p>
        <Button look="line" size="s" onClick={() => onChoose(null)}>
          {words.other}
        </Button>
      </div>
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-fs-14 font-semibold">{label}</legend>
      <SearchField
        label={words.search}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && (
        <p role="alert" className="text-fs-14 text-ember-ink">
          {error}
        </p>
      )}
      {search.trim().length > 1 && found.data?.people.length === 0 && (
        <p role="status" className="text-fs-14 text-ink-2">
          {words.nobody}
        </p>
      )}
      {search.trim().length > 1 && (
        <ul className="grid gap-1">
          {found.data?.people.slice(0, 6).map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-label={words.choose(displayName(person))}
                onClick={() => onChoose(person)}
                className="grid min-h-11 w-full content-center rounded-m px-3 py-1.5 text-left hover:bg-surface-2"
              >
                <span className="font-semibold">{displayName(person)}</span>
                <span className="text-fs-14 wrap-anywhere text-ink-2">{person.email}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
