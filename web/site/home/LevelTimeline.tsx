import type { PublicContent } from '@bewezen/domain/site/contract.ts'
import { homeWords, levelWords } from '@bewezen/domain/site/words.ts'
import { type KeyboardEvent, useId, useRef } from 'react'

type Props = Pick<PublicContent, 'levels'> & { chosen: number; onChoose: (level: number) => void }

/**
 * The five levels to choose from under their way up: a click, the focus or an arrow key shows title, duration and result
 * of one (MKT-HOME-14).
 */
export function LevelTimeline({ levels, chosen, onChoose }: Props) {
  const id = useId()
  const tabs = useRef<(HTMLButtonElement | null)[]>([])
  const shown = levels[chosen]
  const move = (event: KeyboardEvent) => {
    const next = nextLevel(event.key, chosen, levels.length)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
    tabs.current[next]?.focus()
  }
  return (
    <>
      <div
        role="tablist"
        aria-label={homeWords.levels.choose}
        onKeyDown={move}
        className="mt-4 grid grid-cols-5 gap-x-6"
      >
        {levels.map(({ title }, index) => (
          <button
            key={title}
            ref={(tab) => {
              tabs.current[index] = tab
            }}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === chosen}
            aria-controls={`${id}-level`}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => onChoose(index)}
            onFocus={() => onChoose(index)}
            className="heading min-h-11 rounded-m border-b-2 border-transparent py-1.5 text-left text-fs-21 leading-[1.18]! font-[480]! wrap-anywhere aria-selected:border-sun"
          >
            <span className="sr-only">{levelWords.level(index + 1)}</span>
            {title}
          </button>
        ))}
      </div>
      {shown && (
        <div
          role="tabpanel"
          id={`${id}-level`}
          aria-labelledby={`${id}-${chosen}`}
          className="mt-5 grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-6 rounded-l border border-line bg-bg px-6 py-5"
        >
          <div>
            <p className="heading text-fs-26 leading-tight! wrap-anywhere">{shown.title}</p>
            <p className="mt-1 text-fs-14 text-ink-2">{shown.duration}</p>
          </div>
          <p className="wrap-anywhere">
            <span className="mb-0.5 block text-fs-13 font-semibold text-sun-ink">{levelWords.result}</span>
            {shown.result}
          </p>
        </div>
      )}
    </>
  )
}

/** Where a key leads from one level to another; null for keys that lead nowhere. */
function nextLevel(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
