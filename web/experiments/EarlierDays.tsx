import { daysBetween } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import type { Experiment } from '@bewezen/domain/experiments/contract.ts'
import { openDays } from '@bewezen/domain/experiments/experiment.ts'
import { dayText, logbookWords as words } from '@bewezen/domain/experiments/words.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../base/parts/Button.tsx'
import { Unfolding } from './Unfolding.tsx'
import { ValueField } from './ValueField.tsx'

const fewDays = 14

/** The days before today, the newest first, each with its number to fill in, change or clear (COM-N1-05). */
export function EarlierDays({ of: experiment, today }: { of: Experiment; today: string }) {
  const [showsAll, setShowsAll] = useState(false)
  const days = earlierDays(experiment, today)
  const shown = showsAll ? days : days.slice(0, fewDays)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    // The button is gone: one goes on with the first day that came.
    list.current?.querySelectorAll('input')[fewDays]?.focus()
  }
  return (
    <Unfolding title={words.earlier}>
      <p className="mb-3 text-fs-14 text-ink-3">
        <span className="pointer-coarse:hidden">{words.earlierKeys} </span>
        {words.earlierHint}
      </p>
      <ul ref={list} className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {shown.map((day) => (
          <li key={day}>
            <ValueField experiment={experiment} day={day} label={dayText(day)} />
          </li>
        ))}
      </ul>
      {shown.length < days.length && (
        <Button look="line" size="s" className="mt-4" onClick={showAll}>
          {words.showAll}
        </Button>
      )}
    </Unfolding>
  )
}

/** The days that take a value beside today's, and those on which one stands though they take none any more. */
function earlierDays(experiment: Experiment, today: string): string[] {
  const { first, last } = openDays(experiment, today)
  const isTodayAbove = last === today && experiment.endedDay === null
  const newest = isTodayAbove ? plusDays(today, -1) : last
  const open = Array.from({ length: Math.max(0, daysBetween(first, newest) + 1) }, (_, at) => plusDays(newest, -at))
  const left = experiment.values.map(({ day }) => day).filter((day) => day < first || day > last)
  return [...left.toReversed(), ...open]
}
