import { episodeWords as words } from '@bewezen/domain/podcasts/episodeWords.ts'
import { momentText } from '@bewezen/domain/podcasts/moments.ts'
import { lineAt, type SpokenLine } from '@bewezen/domain/podcasts/transcript.ts'
import { markWords, searchWords } from '@bewezen/domain/search/searching.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../base/parts/Button.tsx'
import { classes } from '../../base/parts/classes.ts'
import { IconButton } from '../../base/parts/IconButton.tsx'
import { SearchField } from '../../base/parts/SearchField.tsx'
import { foundLines, stepTo } from './findInTranscript.ts'
import { Moment } from './TimedText.tsx'

/** How much of a long text stands there before somebody asks for all of it. */
const shownAtFirst = 6

type Props = {
  lines: readonly SpokenLine[]
  position: number | null
  /** The moment that a link led to: its line stands out and in sight. */
  asked: number | null
  onPlay: (seconds: number) => void
}

/** What was said, to read and to look in; each moment starts the player there (POD-MORE-08, POD-MORE-45). */
export function Transcript({ lines, position, asked, onPlay }: Props) {
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isWhole, setWhole] = useState(lines.length <= shownAtFirst + 2)
  const found = foundLines(lines, sought)
  const looks = searchWords(sought).length > 0
  const at = Math.min(chosen, Math.max(0, found.length - 1))
  const moment = position ?? asked
  const now = moment === null ? -1 : lineAt(lines, moment)
  const lit = looks ? (found[at] ?? -1) : now
  const isOpen = isWhole || looks || asked !== null
  // Of a short one all lines are shown; of a long one those around the line that is heard.
  const from = isOpen ? 0 : Math.max(0, Math.min(now - 1, lines.length - shownAtFirst))
  const isShown = (place: number) => isOpen || (place >= from && place < from + shownAtFirst)

  const goal = looks ? lit : asked === null ? -1 : lineAt(lines, asked)
  useEffect(() => {
    if (goal >= 0) list.current?.children[goal]?.scrollIntoView({ block: 'center' })
  }, [goal])
  const step = (by: 1 | -1) => setChosen(stepTo(at, by, found.length))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={heading} className="heading text-fs-26">
          {words.transcript}
        </h3>
        <search className="flex min-w-0 items-center gap-1">
          <SearchField
            label={words.transcriptSearch}
            value={sought}
            maxLength={200}
            className="w-[210px] min-w-0"
            onChange={(event) => {
              setSought(event.currentTarget.value)
              setChosen(0)
            }}
            onKeyDown={onKeyDown}
          />
          <output className="min-w-[58px] text-center text-fs-14 text-ink-2">
            {looks && (found.length > 0 ? words.transcriptCount(at + 1, found.length) : words.transcriptNone)}
          </output>
          {found.length > 1 && (
            <>
              <IconButton label={words.transcriptEarlier} icon={<ChevronUp size={20} />} onClick={() => step(-1)} />
              <IconButton label={words.transcriptLater} icon={<ChevronDown size={20} />} onClick={() => step(1)} />
            </>
          )}
        </search>
      </div>
      <ol ref={list} className="mt-3.5 border-t-[1.5px] border-ink">
        {lines.map((line, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a text that is read, whose lines keep their places
            key={place}
            hidden={!isShown(place)}
            aria-current={place === lit ? 'true' : undefined}
            className={classes(
              'grid scroll-my-16 grid-cols-[56px_minmax(0,1fr)] gap-x-3 border-b border-line py-3.5 sm:gap-x-4',
              place === lit && '-mx-3 bg-surface-2 px-3',
              !isShown(place) && 'hidden',
            )}
          >
            {line.seconds === null ? (
              <span />
            ) : (
              <Moment
                seconds={line.seconds}
                text={momentText(line.seconds)}
                onPlay={onPlay}
                className="self-start justify-self-start text-[15px]"
              />
            )}
            <p dir="auto" className="max-w-[68ch] leading-normal wrap-anywhere text-pretty">
              {line.speaker && <strong className="font-[650]">{line.speaker} </strong>}
              <Marked text={line.text} typed={looks ? sought : ''} isLit={place === lit} />
            </p>
          </li>
        ))}
      </ol>
      {!isOpen && (
        <p className="mt-3.5 text-center">
          <Button look="line" size="s" onClick={() => setWhole(true)}>
            {words.transcriptAll}
          </Button>
        </p>
      )}
    </section>
  )
}

function Marked({ text, typed, isLit }: { text: string; typed: string; isLit: boolean }) {
  if (typed === '') return text
  let at = 0
  return markWords(text, searchWords(typed)).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.found ? (
      <mark
        key={key}
        className={classes(
          'rounded-[3px] px-0.5 text-inherit underline decoration-sun-ink decoration-2',
          isLit ? 'bg-sun text-on-sun!' : 'bg-sun-soft',
        )}
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  })
}
