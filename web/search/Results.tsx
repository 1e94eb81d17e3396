import { shortDayNear } from '@bewezen/domain/base/dates.ts'
import type { Hit, HitKind } from '@bewezen/domain/search/contract.ts'
import { hitKinds } from '@bewezen/domain/search/searching.ts'
import { searchScreenWords } from '@bewezen/domain/search/words.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Hash from 'lucide-react/icons/hash'
import MessageSquare from 'lucide-react/icons/message-square'
import Newspaper from 'lucide-react/icons/newspaper'
import Package from 'lucide-react/icons/package'
import Podcast from 'lucide-react/icons/podcast'
import Presentation from 'lucide-react/icons/presentation'
import Rss from 'lucide-react/icons/rss'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import Video from 'lucide-react/icons/video'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../base/parts/classes.ts'
import { Marked } from './Marked.tsx'

/** The results as they stand below each other: by kind. The arrows walk in the same order. */
export const inShownOrder = (hits: readonly Hit[]): Hit[] =>
  hitKinds.flatMap((kind) => hits.filter((hit) => hit.kind === kind))

export const resultId = (hit: Hit): string => `search-${hit.kind}-${hit.id}`

type Props = {
  id: string
  hits: readonly Hit[]
  /** Which of them is chosen. */
  at: number
  words: readonly string[]
  onOpen: (hit: Hit) => void
  onPoint: (at: number) => void
  /** Options that stand above them. */
  children?: ReactNode
}

/** What was found, in groups; a plain click opens here, any other as the browser does with a link. */
export function Results({ id, hits, at, words, onOpen, onPoint, children }: Props) {
  return (
    <div id={id} role="listbox" aria-label={searchScreenWords.title} className="grid grid-cols-1 gap-3">
      {children}
      {hitKinds.map((kind) => {
        const own = hits.filter((hit) => hit.kind === kind)
        if (own.length === 0) return null
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox; no element means that
          <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
            <p id={`search-${kind}`} aria-hidden="true" className="px-2 pb-1 text-fs-13 font-[650] text-ink-3">
              {searchScreenWords.kinds[kind]}
            </p>
            {own.map((hit) => {
              const place = hits.indexOf(hit)
              return (
                <Result
                  key={hit.id}
                  hit={hit}
                  words={words}
                  chosen={place === at}
                  onOpen={() => onOpen(hit)}
                  onPoint={() => onPoint(place)}
                />
              )
            })}
          </div>
        )
      })}
    </div>
  )
}

const icons: Record<HitKind, ReactNode> = {
  page: <FileText size={20} />,
  event: <CalendarDays size={20} />,
  livestream: <Video size={20} />,
  product: <Package size={20} />,
  blog: <Newspaper size={20} />,
  podcast: <Podcast size={20} />,
  lesson: <GraduationCap size={20} />,
  masterclass: <Presentation size={20} />,
  challenge: <Trophy size={20} />,
  post: <Rss size={20} />,
  channel: <Hash size={20} />,
  person: <UserRound size={20} />,
  message: <MessageSquare size={20} />,
}

type ResultProps = {
  hit: Hit
  words: readonly string[]
  chosen: boolean
  onOpen: () => void
  onPoint: () => void
}

function Result({ hit, words, chosen, onOpen, onPoint }: ResultProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      ref={link}
      id={resultId(hit)}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      href={hit.path}
      onClick={onClick}
      onPointerMove={chosen ? undefined : onPoint}
      className={classes(
        'flex min-h-13 scroll-my-10 items-center gap-3 rounded-m px-2 py-2 text-ink no-underline',
        chosen && 'bg-surface-2 outline-2 -outline-offset-2 outline-ink',
      )}
    >
      <span className="grid size-9 flex-none place-items-center rounded-full bg-surface-2 text-ink-2">
        {icons[hit.kind]}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          {/* Where there is little room, what stands beside the title goes to the next line (SH-NAV-30). */}
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span dir="auto" className="line-clamp-2 font-[650] wrap-anywhere">
              <Marked text={hit.title} words={words} />
            </span>
            {hit.detail && (
              <span dir="auto" className="line-clamp-2 text-fs-14 wrap-anywhere text-ink-3">
                {hit.detail}
              </span>
            )}
          </span>
          {hit.at && <span className="flex-none text-fs-13 text-ink-3">{shortDayNear(hit.at, Date.now())}</span>}
        </span>
        {hit.text && (
          <span dir="auto" className="block text-fs-14 leading-normal wrap-anywhere text-ink-2">
            <Marked text={hit.text} words={words} />
          </span>
        )}
      </span>
    </a>
  )
}
