import type { Level } from '@bewezen/domain/learning/contract.ts'
import { weeksPerLevel } from '@bewezen/domain/learning/level.ts'
import { universityWords as words } from '@bewezen/domain/learning/words.ts'
import Check from 'lucide-react/icons/check'
import Lock from 'lucide-react/icons/lock'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classes } from '../base/parts/classes.ts'
import { weekStates } from './weekStates.ts'

type Props = { level: Level; week: number; onChoose: (week: number) => void; panelId: string }

/** The weeks of a level beside each other, each with the title of its first lesson (COM-LEARN-41); arrows, Home and End move between them. */
export function WeekTabs({ level, week, onChoose, panelId }: Props) {
  const list = useRef<HTMLDivElement>(null)
  // On a narrow window the open week is brought into view; the page itself stays where it is.
  useEffect(() => {
    const tab = list.current?.children[week - 1]
    if (!list.current || !(tab instanceof HTMLElement)) return
    list.current.scrollLeft =
      tab.offsetLeft - list.current.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [week])
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = { ArrowLeft: week - 1, ArrowRight: week + 1, Home: 1, End: weeksPerLevel }[event.key]
    if (to === undefined || to < 1 || to > weeksPerLevel) return
    event.preventDefault()
    onChoose(to)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to - 1]?.focus()
  }
  return (
    // The keys belong to the tabs within it.
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={words.weeksOf(level.number)}
      onKeyDown={step}
      className="grid auto-cols-[minmax(136px,1fr)] grid-flow-col overflow-x-auto border-y border-line"
    >
      {weekStates(level).map((state) => {
        const isChosen = state.week === week
        return (
          <button
            key={state.week}
            type="button"
            role="tab"
            aria-selected={isChosen}
            aria-controls={panelId}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChoose(state.week)}
            className={classes(
              'relative grid min-h-[58px] content-center gap-0.5 border-line px-3.5 py-2 text-left text-fs-14 focus-visible:-outline-offset-3 not-first:border-l',
              isChosen
                ? 'bg-sun-soft font-[650] after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:bg-ink'
                : 'font-[550] hover:bg-surface-2',
            )}
          >
            <span className="flex items-center justify-between gap-2 whitespace-nowrap">
              {words.week(state.week)}
              {state.isDone ? (
                <>
                  <Check size={15} aria-hidden="true" />
                  <span className="sr-only">, {words.isDone}</span>
                </>
              ) : !state.isOpen ? (
                <>
                  <Lock size={14} aria-hidden="true" className="text-ink-3" />
                  <span className="sr-only">, {words.isClosed}</span>
                </>
              ) : (
                state.total > 0 && (
                  <span className="text-fs-13 whitespace-nowrap text-ink-2">
                    {words.doneOf(state.done, state.total)}
                  </span>
                )
              )}
            </span>
            {state.title && (
              <span dir="auto" className="line-clamp-2 text-fs-13 leading-[1.3] font-normal text-ink-2 wrap-anywhere">
                {state.title}
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
