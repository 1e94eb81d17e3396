import type { Community } from '@bewezen/domain/community/contract.ts'
import { newInAll } from '@bewezen/domain/community/newIn.ts'
import { communityWords } from '@bewezen/domain/community/words.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { LinkButton } from '../base/parts/LinkButton.tsx'
import { PathLink } from '../base/parts/PathLink.tsx'
import { CommunityArt } from './CommunityArt.tsx'
import { JoinButton } from './JoinButton.tsx'
import { allPath, communityPath } from './paths.ts'

/** A grid of the communities below the own day, those that were joined first, with what is unread in each (SH-TODAY-01). */
export function CommunityTiles({ communities }: { communities: readonly Community[] }) {
  const shown = communities.toSorted((a, b) => Number(b.joined) - Number(a.joined)).slice(0, 6)
  return (
    <section aria-labelledby="today-communities">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="today-communities" className="heading text-fs-26">
          {words.communities}
        </h2>
        <LinkButton look="quiet" size="s" to={allPath}>
          {words.allCommunities}
        </LinkButton>
      </div>
      {shown.length === 0 ? (
        <p className="mt-4 text-ink-2">{communityWords.noCommunities}</p>
      ) : (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((one) => (
            <li key={one.id} className="min-w-0">
              <Tile of={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Tile({ of: community }: { of: Community }) {
  const unread = newInAll(community)
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-l border border-line bg-surface">
      <div className="h-24">
        <CommunityArt of={community} />
      </div>
      <div className="flex flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-2 p-4">
        <div className="min-w-0">
          <h3 className="heading text-fs-21 font-medium">
            <PathLink dir="auto" to={communityPath(community)} className="wrap-anywhere no-underline hover:underline">
              {community.name}
            </PathLink>
          </h3>
          <p className="text-fs-14 text-ink-3">{communityWords.members(community.memberCount)}</p>
        </div>
        {!community.joined ? (
          <JoinButton community={community} opens />
        ) : (
          unread > 0 && <Badge look="ember">{communityWords.unread(unread)}</Badge>
        )}
      </div>
    </article>
  )
}
