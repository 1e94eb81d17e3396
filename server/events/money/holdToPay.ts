import type { CheckoutAttempt } from '@bewezen/domain/events/contract.ts'
import { plainCode } from '@bewezen/domain/events/discount.ts'
import { holdRefusal, isLive } from '@bewezen/domain/events/enrolment.ts'
import { companyOf } from '@bewezen/domain/payments/company.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import type { House } from '../../base/house.ts'
import { Refusal } from '../../base/refuse.ts'
import { openAttempts } from '../seats/attempt.ts'
import { type HeldDate, holdDate } from '../seats/holdDate.ts'
import { type Passing, passAll } from '../seats/passSeats.ts'
import { type EnrolmentRow, isLiveRow } from '../seats/places.ts'
import { type Placed, roundsOf } from '../seats/rounds.ts'
import { eventEnrollments } from '../tables.ts'
import { keepCompanies } from './companies.ts'
import { type CodeAsk, discountsOf, type GivenDiscount, giveDiscounts, keepDiscounts } from './discounts.ts'
import { beginPayments, type EventPayment, type Held, undecidedOf } from './payments.ts'

type Its = { house: House; tx: Tx; now: Date }
type Asked = { person: { id: string }; ask: CheckoutAttempt }
/** The checkout; nothing when a discount left nothing to pay and the seat is taken; or why neither. */
type Answer = EventPayment | 'taken' | Refusal

/**
 * The checkouts of holds on a date, for all who want to pay at the same moment: of the hold that is open, of an offer
 * that becomes a hold, or of a new one after all checks of enrolling. Nobody else can take the seats meanwhile, since
 * the date is held.
 */
export async function holdToPay(its: Its, asks: readonly Asked[]): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (const round of roundsOf(asks, ({ person }) => person.id)) {
    const done = await holdAll(its, round)
    for (const { at, ask } of round) answers[at] = done.get(ask.person.id) ?? new Refusal('CHECKOUT_ERROR')
  }
  return answers
}

/** Answers a round, in which everybody stands once, by the id of the person. */
async function holdAll(its: Its, round: readonly Placed<Asked>[]): Promise<ReadonlyMap<string, Answer>> {
  const { house, tx, now } = its
  const asks = round.map(({ ask: { person, ask } }) => ({ personId: person.id, input: ask }))
  const dateId = asks[0]?.input.occurrenceId
  const date = dateId ? await holdDate(tx, dateId) : null
  const own = await readOwn(tx, date, asks)
  const answers = await reopened(its, own, asks)

  // Who was offered a seat agreed to everything when they joined the waitlist.
  const entering = asks.filter(({ personId }) => !inHand(own.get(personId)))
  const { attempts, rows } =
    entering.length > 0 ? await openAttempts(tx, date, entering, now) : { attempts: [], rows: [] }
  const entries = new Map(entering.map(({ personId }, at) => [personId, attempts[at]]))
  const asking = asks.flatMap(({ personId, input }): (CodeAsk & Pick<Passing, 'entry'> & { id: string })[] => {
    const attempt = entries.get(personId)
    if (attempt instanceof Refusal) {
      answers.set(personId, attempt)
      return []
    }
    if (answers.has(personId)) return []
    const mine = own.get(personId)
    if (attempt?.repeated && mine?.id === input.id && isFreePlace(mine)) {
      answers.set(personId, 'taken')
      return []
    }
    const tierHours = attempt?.entry.tierHours ?? mine?.tierHours ?? lastTier
    return [{ personId, id: input.id, typed: input.discountCode?.trim() ?? '', tierHours, entry: attempt?.entry }]
  })
  const open = await countHolds(tx, asking)
  const allowed = asking.filter(({ personId }) => {
    const refusal = holdRefusal(open.get(personId) ?? 0)
    if (refusal) answers.set(personId, new Refusal(refusal.code))
    return !refusal
  })
  if (!date || allowed.length === 0) return answers

  const withCode = allowed.filter(({ typed }) => typed !== '')
  const discounts = withCode.length > 0 ? await giveDiscounts(tx, date, withCode, now) : new Map<string, never>()
  const given = new Map<string, GivenDiscount>()
  const passing = allowed.flatMap(({ personId, id, entry }): (Passing & { personId: string })[] => {
    const discount = discounts.get(personId)
    if (discount instanceof Refusal) {
      answers.set(personId, discount)
      return []
    }
    if (discount) given.set(personId, discount)
    const isFree = discount !== undefined && amountOf(discount) === 0
    return [{ personId, event: { kind: 'hold', id, personId, isFree }, entry }]
  })

  const known = new Map([...own.values(), ...rows].map((row) => [row.id, row]))
  const inOrder = [...known.values()].toSorted((a, b) => a.came - b.came)
  const { refusals, changed } = await passAll(house, tx, { date, passing, now, rows: inOrder })
  const kept: (GivenDiscount & { enrollmentId: string })[] = []
  const holds = passing.flatMap(({ personId }, at): Held[] => {
    const refusal = refusals[at]
    if (refusal) answers.set(personId, new Refusal(refusal.code))
    const place = refusal
      ? undefined
      : changed.find(({ after }) => after.personId === personId && isLive(after.status))?.after
    if (!place) return []
    const discount = given.get(personId)
    if (discount) kept.push({ ...discount, enrollmentId: place.id })
    const amountCents = discount && amountOf(discount)
    if (amountCents === 0) answers.set(personId, 'taken')
    return place.heldUntil
      ? [{ enrolmentId: place.id, personId, eventId: date.eventId, heldUntil: place.heldUntil, amountCents }]
      : []
  })
  // An offer that was held with a code before may be held without one now.
  const offered = holds.flatMap(({ enrolmentId }) => (known.has(enrolmentId) ? [enrolmentId] : []))
  await keepDiscounts(tx, kept, offered)
  const companies = asks.flatMap(({ personId, input }) => {
    const place = changed.find(({ after }) => after.personId === personId && after.heldUntil !== null)?.after
    return place && input.company ? [{ ...companyOf(input.company), enrollmentId: place.id }] : []
  })
  await keepCompanies(tx, companies, offered)
  for (const payment of await beginPayments(house, tx, holds, now))
    if (payment.userId) answers.set(payment.userId, payment)
  return answers
}

/** Whoever enrolled before the tiers were kept is of the last. */
const lastTier = 120

const amountOf = ({ priceCents, discountCents }: GivenDiscount): number => priceCents - discountCents

/** A seat for which nothing was ever paid. */
const isFreePlace = ({ status, paidBy }: EnrolmentRow): boolean => status === 'enrolled' && paidBy === null

/** A hold or an offer, for which nothing has to be asked any more. */
const inHand = (own: EnrolmentRow | undefined): boolean => own?.status === 'reserved' || own?.status === 'offered'

/** The live enrolments of people on a date, by the person. */
async function readOwn(tx: Tx, date: HeldDate | null, asks: readonly { personId: string }[]) {
  if (!date) return new Map<string, EnrolmentRow>()
  const { dateId, userId } = eventEnrollments
  const people = asks.map(({ personId }) => personId)
  const rows = await tx
    .select()
    .from(eventEnrollments)
    .where(and(eq(dateId, date.id), inArray(userId, people), isLiveRow))
  return new Map(rows.flatMap((row) => (row.userId ? [[row.userId, row] as const] : [])))
}

type OwnAsk = { personId: string; input: CheckoutAttempt }

/**
 * The checkouts of the holds that are open already, at the price that they have, so not with another code (EV-MORE-20);
 * one whose time is over is about to be given on.
 */
async function reopened(
  { house, tx, now }: Its,
  own: ReadonlyMap<string, EnrolmentRow>,
  asks: readonly OwnAsk[],
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const held = [...own.values()].filter(({ status }) => status === 'reserved')
  const discounts = await discountsOf(
    tx,
    held.map(({ id }) => id),
  )
  for (const [personId, { id: enrolmentId, eventId, status, holdExpiresAt }] of own) {
    if (status !== 'reserved') continue
    const discount = discounts.get(enrolmentId)
    const typed = asks.find((ask) => ask.personId === personId)?.input.discountCode?.trim()
    if (typed && plainCode(typed) !== discount?.code) {
      answers.set(personId, new Refusal('CODE_INVALID', { why: 'holdOpen' }))
      continue
    }
    const amountCents = discount && amountOf(discount)
    const held = { enrolmentId, eventId, personId, heldUntil: holdExpiresAt?.getTime() ?? 0, amountCents }
    const [payment] =
      held.heldUntil <= now.getTime()
        ? []
        : [(await undecidedOf(tx, enrolmentId)) ?? (await beginPayments(house, tx, [held], now))[0]]
    answers.set(personId, payment ?? new Refusal('CHECKOUT_ERROR'))
  }
  return answers
}

/**
 * How many holds people have open, over all dates, at most three each: those who ask at the same moment wait for each
 * other, in one order, so that no two wait for each other for ever (EV-EDGE-35).
 */
async function countHolds(tx: Tx, asking: readonly { personId: string }[]): Promise<ReadonlyMap<string, number>> {
  if (asking.length === 0) return new Map()
  const people = asking.map(({ personId }) => personId)
  await tx.execute(sql`select pg_advisory_xact_lock(turn) from (select distinct
      hashtextextended('events.holds ' || person, 0) as turn
    from unnest(${sql.param(people)}::text[]) as person order by turn) turns`)
  const { userId, status } = eventEnrollments
  const rows = await tx
    .select({ personId: userId, open: sql<number>`count(*)::int` })
    .from(eventEnrollments)
    .where(and(inArray(userId, people), eq(status, 'reserved')))
    .groupBy(userId)
  return new Map(rows.flatMap(({ personId, open }) => (personId ? [[personId, open] as const] : [])))
}
