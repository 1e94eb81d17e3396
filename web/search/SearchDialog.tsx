import { actionScreenWords } from '@bewezen/domain/search/actionWords.ts'
import type { Hit } from '@bewezen/domain/search/contract.ts'
import { maxSearchLength, searchWords } from '@bewezen/domain/search/searching.ts'
import { searchScreenWords as words } from '@bewezen/domain/search/words.ts'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useBackCloses } from '../base/address/useBackCloses.ts'
import { pageState } from '../base/hydration/pageState.ts'
import { ResponsiveModal } from '../base/parts/ResponsiveModal.tsx'
import { SearchField } from '../base/parts/SearchField.tsx'
import { Before } from './Before.tsx'
import { Keys } from './Keys.tsx'
import { Nothing } from './Nothing.tsx'
import { type Offer, Offers, offerId } from './Offers.tsx'
import { inShownOrder, Results, resultId } from './Results.tsx'
import { keepSearch } from './recent.ts'
import { takeEarly } from './shown.ts'
import { useFound } from './useFound.ts'

const listId = 'search-results'
const storage = () => sessionStorage
/** What is typed. The frame of a page that comes meanwhile draws the search anew, and the text stays (ADM-MORE-34). */
const typed = pageState('')

type Props = {
  onClose: () => void
  /** A page is about to open. */
  onLeave?: () => void
  /** What one may do with a typed text (ADM-MORE-30). */
  offersFor?: (typed: string) => Offer[]
}

/** Searching from anywhere: typing finds, the arrows choose, Enter opens or does, and Escape closes (SH-NAV-05, ADM-MORE-34). */
export function SearchDialog({ onClose, onLeave, offersFor }: Props) {
  const { history } = useRouter()
  const text = typed.useNow()
  const [chosen, setChosen] = useState(0)
  const found = useFound(text)
  const hits = inShownOrder(found.hits)
  const offers = (offersFor?.(text) ?? []).map((one) => ({ ...one, act: () => done(one.act) }))
  const count = offers.length + hits.length
  const at = Math.min(chosen, count - 1)
  const offer = offers[at]
  const hit = hits[at - offers.length]
  useBackCloses(() => done(onClose))

  useEffect(() => {
    const early = takeEarly()
    if (early) typed.set(`${typed.now()}${early}`.slice(0, maxSearchLength))
  }, [])
  const type = (next: string) => {
    typed.set(next)
    setChosen(0)
  }
  const open = (one: Hit) =>
    done(() => {
      keepSearch(text, storage)
      onClose()
      onLeave?.()
      history.push(one.path)
    })
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, at, count)
    const enters = event.key === 'Enter' && !event.nativeEvent.isComposing
    if (to !== null) setChosen(to)
    else if (enters && offer) offer.act()
    else if (enters && hit) open(hit)
    else return
    event.preventDefault()
  }
  const isShort = found.face === 'short'

  return (
    <ResponsiveModal open onClose={() => done(onClose)} title={words.title} width="l">
      <SearchField
        label={words.label}
        className="sticky top-0 z-1 rounded-m bg-surface"
        value={text}
        maxLength={maxSearchLength}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        data-focus-first=""
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={offer ? offerId(offer) : hit && resultId(hit)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <div className="mt-3 min-h-[calc(92dvh-174px)] lg:min-h-80" aria-busy={found.face === 'searching'}>
        <p role="status" className="sr-only">
          {offers.length > 0 && `${actionScreenWords.count(offers.length)}. `}
          {found.face === 'found' && (hits.length > 0 ? words.results(hits.length) : words.none)}
        </p>
        {(count > 0 || !isShort) && (
          <Results
            id={listId}
            hits={hits}
            at={at - offers.length}
            words={searchWords(text)}
            onOpen={open}
            onPoint={(place) => setChosen(offers.length + place)}
          >
            <Offers offers={offers} at={at} typed={text} onPoint={setChosen} />
          </Results>
        )}
        {isShort ? (
          <div className={offers.length > 0 ? 'mt-4' : ''}>
            <Before storage={storage} onChoose={type} />
          </div>
        ) : (
          hits.length === 0 &&
          (offers.length === 0 || found.face !== 'found') && <Nothing face={found.face} onAgain={found.again} />
        )}
      </div>
      {offersFor && <Keys />}
    </ResponsiveModal>
  )
}

/** Does what ends a search; the next one begins without its text. */
function done(act: () => void): void {
  typed.set('')
  act()
}

/** Where a key leads in a list of so many; null for keys that do not move. Past an end it goes on at the other. */
function stepOf(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at + count - 1) % count
  return null
}
