import { date } from '@bewezen/domain/base/dates.ts'
import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import type { Masterclass } from '@bewezen/domain/learning/contract.ts'
import { overviewPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, masterclassWords as words } from '@bewezen/domain/learning/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { useRouteContext } from '@tanstack/react-router'
import { api } from '../base/api/api.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { browserOnly } from '../base/hydration/browserOnly.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Main } from '../base/parts/Screen.tsx'
import { FramedText } from '../legal/index.ts'
import { Advice } from './Advice.tsx'
import { Attachments } from './Attachments.tsx'
import { Crumbs } from './Crumbs.tsx'
import { FinishBar } from './FinishBar.tsx'
import { Opened } from './Opened.tsx'
import { TeacherLine } from './TeacherLine.tsx'
import { Video } from './Video.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

/** A masterclass: video, text, files, and finishing it without points (COM-LEARN-15, COM-LEARN-21). */
export function MasterclassPage({ community, slug }: { community: Community; slug: string }) {
  const read = useRead(api.learning.masterclass, { communityId: community.id, slug })
  useTitle(read.data?.title ?? words.title)
  return (
    <Opened community={community} read={read} back={{ to: overviewPath(community, 'masterclass'), label: words.all }}>
      {(masterclass) => <Content community={community} masterclass={masterclass} />}
    </Opened>
  )
}

function Content({ community, masterclass }: { community: Community; masterclass: Masterclass }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { teacher, publishedAt, videoId } = masterclass
  return (
    <Main className="page max-w-[860px] pt-3 pb-12 lg:pt-6 lg:pb-20">
      <Crumbs
        of={[
          { to: communityPath(community), label: community.name },
          { to: overviewPath(community, 'masterclass'), label: words.title },
          { label: masterclass.title },
        ]}
      />
      {videoId && <Video id={videoId} title={masterclass.title} />}
      <h1 dir="auto" className="heading mt-6 text-fs-34 leading-[1.1]! wrap-anywhere lg:text-fs-46">
        {masterclass.title}
      </h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-fs-14 text-ink-2">
        {teacher && <TeacherLine name={displayName(teacher)} teacher={teacher} />}
        {publishedAt ? (
          <time dateTime={publishedAt}>{date(publishedAt)}</time>
        ) : (
          <Badge look="line">{learningWords.draft}</Badge>
        )}
        {masterclass.mayEdit && <EditTools kind="masterclass" community={community} item={masterclass} leaves />}
      </div>
      <FramedText
        html={masterclass.content}
        asks={site.asksConsent ?? false}
        button={learningWords.loadVideo}
        className="max-w-[68ch] pt-7 text-fs-16 lg:text-[17px]"
      />
      <Attachments of={masterclass.attachments} />
      <Advice />
      <FinishBar kind="masterclass" id={masterclass.id} isDone={masterclass.isDone} />
    </Main>
  )
}
