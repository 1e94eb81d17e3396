import type { WaitingItem } from '@bewezen/domain/admin/contract.ts'
import { isSincePaying, waitsLong } from '@bewezen/domain/admin/waiting.ts'
import {
  itemDetail,
  itemTitle,
  kindWords,
  waitedText,
  waitingWords as words,
} from '@bewezen/domain/admin/waitingWords.ts'
import { fullDateTime } from '@bewezen/domain/base/dates.ts'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { LinkButton } from '../../base/parts/LinkButton.tsx'
import { PathLink } from '../../base/parts/PathLink.tsx'
import { WaitingIcon } from './WaitingIcon.tsx'

type Props = { items: readonly WaitingItem[]; now: number }

/** What waits, a line each: what it is, how long it waits beside the others, and the way to it. */
export function WaitingList({ items, now }: Props) {
  const longest = Math.max(1, ...items.map(({ since }) => now - Date.parse(since)))
  return (
    <ol className="border-t border-line">
      {items.map((item) => (
        <Line key={`${item.kind} ${item.id}`} of={item} now={now} longest={longest} />
      ))}
    </ol>
  )
}

function Line({ of: item, now, longest }: { of: WaitingItem; now: number; longest: number }) {
  const { kind, since, path } = item
  const [title, detail] = [itemTitle(item), itemDetail(item)]
  return (
    <li className="grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-3 first:border-t-0 lg:grid-cols-[40px_minmax(0,1fr)_136px_auto] lg:gap-x-4 lg:px-6">
      <WaitingIcon kind={kind} />
      <div className="min-w-0">
        <p className="text-fs-13 text-ink-2">{kindWords[kind].one}</p>
        <h3 className="text-fs-16 leading-[1.35] font-semibold">
          <PathLink to={path} className="line-clamp-2 no-underline wrap-anywhere hover:underline">
            <span dir="auto">{title}</span>
          </PathLink>
        </h3>
        {detail && <p className="truncate text-fs-14 text-ink-3">{detail}</p>}
      </div>
      <Age
        text={waitedText(since, now)}
        since={since}
        isSincePaying={isSincePaying(kind)}
        isLong={waitsLong(kind, since, now)}
        share={(now - Date.parse(since)) / longest}
      />
      <LinkButton to={path} look="line" size="s" className="max-lg:row-start-1 max-lg:col-start-3">
        {words.open}
        <span className="sr-only"> {title}</span>
      </LinkButton>
    </li>
  )
}

type AgeProps = { text: string; since: string; isSincePaying: boolean; isLong: boolean; share: number }

const Age = ({ text, since, isSincePaying, isLong, share }: AgeProps) => (
  <p
    title={fullDateTime(since)}
    className={`text-fs-14 max-lg:col-span-2 max-lg:col-start-2 ${isLong ? 'font-semibold text-ember-ink' : 'text-ink-2'}`}
  >
    <span className="inline-flex items-center gap-1.5">
      {isLong && <AlarmClock size={16} aria-hidden="true" />}
      {isSincePaying ? words.paid(text) : text}
      {!isSincePaying && <span className="sr-only"> {words.waiting}</span>}
    </span>
    {!isSincePaying && (
      <span aria-hidden="true" className="mt-1 block h-[3px] overflow-clip rounded-full bg-surface-3">
        <span
          className={`block h-full rounded-full ${isLong ? 'bg-ember' : 'bg-ink-2'}`}
          style={{ width: `${Math.min(100, Math.max(4, share * 100))}%` }}
        />
      </span>
    )}
  </p>
)
