import type { Hit } from '@bewezen/domain/search/contract.ts'
import { maxSearchLength, searchWords } from '@bewezen/domain/search/searching.ts'
import { searchScreenWords as words } from '@bewezen/domain/search/words.ts'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { Before } from './Before.tsx'
import { Nothing } from './Nothing.tsx'
import { inShownOrder, Results, resultId } from './Results.tsx'
import { keepSearch } from './recent.ts'
import { useFound } from './useFound.ts'

const listId = 'search-results'
const storage = () => sessionStorage

/** Searching from anywhere: typing finds, the arrows choose, Enter opens and Escape closes (SH-NAV-05). */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { history } = useRouter()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useFound(text)
  const hits = inShownOrder(found.hits)
  const at = Math.min(chosen, hits.length - 1)

  const type = (next: string) => {
    setText(next)
    setChosen(0)
  }
  const open = (hit: Hit) => {
    keepSearch(text, storage)
    onClose()
    history.push(hit.path)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, at, hits.length)
    const hit = hits[at]
    if (to !== null) setChosen(to)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && hit) open(hit)
    else return
    event.preventDefault()
  }

  return (
    <ResponsiveModal open onClose={onClose} title={words.title} width="l">
      <SearchField
        label={words.label}
        className="sticky top-0 z-1 rounded-m bg-surface"
        value={text}
        maxLength={maxSearchLength}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        data-focus-first=""
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={hits[at] && resultId(hits[at])}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className="mt-3 min-h-[calc(92dvh-174px)] lg:min-h-80" aria-busy={found.face === 'searching'}>
        <p role="status" className="sr-only">
          {found.face === 'found' && (hits.length > 0 ? words.results(hits.length) : words.none)}
        </p>
        {found.face === 'short' && <Before storage={storage} onChoose={type} />}
        {found.face !== 'short' && (
          <>
            <Results id={listId} hits={hits} at={at} words={searchWords(text)} onOpen={open} onPoint={setChosen} />
            {hits.length === 0 && <Nothing face={found.face} onAgain={found.again} />}
          </>
        )}
      </div>
    </ResponsiveModal>
  )
}

/** Where a key leads in a list of so many; null for keys that do not move. Past an end it goes on at the other. */
function stepOf(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  return null
}
