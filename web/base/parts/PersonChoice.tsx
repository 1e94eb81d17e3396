import type { ListedPerson } from '@bewezen/domain/access/adminContract.ts'
import { subscriptionWords as words } from '@bewezen/domain/admin/subscriptionWords.ts'
import { displayName, type Named } from '@bewezen/domain/profile/person.ts'
import { useId, useRef, useState } from 'react'
import { api } from '../api/api.ts'
import { useRead } from '../api/useRead.ts'
import { Button } from './Button.tsx'
import { SearchField } from './SearchField.tsx'
import { useTyped } from './useTyped.ts'
import { words as partWords } from './words.ts'

type Found = Named & { id: string; email?: string }
type Props<Person extends Found> = {
  /** The purpose of the choice. */
  label: string
  chosen: Person | null
  onChoose: (person: Person | null) => void
  error: string | null
  /** Finds people by what is typed. */
  useFound: (search: string) => readonly Person[] | undefined
  searchLabel?: string
  /** Those who are chosen already: they are not offered again. */
  without?: readonly string[]
  required?: boolean
  optional?: boolean
}

const useUsers = (search: string) =>
  useRead(api.access.people, { search, role: '', state: '' }, { enabled: search.trim().length > 1 }).data?.people

/** Chooses one of the users that admins have in their list, by searching. */
export const UserChoice = (props: Omit<Props<ListedPerson>, 'useFound'>) => (
  <PersonChoice {...props} useFound={useUsers} />
)

/** Chooses one person of the site by searching. */
export function PersonChoice<Person extends Found>(props: Props<Person>) {
  const { label, chosen, onChoose, error, required, optional, useFound, without = [] } = props
  const errorId = useId()
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useTyped(search, setSearch)
  const found = useFound(search)?.filter(({ id }) => !without.includes(id))
  const field = useRef<HTMLFieldSetElement>(null)
  const choose = (person: Person) => {
    onChoose(person)
    // Where one is chosen after the other, the next is looked for in an empty field.
    setSearch('')
    field.current?.querySelector('input')?.focus()
  }
  if (chosen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-line p-3">
        <p>
          {chosen.email === undefined && <span className="block text-fs-14 text-ink-2">{label}</span>}
          <strong className="block">{displayName(chosen)}</strong>
          {chosen.email !== undefined && <span className="text-fs-14 text-ink-2">{chosen.email}</span>}
        </p>
        <Button look="line" size="s" onClick={() => onChoose(null)}>
          {words.other}
        </Button>
      </div>
    )
  return (
    <fieldset ref={field} className="grid gap-2">
      <legend className="mb-1.5 text-fs-14 font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-ember-ink">
            {' *'}
          </span>
        )}
        {optional && <span className="font-normal text-ink-3"> ({partWords.optional})</span>}
      </legend>
      <SearchField
        label={props.searchLabel ?? words.search}
        value={typed}
        maxLength={200}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {error && (
        <p id={errorId} role="alert" className="text-fs-14 text-ember-ink">
          {error}
        </p>
      )}
      {search.trim().length > 1 && found?.length === 0 && (
        <p role="status" className="text-fs-14 text-ink-2">
          {words.nobody}
        </p>
      )}
      {search.trim().length > 1 && (
        <ul className="grid gap-1">
          {found?.slice(0, 6).map((person) => (
            <li key={person.id}>
              <button
                type="button"
                aria-label={words.choose(displayName(person))}
                onClick={() => choose(person)}
                className="grid min-h-11 w-full content-center rounded-m px-3 py-1.5 text-left hover:bg-surface-2"
              >
                <span className="font-semibold">{displayName(person)}</span>
                <span className="text-fs-14 wrap-anywhere text-ink-2">{person.email ?? person.username}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
