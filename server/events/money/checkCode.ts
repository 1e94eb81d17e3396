import { tierOf } from '@bewezen/domain/access/enrolmentTier.ts'
import type { Currency } from '@bewezen/domain/base/money.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { sql } from 'drizzle-orm'
import { readNow } from '../../base/database/clock.ts'
import { Refusal, refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { visibleTo } from '../read/visible.ts'
import { countCodeTry } from '../seats/rateLimit.ts'
import { lookAtCode } from './discounts.ts'

type Seen = { currency: Currency; role: string | null; isTop5: boolean }

/** What a code makes of the price, for who types it (EV-MORE-17, EV-MORE-18, EV-MORE-19); an event that they may not see is not there. */
export const checkCode = serve(contract.checkCode, async (ctx, { eventId, occurrenceId, discountCode }) => {
  const { db, person } = ctx
  await countCodeTry(ctx)
  const { rows } = await db.execute<Seen>(sql`
    select e.price_currency as currency, p.role, p.top_5 as "isTop5" from events e
      join event_dates d on d.event_id = e.id, profiles p
    where e.id = ${eventId} and d.id = ${occurrenceId} and p.id = ${person.id} and ${visibleTo(person)}`)
  const [seen] = rows
  if (!seen) return refuse('EVENT_NOT_FOUND')
  const ask = { personId: person.id, typed: discountCode, tierHours: tierOf(seen) }
  const answer = await lookAtCode(db, { eventId, dateId: occurrenceId }, ask, await readNow(db))
  if (answer instanceof Refusal) throw answer
  const { code, priceCents, discountCents } = answer
  return { code, priceCents, discountCents, totalCents: priceCents - discountCents, currency: seen.currency }
})
