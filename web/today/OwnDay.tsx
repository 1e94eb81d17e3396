import { logbookPath, placePath } from '@bewezen/domain/community/paths.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import type { NextDate, NextLesson } from '@bewezen/domain/today/contract.ts'
import { dayParts, dayPlan } from '@bewezen/domain/today/dayPlan.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import type { DayLine } from '../base/parts/daylight.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { EnrolHere } from '../events/index.ts'
import { TodaysValues } from '../experiments/index.ts'
import { DayTasks } from '../tasks/index.ts'
import { Coming } from './Coming.tsx'
import { DayBand } from './DayBand.tsx'
import { DayPart } from './DayPart.tsx'
import type { OwnDay as Day } from './todayCache.ts'

/** Where the focus goes when what stood above it is gone. */
export const ownDayId = 'today-own'

/** The day line with the own day under it, in the parts of the day: what has a time stands in its own, and besides what one measures, learns and goes to (SH-TODAY-02, SH-TODAY-16). */
export function OwnDay({ of: { dates, streams, lesson, day: today }, day }: { of: Day; day: DayLine }) {
  const tasks = useRead(api.tasks.list, {}).data?.tasks ?? []
  const { parts, anyTime, coming } = dayPlan({ day: today, tasks, streams, dates })
  const moments = dayParts
    .flatMap((part) => parts[part])
    .map((one) => ({ id: one.id, minute: one.minute, isDone: one.kind === 'task' && one.task.isCompleted }))
  const [addedId, setAddedId] = useState<string | null>(null)
  useEffect(() => {
    if (addedId) document.querySelector(`[data-row="${addedId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [addedId])
  // Beyond the list: the date stands elsewhere as soon as one has a place on it.
  const [enrolling, setEnrolling] = useState<NextDate | null>(null)
  const isBusy = streams.length + dates.length > coming.length
  return (
    <section aria-labelledby={ownDayId}>
      <h2 id={ownDayId} tabIndex={-1} className="sr-only">
        {words.ownDay}
      </h2>
      <DayBand day={day} moments={moments} />
      <div className="rounded-b-l border border-line bg-surface">
        <div className="grid divide-line max-xl:divide-y xl:grid-cols-3 xl:divide-x">
          <DayPart part="morning" planned={parts.morning} anyTime={anyTime}>
            <Besides>
              <TodaysValues failed={words.experimentsLater} none={<NoExperiment />} />
            </Besides>
          </DayPart>
          <DayPart part="afternoon" planned={parts.afternoon}>
            <Besides title={words.lesson}>
              <Lesson of={lesson} />
            </Besides>
          </DayPart>
          <DayPart part="evening" planned={parts.evening}>
            {(coming.length > 0 || !isBusy) && (
              <Besides title={words.coming}>
                <Coming dates={coming} enrolling={enrolling} onEnrol={setEnrolling} />
              </Besides>
            )}
          </DayPart>
        </div>
        <DayTasks onAdded={setAddedId} />
      </div>
      {enrolling && <EnrolHere slug={enrolling.slug} dateId={enrolling.id} onClose={() => setEnrolling(null)} />}
    </section>
  )
}

/** What stands in a part of the day without a time of its own. */
const Besides = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div className="mt-4 border-t border-line pt-4">
    {title && <h4 className="mb-1 text-fs-13 font-semibold text-ink-3">{title}</h4>}
    {children}
  </div>
)

const NoExperiment = () => (
  <div className="grid justify-items-start gap-3">
    <p className="text-ink-2">{words.noExperiment}</p>
    <LinkButton look="line" size="s" to={logbookPath}>
      {words.toLogbook}
    </LinkButton>
  </div>
)

const Lesson = ({ of: lesson }: { of: NextLesson | null }) =>
  lesson === null ? (
    <p className="text-ink-2">{words.noLesson}</p>
  ) : (
    <>
      <p dir="auto" className="heading text-fs-18 leading-[1.25] wrap-anywhere">
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
  )
