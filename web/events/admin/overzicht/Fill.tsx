import { tiers as tierHours } from '@bewezen/domain/access/enrolmentTier.ts'
import { capacityLabel } from '@bewezen/domain/events/capacity.ts'
import type { DeskDate } from '@bewezen/domain/events/desk.ts'
import { minimumText, overzichtWords as words } from '@bewezen/domain/events/deskWords.ts'
import { tierWords } from '@bewezen/domain/events/words.ts'
import { Card } from '../../../base/parts/Card.tsx'
import { SeatsLine } from '../../SeatsLine.tsx'
import type { About } from '../about.ts'
import { CountBars } from '../CountBars.tsx'
import { countedOf } from '../counted.ts'

type Props = {
  event: About['event']
  dates: readonly DeskDate[]
  tiers: readonly { hours: number | null; count: number }[]
}

/** How full the dates are together, whether it goes on, and which group came. */
export function Fill({ event, dates, tiers }: Props) {
  const sum = (of: (date: DeskDate) => number) => dates.reduce((total, date) => total + of(date), 0)
  const seats = dates.some((date) => date.seats === null) ? null : sum((date) => date.seats ?? 0)
  const counted = countedOf({ taken: sum((date) => date.taken), waiting: sum((date) => date.waiting), seats })
  const minimum = minimumText(event.minParticipants, dates)
  return (
    <Card as="section" pad aria-labelledby="fill">
      <h2 id="fill" className="heading mb-3 text-fs-21">
        {words.fill}
      </h2>
      <SeatsLine date={counted} aside={capacityLabel(counted).full ?? words.unlimited} />
      {minimum && <p className="mt-2 text-fs-14 text-ink-2">{minimum}</p>}
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

const tierName = (hours: number | null): string => {
  const tier = tierHours.find((one) => one === hours)
  return tier === undefined ? words.byAdmin : tierWords.badges[tier]
}
