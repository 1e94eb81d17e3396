import type { LeaderboardGroup } from '@bewezen/domain/access/leaderboardGroup.ts'
import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { rankingWords as words } from '@bewezen/domain/profile/rankingWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import { api } from '../base/api/api.ts'
import type { Client } from '../base/api/client.ts'
import { listed } from '../base/api/listed.ts'
import { useRead } from '../base/api/useRead.ts'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { List } from '../base/parts/List.tsx'

type Place = Awaited<ReturnType<Client['profile']['ranking']>>['places'][number]
/** Where a page begins: after the last one of the page before. */
export type After = { afterPoints: number; afterId: string } | Record<never, never>

type Props = {
  asked: { group: LeaderboardGroup } & After
  ownId: string
  onMore: ((after: After) => void) | undefined
}

/** Up to 50 places of the ranking, and the way to the next ones. */
export function RankingPage({ asked, ownId, onMore }: Props) {
  const { data, error, refetch } = useRead(api.profile.ranking, asked, { staleTime: 0 })
  const last = data?.places.at(-1)
  return (
    <>
      <List
        of={listed(data?.places, { error, refetch }, words.failed)}
        label={words.title}
        loading={words.loading}
        empty={{ title: words.empty }}
        keyOf={({ id }) => id}
        row={(place) => <Row of={place} isOwn={place.id === ownId} />}
        className="gap-0!"
      />
      {data?.hasMore && last && onMore && (
        <p className="py-4 text-center">
          <Button look="line" onClick={() => onMore({ afterPoints: last.points, afterId: last.id })}>
            {words.more}
          </Button>
        </p>
      )}
    </>
  )
}

const Row = ({ of: place, isOwn }: { of: Place; isOwn: boolean }) => (
  <div
    className={classes('flex items-center gap-3.5 rounded-m px-2 py-2', isOwn && 'bg-sun-soft')}
    aria-current={isOwn || undefined}
  >
    <span className="heading min-w-[2.2em] flex-none text-right text-fs-18">
      {place.points > 0 && (
        <>
          <span className="sr-only">{words.place(place.rank)}</span>
          <span aria-hidden="true">{wholeNumber(place.rank)}</span>
        </>
      )}
    </span>
    <FaceLink person={place} name={displayName(place)} size={40} />
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 font-semibold wrap-anywhere">
      {displayName(place)}
      {isOwn && <Badge>{words.you}</Badge>}
    </span>
    <span className="flex-none text-fs-14 text-ink-2">{profileWords.points(place.points)}</span>
  </div>
)
