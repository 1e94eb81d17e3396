import { tiers as tierHours } from '@bewezen/domain/access/enrolmentTier.ts'
import { shortDateTime } from '@bewezen/domain/base/dates.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { type Counted, capacityLabel, percentFull } from '@bewezen/domain/events/capacity.ts'
import type { DeskDate } from '@bewezen/domain/events/desk.ts'
import { deskWords, minimumText, overzichtWords as words } from '@bewezen/domain/events/deskWords.ts'
import { tierWords } from '@bewezen/domain/events/words.ts'
import { Card } from '../../../base/parts/Card.tsx'
import type { About } from '../about.ts'
import { CountBars } from '../CountBars.tsx'
import { countedOf } from '../counted.ts'

type Props = {
  event: Pick<About['event'], 'zone' | 'minParticipants'>
  dates: readonly DeskDate[]
  tiers: readonly { hours: number | null; count: number }[]
  now: string
}

/** How full the dates are together, whether it goes on, until when one may enrol on the one that is shown, and which group came. */
export function Fill({ event, dates, tiers, now }: Props) {
  const sum = (of: (date: DeskDate) => number) => dates.reduce((total, date) => total + of(date), 0)
  const seats = dates.some((date) => date.seats === null) ? null : sum((date) => date.seats ?? 0)
  const counted = countedOf({ taken: sum((date) => date.taken), waiting: sum((date) => date.waiting), seats })
  const minimum = minimumText(event.minParticipants, dates)
  const only = dates.length === 1 && dates[0]?.status === 'scheduled' ? dates[0] : null
  const closes = only && toMs(now) < toMs(only.closesAt) ? shortDateTime(only.closesAt, event.zone) : null
  return (
    <Card as="section" pad aria-labelledby="fill">
      <h2 id="fill" className="heading mb-3 text-fs-21">
        {words.fill}
      </h2>
      <div className="flex items-center gap-5">
        {counted.max !== null && <Ring taken={counted.taken} max={counted.max} />}
        <div className="min-w-0 text-fs-14 text-ink-2">
          <p className="font-semibold text-ink">{capacityLabel(counted).full ?? words.unlimited}</p>
          <p>{capacityLabel(counted).count}</p>
          {minimum && <p>{minimum}</p>}
          {closes && <p>{deskWords.enrolUntil(closes)}</p>}
        </div>
      </div>
      {tiers.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-fs-16 font-[650]">{words.perTier}</h3>
          <CountBars
            counts={tiers.map(({ hours, count }) => ({
              name: tierName(hours),
              count,
            }))}
          />
        </>
      )}
    </Card>
  )
}

const [ringSize, ringRadius] = [132, 56]

/** The taken seats as part of a circle, with their number in it; the words beside it say the same. */
const Ring = ({ taken, max }: Pick<Counted, 'taken'> & { max: number }) => (
  <svg viewBox={`0 0 ${ringSize} ${ringSize}`} aria-hidden="true" className="w-28 flex-none lg:w-32">
    <g fill="none" strokeWidth="13" transform="rotate(-90 66 66)">
      <circle cx="66" cy="66" r={ringRadius} stroke="var(--surface-3)" />
      <circle
        cx="66"
        cy="66"
        r={ringRadius}
        stroke="var(--sun)"
        pathLength="100"
        strokeDasharray={`${percentFull(taken, max)} 100`}
      />
    </g>
    <text x="66" y="72" textAnchor="middle" fontSize="30" fill="var(--ink)" className="font-display tracking-[-0.03em]">
      {taken}
    </text>
    <text x="66" y="90" textAnchor="middle" fontSize="13" fill="var(--ink-2)">
      {words.of(max)}
    </text>
  </svg>
)

const tierName = (hours: number | null): string => {
  const tier = tierHours.find((one) => one === hours)
  return tier === undefined ? words.byAdmin : tierWords.badges[tier]
}
