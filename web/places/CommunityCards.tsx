import type { Community } from '@bewezen/domain/community/contract.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import Users from 'lucide-react/icons/users'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { List } from '../base/parts/List.tsx'
import type { Listed } from '../base/parts/listFace.ts'
import { PathLink } from '../base/parts/PathLink.tsx'
import { Screen } from '../base/parts/Screen.tsx'
import { CommunityArt } from './CommunityArt.tsx'
import { JoinButton } from './JoinButton.tsx'
import { communityPath } from './paths.ts'

/** The communities somebody may enter, as cards (COM-CHAT-02, COM-CHAT-22). */
export const CommunityCards = ({ of }: { of: Listed<Community> }) => (
  <Screen title={communityWords.title} description={communityWords.choose}>
    <List
      of={of}
      label={communityWords.title}
      empty={{ title: communityWords.noCommunities }}
      keyOf={(community) => community.id}
      row={(community) => <CommunityCard of={community} />}
      className="gap-5! sm:grid-cols-2 lg:grid-cols-3"
    />
  </Screen>
)

const CommunityCard = ({ of: community }: { of: Community }) => (
  <article className="flex h-full flex-col overflow-hidden rounded-l border border-line bg-surface">
    <div className="h-32">
      <CommunityArt of={community} />
    </div>
    <div className="flex flex-1 flex-col p-5">
      <h2 className="heading text-fs-21 font-medium">
        <PathLink dir="auto" to={communityPath(community)} className="no-underline hover:underline">
          {community.name}
        </PathLink>
      </h2>
      {community.description && (
        <p dir="auto" className="mt-1 text-ink-2">
          {community.description}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-4">
        <span className="inline-flex items-center gap-1.5 text-fs-14 text-ink-3">
          <Users size={16} />
          {communityWords.members(community.memberCount)}
        </span>
        {community.joined ? (
          <LinkButton look="line" size="s" to={communityPath(community)} aria-label={opens(community)}>
            {communityWords.open}
          </LinkButton>
        ) : (
          <JoinButton community={community} opens />
        )}
      </div>
    </div>
  </article>
)

const opens = ({ name }: Community) => `${communityWords.open}: ${name}`
