import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import type { ChallengeCard } from '@bewezen/domain/learning/contract.ts'
import { learningPath } from '@bewezen/domain/learning/paths.ts'
import { learningWords, challengeWords as words } from '@bewezen/domain/learning/words.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Users from 'lucide-react/icons/users'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { browserOnly } from '../base/drawn/browserOnly.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { List } from '../base/parts/List.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import { useTitle } from '../community/index.ts'
import { Art } from './Art.tsx'
import { periodOf, stateLook } from './challengeLook.ts'
import { Overview } from './Overview.tsx'

const EditTools = browserOnly(() => import('./edit/EditTools.tsx'), 'EditTools')

/** The challenges of a community: what runs, what is to come, what is over (COM-LEARN-11). */
export function ChallengesPage({ community }: { community: Community }) {
  useTitle(words.title)
  const { data, error, refetch } = useRead(api.learning.challenges, { communityId: community.id })
  return (
    <Overview
      community={community}
      kind="challenge"
      title={words.title}
      lead={words.lead}
      mayWrite={data?.mayWrite}
      crumbs={[{ to: communityPath(community), label: community.name }, { label: words.title }]}
    >
      <List
        of={listed(data?.challenges, { error, refetch }, learningWords.failed)}
        label={words.title}
        empty={{ title: words.empty, text: words.emptyText }}
        keyOf={({ id }) => id}
        row={(challenge) => <Card community={community} challenge={challenge} />}
        className="gap-5! sm:grid-cols-2 lg:grid-cols-3"
      />
    </Overview>
  )
}

const Card = ({ community, challenge }: { community: Community; challenge: ChallengeCard }) => {
  const { image, state, mine } = challenge
  return (
    <article className="relative flex h-full flex-col overflow-clip rounded-l border border-line bg-surface">
      <div className="h-40 bg-surface-3">
        {image ? (
          <StoredPicture
            src={image.card}
            fallback={<Art of={challenge.slug} />}
            alt={image.alt}
            width={800}
            height={400}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          <Art of={challenge.slug} />
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <div className="flex flex-wrap gap-2">
          <Badge look={stateLook[state]}>{words.states[state]}</Badge>
          {!challenge.isPublished && <Badge look="line">{learningWords.draft}</Badge>}
          {mine && <Badge look="sun">{words.progress(mine.done, challenge.durationDays)}</Badge>}
        </div>
        <h2 className="heading text-fs-21 wrap-anywhere">
          <PathLink
            to={learningPath(community, 'challenge', challenge)}
            className="no-underline after:absolute after:inset-0 hover:underline"
          >
            {challenge.title}
          </PathLink>
        </h2>
        <p className="text-[15px] leading-normal text-ink-2 wrap-anywhere">{challenge.dailyTask}</p>
        <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-2 text-fs-14 text-ink-2">
          <span className="inline-flex items-center gap-1.5">
            <CalendarDays size={15} aria-hidden="true" />
            {periodOf(challenge)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Users size={15} aria-hidden="true" />
            {words.participants(challenge.participants)}
          </span>
        </p>
        {challenge.mayEdit && (
          <div className="relative z-1">
            <EditTools kind="challenge" community={community} item={challenge} />
          </div>
        )}
      </div>
    </article>
  )
}
