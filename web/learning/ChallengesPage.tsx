import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityPath } from '@bewezen/domain/community/paths.ts'
import type { ChallengeCard } from '@bewezen/domain/learning/contract.ts'
import { learningWords, challengeWords as words } from '@bewezen/domain/learning/words.ts'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Users from 'lucide-react/icons/users'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { useTitle } from '../base/document/useTitle.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { List } from '../base/parts/List.tsx'
import { Skeleton } from '../base/parts/Skeleton.tsx'
import { StoredPicture } from '../base/parts/StoredPicture.tsx'
import { Art } from './Art.tsx'
import { periodOf, stateLook } from './challengeLook.ts'
import { LearningCard } from './LearningCard.tsx'
import { Overview } from './Overview.tsx'

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
        empty={{ title: words.empty, text: words.emptyText, picture: 'lift' }}
        keyOf={({ id }) => id}
        loading={learningWords.loading}
        skeleton={<Skeleton className="h-[330px] w-full" />}
        row={(challenge) => <Card community={community} challenge={challenge} />}
        className="gap-5! sm:grid-cols-2 lg:grid-cols-3"
      />
    </Overview>
  )
}

const Card = ({ community, challenge }: { community: Community; challenge: ChallengeCard }) => {
  const { image, state, mine } = challenge
  const art = <Art of={challenge} />
  return (
    <LearningCard
      community={community}
      kind="challenge"
      item={challenge}
      picture={
        image ? (
          <StoredPicture
            src={image.card}
            fallback={art}
            alt={image.alt}
            width={800}
            height={400}
            loading="lazy"
            className="size-full object-cover"
          />
        ) : (
          art
        )
      }
      badges={
        <>
          <Badge look={stateLook[state]}>{words.states[state]}</Badge>
          {!challenge.isPublished && <Badge look="line">{learningWords.draft}</Badge>}
          {mine && <Badge look="sun">{words.progress(mine.done, challenge.durationDays)}</Badge>}
        </>
      }
    >
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
    </LearningCard>
  )
}
