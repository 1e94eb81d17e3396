import type { Community } from '@bewezen/domain/community/contract.ts'
import type { Lesson } from '@bewezen/domain/learning/contract.ts'
import { learningPath, overviewPath } from '@bewezen/domain/learning/paths.ts'
import { universityWords, lessonWords as words } from '@bewezen/domain/learning/words.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { classes } from '../base/parts/classes.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { DoneMark } from './DoneMark.tsx'

type Props = { community: Community; lesson: Lesson }

/** The lessons of the same week, with how many are done. */
export function LessonBeside({ community, lesson }: Props) {
  const { beside } = lesson
  const done = beside.filter(({ isDone }) => isDone).length
  return (
    <aside aria-label={words.beside} className="grid content-start gap-3">
      <section className="overflow-clip rounded-l border border-line bg-surface">
        <div className="px-5 pt-5 pb-3.5">
          <h2 className="font-[650]">
            {universityWords.level(lesson.level.number)}, {universityWords.week(lesson.week).toLowerCase()}
          </h2>
          <div aria-hidden="true" className="mt-3 h-2 overflow-clip rounded-full bg-surface-3">
            <div
              className="h-full rounded-full bg-primary"
              style={{ width: `${(done / Math.max(1, beside.length)) * 100}%` }}
            />
          </div>
          <p className="mt-2 text-fs-13 text-ink-2">{words.besideDone(done, beside.length)}</p>
        </div>
        <ol className="divide-y divide-line border-t border-line">
          {beside.map((one) => {
            const isHere = one.id === lesson.id
            return (
              <li key={one.id} className={classes('flex items-center gap-3 px-5', isHere && 'bg-sun-soft')}>
                <DoneMark isDone={one.isDone} isNext={isHere} />
                <PathLink
                  dir="auto"
                  to={learningPath(community, 'lesson', one)}
                  aria-current={isHere ? 'page' : undefined}
                  className={classes(
                    'flex min-h-12 min-w-0 flex-1 items-center text-fs-14 wrap-anywhere no-underline hover:underline',
                    isHere ? 'font-[650]' : 'font-[550]',
                  )}
                >
                  {one.title}
                </PathLink>
                {one.isDone && <span className="sr-only">{universityWords.isDone}</span>}
              </li>
            )
          })}
        </ol>
      </section>
      <LinkButton look="line" block to={overviewPath(community, 'lesson')} icon={<GraduationCap size={18} />}>
        {words.toUniversity}
      </LinkButton>
    </aside>
  )
}

const step = 'flex min-h-[68px] min-w-0 flex-col justify-center rounded-m border px-4 py-2.5 no-underline fast'
const plainStep = 'border-line bg-surface hover:bg-surface-2'

/** The open lessons before and after it; once it is finished, the one after stands out (COM-LEARN-07, COM-LEARN-44). */
export const LessonSteps = ({ community, lesson: { previous, next, isDone } }: Props) =>
  (previous || next) && (
    <nav aria-label={words.around} className="mt-3 grid gap-3 sm:grid-cols-2">
      {previous && (
        <PathLink to={learningPath(community, 'lesson', previous)} rel="prev" className={classes(step, plainStep)}>
          <span className="inline-flex items-center gap-1.5 text-fs-13 text-ink-2">
            <ArrowLeft size={14} aria-hidden="true" />
            {words.previous}
          </span>
          <span dir="auto" className="font-[650] wrap-anywhere">
            {previous.title}
          </span>
        </PathLink>
      )}
      {next && (
        <PathLink
          to={learningPath(community, 'lesson', next)}
          rel="next"
          className={classes(
            step,
            isDone ? 'border-transparent bg-primary text-on-primary hover:bg-primary-hover' : plainStep,
            'items-end text-right sm:col-start-2',
          )}
        >
          <span className={classes('inline-flex items-center gap-1.5 text-fs-13', !isDone && 'text-ink-2')}>
            {words.next}
            <ArrowRight size={14} aria-hidden="true" />
          </span>
          <span dir="auto" className="font-[650] wrap-anywhere">
            {next.title}
          </span>
        </PathLink>
      )}
    </nav>
  )
