import { readingMinutes } from '@bewezen/domain/base/richText.ts'
import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import type { Lesson } from '@bewezen/domain/learning/contract.ts'
import { learningPoints } from '@bewezen/domain/learning/editing.ts'
import { overviewPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, lessonWords, universityWords } from '@bewezen/domain/learning/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useRouteContext } from '@tanstack/react-router'
import Clock from 'lucide-react/icons/clock'
import Sun from 'lucide-react/icons/sun'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Comments } from '../comments/index.ts'
import { FramedText } from '../legal/index.ts'
import { Advice } from './Advice.tsx'
import { Attachments } from './Attachments.tsx'
import { Crumbs } from './Crumbs.tsx'
import { FinishBar } from './FinishBar.tsx'
import { LessonBeside, LessonSteps } from './LessonBeside.tsx'
import { LessonHead } from './LessonHead.tsx'
import { LevelNews } from './LevelNews.tsx'
import { MeasureIt } from './MeasureIt.tsx'
import { Opened } from './Opened.tsx'
import { TeacherLine } from './TeacherLine.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

/** A lesson: video, text, files, finishing it, the lessons around it, and what was asked about it (COM-LEARN-07, COM-LEARN-10, COM-LEARN-21). */
export function LessonPage({ community, slug }: { community: Community; slug: string }) {
  const read = useRead(api.learning.lesson, { communityId: community.id, slug })
  useTitle(read.data?.title ?? universityWords.title)
  const back = { to: overviewPath(community, 'lesson'), label: lessonWords.toUniversity }
  return (
    <Opened community={community} read={read} back={back}>
      {(lesson) => <Content community={community} lesson={lesson} />}
    </Opened>
  )
}

function Content({ community, lesson }: { community: Community; lesson: Lesson }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { level, teacher } = lesson
  return (
    <Main className="page max-w-[1200px] pt-3 pb-12 lg:pt-6 lg:pb-20">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_310px]">
        <div className="min-w-0">
          <Crumbs
            of={[
              { to: communityPath(community), label: community.name },
              { to: overviewPath(community, 'lesson'), label: universityWords.title },
              { label: `${universityWords.level(level.number)}, ${universityWords.week(lesson.week).toLowerCase()}` },
            ]}
          />
          <LessonHead lesson={lesson} />
          <h1 dir="auto" className="heading mt-6 text-fs-34 leading-[1.1]! wrap-anywhere lg:text-fs-46">
            {lesson.title}
          </h1>
          <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-fs-14 text-ink-2">
            {teacher && <TeacherLine name={displayName(teacher)} teacher={teacher} />}
            <span className="inline-flex items-center gap-1.5">
              <Sun size={15} aria-hidden="true" />
              {learningWords.points(learningPoints.lesson)}
            </span>
            {lesson.content && (
              <span className="inline-flex items-center gap-1.5">
                <Clock size={15} aria-hidden="true" />
                {lessonWords.minutes(readingMinutes(lesson.content))}
              </span>
            )}
            <Badge>{lesson.isRequired ? universityWords.required : universityWords.optional}</Badge>
            {!lesson.isPublished && <Badge look="line">{learningWords.draft}</Badge>}
            {lesson.mayEdit && <EditTools kind="lesson" community={community} item={lesson} leaves />}
          </div>
          <FramedText
            html={lesson.content}
            asks={site.asksConsent ?? false}
            button={learningWords.loadVideo}
            className="max-w-[68ch] pt-7 text-fs-16 lg:text-[17px]"
          />
          <Attachments of={lesson.attachments} />
          <Advice />
          <FinishBar
            kind="lesson"
            id={lesson.id}
            isDone={lesson.isDone}
            has={{ text: lesson.content !== '', video: lesson.videoId !== null }}
          />
          <LessonSteps community={community} lesson={lesson} />
          {lesson.isDone && <MeasureIt />}
          {lesson.isPublished && (
            <div className="mt-12 border-t border-line-strong pt-8">
              <Comments subject={{ kind: 'lesson', id: lesson.id }} blueprintId={community.id} />
            </div>
          )}
        </div>
        <LessonBeside community={community} lesson={lesson} />
      </div>
      <LevelNews communityId={community.id} news={lesson.news} levels={5} />
    </Main>
  )
}
