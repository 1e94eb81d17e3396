import type { WaitingCount, WaitingItem } from '@bewezen/domain/admin/contract.ts'
import { type WaitingGroup, waitingGroups, waitingKinds } from '@bewezen/domain/admin/waiting.ts'
import {
  groupLabels,
  groupSlugs,
  kindSlugs,
  kindWords,
  waitedText,
  waitingWords as words,
} from '@bewezen/domain/admin/waitingWords.ts'
import { useAddress } from '../../base/address/useAddress.ts'
import { api } from '../../base/api/api.ts'
import { useRead } from '../../base/api/useRead.ts'
import { Button } from '../../base/parts/Button.tsx'
import { Card } from '../../base/parts/Card.tsx'
import { Chip } from '../../base/parts/Chip.tsx'
import { EmptyState } from '../../base/parts/EmptyState.tsx'
import { Loaded } from '../../base/parts/Loaded.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { SkeletonRow } from '../../base/parts/Skeleton.tsx'
import { WaitingList } from './WaitingList.tsx'
import { WaitingOfKind } from './WaitingOfKind.tsx'

/** 'Wacht op een mens': what waits, the longest waiting first, narrowed by the address to a few kinds or to one whole (ADM-MORE-01, ADM-MORE-03). */
export function Waiting() {
  const [slug] = useAddress<string>('soort', '')
  const kind = waitingKinds.find((one) => kindSlugs[one] === slug)
  const read = useRead(api.admin.waiting, {})
  if (kind) return <WaitingOfKind key={kind} kind={kind} count={read.data?.kinds.find((one) => one.kind === kind)} />
  return (
    <Card as="section" aria-labelledby="wacht" className="overflow-hidden">
      <Loaded read={read} failed={words.loadFailed} waiting={<OnItsWay />}>
        {({ kinds, items }) => (
          <Inbox kinds={kinds} items={items} now={read.dataUpdatedAt} onRetry={() => void read.refetch()} />
        )}
      </Loaded>
    </Card>
  )
}

const OnItsWay = () => (
  <div role="status" className="px-4 py-4 lg:px-6">
    <h2 id="wacht" className="heading text-fs-21">
      {words.title}
    </h2>
    {[1, 2, 3].map((row) => (
      <SkeletonRow key={row} />
    ))}
  </div>
)

type Props = { kinds: readonly WaitingCount[]; items: readonly WaitingItem[]; now: number; onRetry: () => void }
const groups = Object.keys(waitingGroups) as WaitingGroup[]

function Inbox({ kinds, items, now, onRetry }: Props) {
  const [slug, setSlug] = useAddress<string>('wacht', '')
  const group = groups.find((one) => groupSlugs[one] === slug) ?? null
  const isShown = inGroup(group)
  const shown = items.filter(isShown)
  const failed = kinds.filter(({ count }) => count === null)
  const total = sum(kinds)
  return (
    <>
      <div className="flex flex-col gap-3 px-4 pt-4 pb-3 lg:flex-row lg:items-center lg:justify-between lg:px-6">
        <h2 id="wacht" className="heading text-fs-21">
          {words.title}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div role="group" aria-label={words.filter} className="flex flex-wrap gap-2">
          <Chip chosen={group === null} onChoose={() => setSlug('')}>
            {words.all} <b className="font-[650]">{words.count(total)}</b>
          </Chip>
          {groups.map((one) => (
            <Chip key={one} chosen={group === one} onChoose={() => setSlug(group === one ? '' : groupSlugs[one])}>
              {groupLabels[one]} <b className="font-[650]">{words.count(sum(kinds.filter(inGroup(one))))}</b>
            </Chip>
          ))}
        </div>
      </div>
      {failed.length > 0 && <Failed kinds={failed} onRetry={onRetry} />}
      {shown.length > 0 ? (
        <WaitingList items={shown} now={now} />
      ) : (
        failed.length === 0 && (
          <EmptyState art="up" title={total === 0 ? words.none : words.noneHere} text={words.noneText} />
        )
      )}
      <Counts kinds={kinds.filter(isShown)} now={now} />
    </>
  )
}

/** Each kind of which something waits, its number leading to all of it. */
function Counts({ kinds, now }: { kinds: readonly WaitingCount[]; now: number }) {
  const waiting = kinds.filter(({ count }) => (count ?? 0) > 0)
  if (waiting.length === 0) return null
  return (
    <ul
      aria-label={words.perKind}
      className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-3 text-fs-14 lg:px-6"
    >
      {waiting.map(({ kind, count, oldest }) => (
        <li key={kind}>
          <PathLink
            to={`/admin/overzicht?soort=${kindSlugs[kind]}`}
            className="inline-flex min-h-11 items-center gap-1.5 lg:min-h-8"
          >
            <span className="font-semibold">{words.count(count ?? 0)}</span> {kindWords[kind].many}
          </PathLink>
          {oldest !== null && <span className="text-ink-3"> {words.oldest(waitedText(oldest, now))}</span>}
        </li>
      ))}
    </ul>
  )
}

const Failed = ({ kinds, onRetry }: { kinds: readonly WaitingCount[]; onRetry: () => void }) => (
  <div
    role="status"
    className="flex flex-wrap items-center justify-between gap-3 border-t border-line bg-ember-soft px-4 py-2.5 text-fs-14 text-ember-ink lg:px-6"
  >
    <p>{words.notCounted(kinds.map(({ kind }) => kindWords[kind].many).join(', '))}</p>
    <Button look="line" size="s" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
)

const inGroup =
  (group: WaitingGroup | null) =>
  ({ kind }: Pick<WaitingItem, 'kind'>): boolean => {
    const kinds: readonly string[] = group === null ? waitingKinds : waitingGroups[group]
    return kinds.includes(kind)
  }

const sum = (kinds: readonly WaitingCount[]): number => kinds.reduce((all, { count }) => all + (count ?? 0), 0)
