import type { ActionGroup } from '@bewezen/domain/search/actions.ts'
import { actionScreenWords as words } from '@bewezen/domain/search/actionWords.ts'
import { searchWords } from '@bewezen/domain/search/searching.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../base/parts/classes.ts'
import { Marked } from './Marked.tsx'

/** An action as the search offers it. */
export type Offer = {
  id: string
  group: ActionGroup
  label: string
  /** What stands on the page that it opens. */
  line?: string
  icon: ReactNode
  /** Where it leads, for those that open a page. */
  to?: string
  act: () => void
}

export const offerId = ({ id }: Offer): string => `action-${id.replace('.', '-')}`

type Props = { offers: readonly Offer[]; at: number; typed: string; onPoint: (at: number) => void }

/** What one may do with what was typed, above what was found: what happens at once, then where one can go (ADM-MORE-30). */
export const Offers = ({ offers, at, typed, onPoint }: Props) =>
  (['do', 'go'] as const).map((group) => {
    const own = offers.filter((offer) => offer.group === group)
    if (own.length === 0) return null
    return (
      // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox; no element means that
      <div key={group} role="group" aria-labelledby={`search-${group}`}>
        <p id={`search-${group}`} aria-hidden="true" className="px-2 pb-1 text-fs-13 font-[650] text-ink-3">
          {words[group]}
        </p>
        {own.map((offer) => {
          const place = offers.indexOf(offer)
          return (
            <Line
              key={offer.id}
              offer={offer}
              words={searchWords(typed)}
              chosen={place === at}
              onPoint={() => onPoint(place)}
            />
          )
        })}
      </div>
    )
  })

type LineProps = { offer: Offer; words: readonly string[]; chosen: boolean; onPoint: () => void }

function Line({ offer, words, chosen, onPoint }: LineProps) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    // The combobox has the focus and its keys; an option is pointed at, or pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter of the combobox does it
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox names the chosen one
    <div
      ref={line}
      id={offerId(offer)}
      role="option"
      aria-selected={chosen}
      onClick={offer.act}
      onPointerMove={chosen ? undefined : onPoint}
      className={classes(
        'flex min-h-12 cursor-pointer scroll-my-10 items-center gap-3 rounded-m px-2 py-1.5 text-ink',
        chosen && 'bg-surface-2 outline-2 -outline-offset-2 outline-ink',
      )}
    >
      <span
        className={classes(
          'grid size-9 flex-none place-items-center rounded-m',
          chosen ? 'bg-sun text-on-sun' : 'bg-surface-2 text-ink-2',
        )}
      >
        {offer.icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-[650] wrap-anywhere">
          <Marked text={offer.label} words={words} />
        </span>
        {offer.line && (
          <span className="block text-fs-14 leading-normal text-ink-2">
            <Marked text={offer.line} words={words} />
          </span>
        )}
      </span>
      {chosen && (
        <span aria-hidden="true" className={classes(keyLook, 'max-lg:hidden')}>
          Enter
        </span>
      )}
    </div>
  )
}

export const keyLook =
  'inline-grid min-w-6 font-sans place-items-center rounded-[6px] border border-line-strong bg-surface px-1.5 text-fs-13 leading-6 font-semibold text-ink-2'
