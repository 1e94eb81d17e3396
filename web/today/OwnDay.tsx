import { dayOf, wallClock } from '@bewezen/domain/base/dates.ts'
import { logbookPath, placePath } from '@bewezen/domain/community/paths.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import type { NextLesson } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import type { ReactNode } from 'react'
import type { DayLine } from '../base/parts/daylight.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { TodaysValues } from '../experiments/index.ts'
import { TaskListInPage } from '../tasks/index.ts'
import { Coming } from './Coming.tsx'
import { DayBand } from './DayBand.tsx'
import type { OwnDay as Day } from './todayCache.ts'

/** Where the focus goes when what stood above it is gone. */
export const ownDayId = 'today-own'

/** The day line with the own day under it, in three columns: what one wants to do, learns and measures, and goes to (SH-TODAY-02, SH-TODAY-03). */
export function OwnDay({ of: { dates, streams, lesson, day: today }, day }: { of: Day; day: DayLine }) {
  const moments = [
    ...streams.map(({ id, startTime }) => ({ id, minute: minuteOf(startTime) })),
    ...dates
      .filter(({ own, startAt }) => own !== null && dayOf(startAt) === today)
      .map(({ id, startAt }) => ({ id, minute: minuteOf(startAt) })),
  ]
  return (
    <section aria-labelledby={ownDayId}>
      <h2 id={ownDayId} tabIndex={-1} className="sr-only">
        {words.ownDay}
      </h2>
      <DayBand day={day} moments={moments} />
      <div className="grid divide-line rounded-b-l border border-line bg-surface max-xl:divide-y xl:grid-cols-3 xl:divide-x">
        <div className="min-w-0 p-4 lg:p-6">
          <TaskListInPage short more={words.toTasks} />
        </div>
        <Column title={words.learning}>
          <TodaysValues failed={words.experimentsLater} none={<NoExperiment />} />
          <Lesson of={lesson} />
        </Column>
        <Column title={words.coming}>
          <Coming streams={streams} dates={dates} />
        </Column>
      </div>
    </section>
  )
}

const minuteOf = (moment: string): number => {
  const { hour, minute } = wallClock(moment)
  return hour * 60 + minute
}

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="min-w-0 p-4 lg:p-6">
    <h3 className="heading mb-3 text-fs-18">{title}</h3>
    {children}
  </section>
)

const NoExperiment = () => (
  <div className="grid justify-items-start gap-3">
    <p className="text-ink-2">{words.noExperiment}</p>
    <LinkButton look="line" size="s" to={logbookPath}>
      {words.toLogbook}
    </LinkButton>
  </div>
)

const Lesson = ({ of: lesson }: { of: NextLesson | null }) => (
  <div className="mt-5 border-t border-line pt-4">
    <h3 className="text-fs-13 font-semibold text-ink-3">{words.lesson}</h3>
    {lesson === null ? (
      <p className="mt-1 text-ink-2">{words.noLesson}</p>
    ) : (
      <>
        <p dir="auto" className="heading mt-0.5 text-fs-18 leading-[1.25] wrap-anywhere">
          {lesson.title}
        </p>
        <p className="mt-0.5 mb-3 text-fs-14 text-ink-2">
          {words.inLevel(lesson.level, lesson.week, lesson.communityName)}
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton look="line" size="s" to={learningPath({ slug: lesson.communitySlug }, 'lesson', lesson)}>
            {words.openLesson}
          </LinkButton>
          <LinkButton look="quiet" size="s" to={placePath({ slug: lesson.communitySlug }, 'university')}>
            {words.allLessons}
          </LinkButton>
        </div>
      </>
    )}
  </div>
)
