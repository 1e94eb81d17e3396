import { learningPath } from '@bewezen/domain/learning/paths.ts'
import type { FirstDays as Days, NextDate, NextLesson } from '@bewezen/domain/today/contract.ts'
import { areTaken, dateToJoin } from '@bewezen/domain/today/steps.ts'
import { stepWords as words } from '@bewezen/domain/today/stepWords.ts'
import { useRef } from 'react'
import { useHandedOnFocus } from '../base/focus/useHandedOnFocus.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { FirstSteps } from '../membership/index.ts'
import { ownDayId } from './OwnDay.tsx'
import { putStepsAway } from './putStepsAway.ts'
import { shownDay } from './todayCache.ts'

type Props = { of: Days; lesson: NextLesson | null; dates: readonly NextDate[] }

/** The first steps of a new member above their day, or the line that ends them when all are done, until they put it away (COM-START-08, COM-START-10, COM-START-67). */
export function FirstDays({ of: days, lesson, dates }: Props) {
  const place = useRef<HTMLElement>(null)
  useHandedOnFocus(place, () => document.getElementById(ownDayId))
  const isOver = areTaken(days.steps)
  const done = days.steps.filter(({ isDone }) => isDone).length
  const lessonPath = lesson && learningPath({ slug: lesson.communitySlug }, 'lesson', lesson)
  return (
    <section
      ref={place}
      aria-labelledby="today-first-steps"
      className="rounded-l border border-line bg-surface p-4 lg:p-6"
    >
      <div className={classes('flex flex-wrap items-start justify-between gap-x-6 gap-y-2', !isOver && 'mb-2')}>
        <div>
          <h2 id="today-first-steps" className="heading text-fs-26">
            {isOver ? words.allTaken : words.title}
          </h2>
          <p className={isOver ? 'text-ink-2' : 'text-fs-14 text-ink-2'}>{isOver ? words.whatNext : words.counted}</p>
        </div>
        <div className="flex items-center gap-3">
          {!isOver && <p className="heading text-fs-26 whitespace-nowrap">{words.count(done, days.steps.length)}</p>}
          <Button look="quiet" size="s" onClick={() => void putStepsAway(true)}>
            {isOver ? words.close : words.away}
          </Button>
        </div>
      </div>
      {!isOver && (
        <FirstSteps
          of={days}
          steps={days.steps}
          lessonPath={lessonPath}
          offered={dateToJoin(dates)}
          isWatched={hasStepsLeft}
        />
      )}
    </section>
  )
}

/** Whether the list is there still, as the day is known now: it also leaves the screen when it was put away, or is over. */
function hasStepsLeft(): boolean {
  const days = shownDay()?.firstDays
  return Boolean(days && !areTaken(days.steps))
}
