import type { Community } from '@bewezen/domain/community/contract.ts'
import type { LessonCard, Level } from '@bewezen/domain/learning/contract.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import { universityWords as words } from '@bewezen/domain/learning/words.ts'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { Art } from './Art.tsx'

type Props = { community: Community; level: Level | undefined; lesson: LessonCard | undefined; isBegun: boolean }

/** The lesson that comes next, or that there is none left (COM-LEARN-03). */
export const NextLesson = ({ community, level, lesson, isBegun }: Props) => (
  <section
    aria-labelledby="next-lesson"
    className="grid w-full max-w-[470px] overflow-clip rounded-l border border-line bg-surface sm:grid-cols-[150px_1fr]"
  >
    <div className="h-28 sm:h-auto">
      <Art of={lesson ?? { slug: community.slug, title: community.name }} />
    </div>
    <div className="min-w-0 px-6 py-5">
      {level && lesson ? (
        <>
          <p className="text-fs-14 text-ink-3">{words.next(level.number, lesson.week)}</p>
          <h2 dir="auto" id="next-lesson" className="heading mt-1 text-fs-21 wrap-anywhere">
            {lesson.title}
          </h2>
          <LinkButton look="sun" to={learningPath(community, 'lesson', lesson)} className="mt-4">
            {isBegun ? words.continue : words.begin}
          </LinkButton>
        </>
      ) : (
        <>
          <h2 id="next-lesson" className="heading text-fs-21">
            {words.allDone}
          </h2>
          <p className="mt-1 text-fs-14 text-ink-2">{words.allDoneText}</p>
        </>
      )}
    </div>
  </section>
)
