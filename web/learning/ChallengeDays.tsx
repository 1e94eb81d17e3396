import { shortDay } from '@bewezen/domain/base/dates.ts'
import { periodDays } from '@bewezen/domain/learning/challenge.ts'
import type { Challenge } from '@bewezen/domain/learning/contract.ts'
import { challengeWords as words } from '@bewezen/domain/learning/words.ts'
import Check from 'lucide-react/icons/check'
import Sunrise from 'lucide-react/icons/sunrise'
import { classes } from '../base/parts/classes.ts'

/** 'vr 23' */
const label = (day: string) => shortDay(`${day}T12:00:00Z`).split(' ').slice(0, 2).join(' ')

/** The days of the period: done, today, missed, to come (COM-LEARN-12). */
export function ChallengeDays({ challenge, days }: { challenge: Challenge; days: readonly string[] }) {
  const { today } = challenge
  const done = new Set(days)
  return (
    <ol className="mt-5 flex flex-wrap gap-x-1.5 gap-y-4">
      {periodDays(challenge).map((day) => {
        const isDone = done.has(day)
        const isToday = day === today
        return (
          <li key={day} className="grid w-[54px] justify-items-center gap-1.5 text-center text-fs-13">
            <span
              aria-hidden="true"
              className={classes(
                'grid size-11 place-items-center rounded-full border-[1.6px]',
                isDone
                  ? 'border-ink bg-sun text-on-sun'
                  : isToday
                    ? 'border-2 border-ink'
                    : day < today
                      ? 'border-line-strong bg-surface-2'
                      : 'border-dashed border-line-strong',
              )}
            >
              {isDone ? <Check size={18} /> : isToday && <Sunrise size={18} />}
            </span>
            <span className={classes('leading-tight', isToday && 'font-[650]')}>
              {isToday ? words.dayNames.today : label(day)}
            </span>
            <span className="sr-only">{isDone ? words.dayNames.done : dayWord(day, today)}</span>
          </li>
        )
      })}
    </ol>
  )
}

const dayWord = (day: string, today: string) =>
  day < today ? words.dayNames.missed : day === today ? words.dayNames.open : ''
