import type { Challenge, RankingPlace } from '@bewezen/domain/learning/contract.ts'
import { firstPlaces, shortRanking } from '@bewezen/domain/learning/shortRanking.ts'
import { learningWords, challengeWords as words } from '@bewezen/domain/learning/words.ts'
import { displayName } from '@bewezen/domain/profile/person.ts'
import { rankingWords } from '@bewezen/domain/profile/rankingWords.ts'
import { useRef, useState } from 'react'
import { api } from '../base/api/api.ts'
import { listed } from '../base/api/listed.ts'
import { useChange } from '../base/api/useChange.ts'
import { useRead } from '../base/api/useRead.ts'
import { useToggle } from '../base/api/useToggle.ts'
import { Avatar } from '../base/parts/Avatar.tsx'
import { Badge } from '../base/parts/Badge.tsx'
import { Button } from '../base/parts/Button.tsx'
import { classes } from '../base/parts/classes.ts'
import { FaceLink } from '../base/parts/FaceLink.tsx'
import { List } from '../base/parts/List.tsx'
import { Switch } from '../base/parts/Switch.tsx'
import { renewLearning, tellRefusal } from './change.ts'
import { PageTurns } from './PageTurns.tsx'

/** Who takes part and how many days each did: the first and oneself, or all; and the choice to stand there without a name (COM-LEARN-14, COM-LEARN-35). */
export function ChallengeRanking({ challenge: { id: challengeId } }: { challenge: Challenge }) {
  const [from, setFrom] = useState(0)
  const [isWhole, setWhole] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The days of others are told to nobody while they are ticked: who comes back to the page sees how it stands now.
  const { data, error, refetch } = useRead(
    api.learning.ranking,
    { challengeId, from },
    { refetchOnWindowFocus: 'always' },
  )
  const isLong = data !== undefined && data.total > firstPlaces + 1
  const places = data && (isWhole || !isLong ? data.places : shortRanking(data.places, data.own))
  const showAll = () => {
    setWhole(true)
    // The button goes with the press.
    title.current?.focus()
  }
  return (
    <section aria-labelledby="ranking" className="rounded-l border border-line bg-surface px-6 py-5">
      <h2 id="ranking" ref={title} tabIndex={-1} className="font-[650]">
        {rankingWords.title}
      </h2>
      <List
        of={listed(places, { error, refetch }, rankingWords.failed)}
        label={rankingWords.title}
        loading={rankingWords.loading}
        empty={{ title: from > 0 ? learningWords.pageGone : words.rankingEmpty }}
        keyOf={({ at }) => String(at)}
        row={(place) => <Row of={place} />}
        className="-mx-2 mt-3 gap-0!"
      />
      {isLong && !isWhole && (
        <Button look="line" size="s" className="mt-3" onClick={showAll}>
          {words.rankingAll(data.total)}
        </Button>
      )}
      {data && isWhole && <PageTurns from={from} total={data.total} onTurn={setFrom} />}
      {data?.own && <ShowName challengeId={challengeId} isAnonymous={data.own.isAnonymous} />}
    </section>
  )
}

function Row({ of: { rank, done, person, isOwn } }: { of: RankingPlace }) {
  const name = person ? displayName(person) : words.anonymous
  return (
    <div
      className={classes('flex items-center gap-2.5 rounded-m px-2 py-1.5', isOwn && 'bg-sun-soft')}
      aria-current={isOwn || undefined}
    >
      <span className="heading min-w-[1.6em] flex-none text-right text-fs-16">
        <span className="sr-only">{rankingWords.place(rank)}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      {person ? <FaceLink person={person} name={name} size={32} /> : <Avatar name={name} size={32} />}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 text-fs-14 font-semibold wrap-anywhere">
        {name}
        {isOwn && <Badge>{rankingWords.you}</Badge>}
      </span>
      <span className="flex-none text-fs-14 text-ink-2">{words.daysDone(done)}</span>
    </div>
  )
}

function ShowName({ challengeId, isAnonymous }: { challengeId: string; isAnonymous: boolean }) {
  const change = useChange(api.learning.showName)
  const name = useToggle({
    key: `name ${challengeId}`,
    stored: !isAnonymous,
    call: (on) => change.mutateAsync({ challengeId, on }),
    onStored: renewLearning,
    onRefused: tellRefusal,
  })
  return (
    <Switch
      label={words.showName}
      hint={words.showNameHint}
      checked={name.shown}
      onChange={(on) => void name.want(on)}
      className="mt-3 border-t border-line pt-4!"
    />
  )
}
