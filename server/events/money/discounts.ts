import { codeRefusal, discounted, plainCode } from '@bewezen/domain/events/discount.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../base/database/open.ts'
import { Refusal } from '../../base/refuse.ts'
import { eventCodes } from '../../production/tables.ts'
import type { HeldDate } from '../seats/holdDate.ts'
import { eventDiscounts, eventEnrollments, events } from '../tables.ts'

type Code = typeof eventCodes.$inferSelect
/** The discount of one enrolment, as it is kept with it. */
export type GivenDiscount = { codeId: string; code: string; priceCents: number; discountCents: number }
/** Somebody who uses a code on a date; the tier is that by which they enrol. */
export type CodeAsk = { personId: string; typed: string; tierHours: number }

/**
 * What codes do for people on a date that is held, by the person: a discount, or why there is none. The codes are held
 * until the end of the transaction, after the date, so that of all who ask at once no more get one than it has uses
 * (EV-MORE-13, EV-MORE-14).
 */
export async function giveDiscounts(
  tx: Tx,
  date: HeldDate,
  asks: readonly CodeAsk[],
  now: Date,
): Promise<ReadonlyMap<string, GivenDiscount | Refusal>> {
  const codes = await readCodes(tx, date.eventId, asks, { lock: true })
  const uses = await readUses(tx, codes, asks)
  const priceCents = await priceOf(tx, date.eventId)
  return new Map(
    asks.map((ask) => {
      const answer = discountFor({ codes, uses, dateId: date.id, priceCents }, ask, now)
      if (!(answer instanceof Refusal)) uses.push({ codeId: answer.codeId, personId: ask.personId, dateId: date.id })
      return [ask.personId, answer]
    }),
  )
}

/** The same for one person who only looks: nothing is held, and a moment later it may be different. */
export async function lookAtCode(reader: Reader, at: { eventId: string; dateId: string }, ask: CodeAsk, now: Date) {
  const codes = await readCodes(reader, at.eventId, [ask], { lock: false })
  const uses = await readUses(reader, codes, [ask])
  return discountFor({ codes, uses, dateId: at.dateId, priceCents: await priceOf(reader, at.eventId) }, ask, now)
}

/**
 * Whether the code that a lapsed checkout was paid with, also one of an offered seat, is used up by others meanwhile; its
 * date is held (EV-MORE-21).
 */
export async function isCodeUsedUp(tx: Tx, date: HeldDate, enrolmentId: string): Promise<boolean> {
  const [own] = await tx
    .select({ codeId: eventDiscounts.codeId, personId: eventEnrollments.userId, tierHours: eventEnrollments.tierHours })
    .from(eventDiscounts)
    .innerJoin(eventEnrollments, eq(eventEnrollments.id, eventDiscounts.enrollmentId))
    .where(and(eq(eventDiscounts.enrollmentId, enrolmentId), inArray(eventEnrollments.status, ['expired', 'offered'])))
  if (!own) return false
  const [code] = await tx.select().from(eventCodes).where(eq(eventCodes.id, own.codeId)).for('no key update')
  if (!code) return false
  const ask = { personId: own.personId ?? enrolmentId, typed: code.code, tierHours: own.tierHours ?? 120 }
  const { used, ownUses } = usesFor(await readUses(tx, [code], [ask]), code, ask.personId, date.id)
  // What else the code asks was asked when the checkout began.
  return (code.mostUses !== null && used >= code.mostUses) || (code.oncePerPerson && ownUses > 0)
}

/** Writes down the discounts of enrolments that began or took their offer with one; the others have none (EV-MORE-15). */
export async function keepDiscounts(
  tx: Tx,
  given: readonly (GivenDiscount & { enrollmentId: string })[],
  without: readonly string[],
): Promise<void> {
  const ids = [...given.map(({ enrollmentId }) => enrollmentId), ...without]
  if (ids.length > 0) await tx.delete(eventDiscounts).where(inArray(eventDiscounts.enrollmentId, ids))
  if (given.length > 0) await tx.insert(eventDiscounts).values([...given])
}

/** The discounts of enrolments, by the enrolment. */
export async function discountsOf(reader: Reader, enrolmentIds: readonly string[]) {
  if (enrolmentIds.length === 0) return new Map<string, never>()
  const rows = await reader
    .select()
    .from(eventDiscounts)
    .where(inArray(eventDiscounts.enrollmentId, [...enrolmentIds]))
  return new Map(rows.map((row) => [row.enrollmentId, row]))
}

/** An enrolment, of the table as `n`, that is a use of the code it came with. */
export const isUse: SQL = sql`(n.status in ('enrolled', 'reserved') or n.kept_until is not null)`

/** A use of a code that stands; of the others only how many there are. */
type Use = { codeId: string; personId: string | null; dateId: string | null }

type Known = { codes: readonly Code[]; uses: readonly Use[]; dateId: string; priceCents: number }

function discountFor({ codes, uses, dateId, priceCents }: Known, ask: CodeAsk, now: Date): GivenDiscount | Refusal {
  const typed = plainCode(ask.typed)
  const found = codes.find(({ code }) => code === typed) ?? null
  const counted = found ? usesFor(uses, found, ask.personId, dateId) : { used: 0, ownUses: 0 }
  const refusal = codeRefusal(found, { dateId, tierHours: ask.tierHours, ...counted }, now)
  if (refusal) return new Refusal(refusal.code, refusal.data)
  if (!found) return new Refusal('CODE_INVALID', { why: 'unknown' })
  return {
    codeId: found.id,
    code: found.code,
    priceCents,
    discountCents: discounted(priceCents, found).discountCents,
  }
}

/** The uses that stand beside the place that somebody takes now: one that is kept on this date for them is given up with it. */
function usesFor(uses: readonly Use[], { id }: Code, personId: string, dateId: string) {
  const others = uses.filter((use) => use.codeId === id && !(use.personId === personId && use.dateId === dateId))
  return { used: others.length, ownUses: others.filter((use) => use.personId === personId).length }
}

async function readCodes(
  reader: Reader,
  eventId: string,
  asks: readonly CodeAsk[],
  { lock }: { lock: boolean },
): Promise<Code[]> {
  const typed = [...new Set(asks.flatMap((ask) => plainCode(ask.typed) ?? []))]
  if (typed.length === 0) return []
  const found = reader
    .select()
    .from(eventCodes)
    .where(and(eq(eventCodes.eventId, eventId), inArray(eventCodes.code, typed)))
    .orderBy(asc(eventCodes.id))
  return lock ? found.for('no key update') : found
}

/** Read after the codes are held: what others took meanwhile is there. A use is of who typed the code, whoever has the place now. */
async function readUses(reader: Reader, codes: readonly Code[], asks: readonly { personId: string }[]): Promise<Use[]> {
  if (codes.length === 0) return []
  const people = asks.map(({ personId }) => personId)
  const { rows } = await reader.execute<Use & { count: number }>(sql`
    select u.code_id as "codeId", case when first.id = any(${sql.param(people)}::uuid[]) then first.id end as "personId",
      case when n.user_id = any(${sql.param(people)}::uuid[]) and not n.is_transferred then n.date_id end as "dateId",
      count(*)::int as count
    from event_discounts u join event_enrollments n on n.id = u.enrollment_id
      cross join lateral (select coalesce((select t.holder_id from event_transfers t
        where t.enrollment_id = n.id and t.state = 'done' order by t.ended_at, t.id limit 1), n.user_id) as id) first
    where u.code_id = any(${sql.param(codes.map(({ id }) => id))}::uuid[]) and ${isUse}
    group by 1, 2, 3`)
  return rows.flatMap(({ count, ...use }) => Array<Use>(count).fill(use))
}

async function priceOf(reader: Reader, eventId: string): Promise<number> {
  const { isPaid, priceCents } = events
  const [event] = await reader.select({ isPaid, priceCents }).from(events).where(eq(events.id, eventId))
  return event?.isPaid ? (event.priceCents ?? 0) : 0
}
