import { wholeNumber } from '@bewezen/domain/base/numbers.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { rankingWords } from '@bewezen/domain/profile/rankingWords.ts'
import { profileWords } from '@bewezen/domain/profile/words.ts'
import type { Beside } from '@bewezen/domain/today/contract.ts'
import { todayWords as words } from '@bewezen/domain/today/words.ts'
import { useId } from 'react'
import { showOverlay } from '../base/document/overlay.ts'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { useOwnAccount } from '../base/session/viewer.ts'

type Ranking = Beside['ranking']
type Placed = Omit<Ranking['places'][number], 'role'>

/** The first places of the ranking and one's own, or how one comes among them, with the way to all of it (COM-START-42, SH-RANK-10). */
export function TopPlaces({ of: { places, own } }: { of: Ranking }) {
  const titleId = useId()
  const account = useOwnAccount()
  const hasBegun = own !== null && own.points > 0
  const isBelow = account !== undefined && hasBegun && places.every(({ id }) => id !== account.id)
  const shown: Placed[] = isBelow ? [...places, { ...account, ...own }] : places
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="heading mb-1.5 text-fs-21">
        {rankingWords.title}
      </h2>
      {shown.length === 0 ? (
        <p className="text-ink-2">{rankingWords.empty}</p>
      ) : (
        <ol className="-mx-2.5">
          {shown.map((place) => (
            <Row key={place.id} of={place} isOwn={place.id === account?.id} />
          ))}
        </ol>
      )}
      {own && !hasBegun && <p className="mt-1.5 text-fs-14 text-ink-2">{rankingWords.own(own.rank, own.points)}</p>}
      <Button look="quiet" size="s" className="mt-1.5 -ml-3" onClick={() => showOverlay('ranking')}>
        {words.wholeRanking}
      </Button>
    </section>
  )
}

const Row = ({ of: place, isOwn }: { of: Placed; isOwn: boolean }) => (
  <li
    aria-current={isOwn || undefined}
    className={classes('flex items-center gap-2.5 rounded-m px-2.5 py-[5px]', isOwn && 'bg-sun-soft font-semibold')}
  >
    <span className="min-w-[1.5em] flex-none text-fs-14 text-ink-2">
      <span className="sr-only">{rankingWords.place(place.rank)}</span>
      <span aria-hidden="true">{wholeNumber(place.rank)}</span>
    </span>
    <FaceLink person={place} name={displayName(place)} size={34} />
    <span dir="auto" className="min-w-0 flex-1 truncate">
      {displayName(place)}
    </span>
    <span className="flex-none text-fs-14 font-semibold">
      <span aria-hidden="true">{wholeNumber(place.points)}</span>
      <span className="sr-only">{profileWords.points(place.points)}</span>
    </span>
  </li>
)
