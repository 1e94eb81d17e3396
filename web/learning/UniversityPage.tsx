import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import type { University } from '@bewezen/domain/learning/contract.ts'
import { weeksPerLevel } from '@bewezen/domain/learning/level.ts'
import { overviewPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, universityWords as words } from '@bewezen/domain/learning/words.ts'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { EmptyState } from '../base/parts/EmptyState.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { LoadFailed } from '../base/parts/LoadFailed.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { Crumbs } from './Crumbs.tsx'
import { LevelCard } from './LevelCard.tsx'
import { LevelNews } from './LevelNews.tsx'
import { NextLesson } from './NextLesson.tsx'
import { RouteCurve } from './RouteCurve.tsx'
import { Waiting } from './Waiting.tsx'

const NewThing = browserOnly(() => import('./edit/NewThing.tsx'), 'NewThing')
const ProgressButton = browserOnly(() => import('./edit/ProgressButton.tsx'), 'ProgressButton')

/** The university of a community: how far one is, what comes next, and the levels with their weeks and lessons (COM-LEARN-03..05). */
export function UniversityPage({ community }: { community: Community }) {
  useTitle(words.title)
  const { data, isError, refetch } = useRead(api.learning.university, { communityId: community.id })
  if (!data && !isError) return <Waiting text={learningWords.loading} />
  return (
    <Main className="page max-w-[1336px] pt-4 pb-12 lg:pt-8 lg:pb-20">
      <Crumbs of={[{ to: communityPath(community), label: community.name }]} />
      {data ? (
        <Content community={community} university={data} />
      ) : (
        <div className="mt-2">
          <Title />
          <LoadFailed title={learningWords.failed} onRetry={() => void refetch()} />
        </div>
      )}
    </Main>
  )
}

type Props = { community: Community; university: University }

function Content({ community, university }: Props) {
  const { levels, nextId, total, percent, done, mayWrite, news } = university
  const at = levels.find((level) => level.lessons.some(({ id }) => id === nextId))
  const next = at?.lessons.find(({ id }) => id === nextId)
  const finished = levels.filter((level) => level.isFinished).length
  const week = at && next ? (at.number - 1) * weeksPerLevel + next.week : 0
  const weeks = levels.length * weeksPerLevel
  return (
    <>
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
        <div className="min-w-0">
          <Title />
          <p className="mt-2 max-w-[52ch] text-fs-18 text-ink-2">{words.lead}</p>
          {total > 0 && (
            <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
              {at && next && <Figure label={words.place(at.number, next.week)}>{words.weekOf(week, weeks)}</Figure>}
              <Figure label={words.lessonsDone(done, total)}>{`${percent}%`}</Figure>
            </dl>
          )}
          {mayWrite && (
            <div className="mt-5 flex flex-wrap gap-2">
              <NewThing kind="lesson" community={community} />
              <ProgressButton communityId={community.id} />
            </div>
          )}
        </div>
        {total > 0 && <NextLesson community={community} level={at} lesson={next} isBegun={done > 0} />}
      </div>
      {total > 0 && <RouteCurve week={week} finished={finished} label={words.you(week)} />}
      {total === 0 && !mayWrite ? (
        <NoLessons community={community} />
      ) : (
        <section aria-label={words.levels} className="mt-8 grid grid-cols-1 gap-3">
          {levels.map((level) => (
            <LevelCard key={level.id} community={community} level={level} nextId={nextId} />
          ))}
        </section>
      )}
      <LevelNews communityId={community.id} news={news} levels={levels.length} />
    </>
  )
}

/** Of a community without lessons: those of another that one joined, or one's own seem gone (COM-LEARN-42). */
function NoLessons({ community }: { community: Community }) {
  const { data } = useRead(api.community.list, {})
  const other = data?.communities.find(({ id, joined }) => joined && id !== community.id)
  if (!other) return <EmptyState title={words.empty} text={words.emptyText} picture="book" />
  return (
    <EmptyState
      title={words.empty}
      text={words.emptyHere(community.name, other.name)}
      picture="book"
      action={<LinkButton to={overviewPath(other, 'lesson')}>{words.elsewhere(other.name)}</LinkButton>}
    />
  )
}

const Title = () => <h1 className="heading text-fs-46 lg:text-[56px]">{words.title}</h1>

const Figure = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-fs-14 text-ink-2">{label}</dt>
    <dd className="heading text-fs-26 lg:text-fs-34">{children}</dd>
  </div>
)
