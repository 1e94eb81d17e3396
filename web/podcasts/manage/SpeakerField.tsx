import type { Speaker } from '@bewezen/domain/podcasts/card.ts'
import { podcastDialogWords as words } from '@bewezen/domain/podcasts/dialogLaterWords.ts'
import { podcastFieldWords as labels } from '@bewezen/domain/podcasts/manageWords.ts'
import { isSearch, maxPodcastSearch } from '@bewezen/domain/podcasts/podcast.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useState } from 'react'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Avatar } from '../../base/parts/Avatar.tsx'
import { Button } from '../../base/parts/Button.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { useTyped } from '../../base/parts/useTyped.ts'

type Props = { chosen: Speaker | null; error: string | undefined; onChoose: (speaker: Speaker | null) => void }

/** Who speaks: anybody, found by name or username; nobody is allowed (POD-ADMIN-16). */
export function SpeakerField({ chosen, error, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useTyped(search, setSearch)
  const searches = isSearch(search)
  const found = useRead(api.podcasts.speakers, { text: search }, { enabled: searches })
  const choose = (speaker: Speaker | null) => {
    onChoose(speaker)
    setSearch('')
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-fs-14 font-semibold">{labels.speaker}</legend>
      {chosen ? (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-m border border-line p-3">
          <Person person={chosen} />
          <Button look="line" size="s" onClick={() => choose(null)}>
            {words.withoutSpeaker}
          </Button>
        </div>
      ) : (
        <>
          <SearchField
            label={labels.speakerSearch}
            value={typed}
            maxLength={maxPodcastSearch}
            aria-invalid={error ? true : undefined}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status" className="text-fs-14 text-ink-2 empty:hidden">
            {searches &&
              (found.isError
                ? words.speakersFailed
                : found.data
                  ? found.data.people.length === 0 && labels.noSpeakerFound
                  : words.searching)}
          </p>
          {searches && (
            <ul className="grid gap-1 empty:hidden">
              {found.data?.people.map((person) => (
                <li key={person.id}>
                  <button
                    type="button"
                    onClick={() => choose(person)}
                    className="min-h-11 w-full rounded-m px-3 py-1.5 text-left hover:bg-surface-2"
                  >
                    <Person person={person} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {error && (
        <p role="alert" className="text-fs-14 text-ember-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}

const Person = ({ person }: { person: Speaker }) => {
  const name = displayName(person)
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} photo={person.avatarUrl} color={person.avatarColor} size={36} />
      <span className="min-w-0">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block text-fs-14 wrap-anywhere text-ink-2">@{person.username}</span>
      </span>
    </span>
  )
}
