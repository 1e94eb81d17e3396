import type { SeatEvent } from '@bewezen/domain/events/seatEvents.ts'
import { inArray } from 'drizzle-orm'
import type { Tx } from '../../base/database/open.ts'
import { groupCommit } from '../../base/groupCommit.ts'
import type { House } from '../../base/house.ts'
import { orRefusal, Refusal, refuse } from '../../base/refuse.ts'
import type { Ctx } from '../../base/serve.ts'
import { eventEnrollments } from '../tables.ts'
import { dateIdOf, type HeldDate, holdDate } from './holdDate.ts'
import { passAll } from './passSeats.ts'
import type { EnrolmentRow } from './places.ts'
import { type Placed, roundsOf } from './rounds.ts'

/** What somebody wants of an enrolment of their own. */
type OfOwn = { id: string }
type Change<Ask, Answer> = {
  /** What the wish means for the seats, or null when there is nothing to do; refuses by the rules. */
  eventOf: (own: EnrolmentRow, ask: Ask, its: { date: HeldDate; now: Date }) => SeatEvent | null
  /** The answers to all whose wish was done, by the id of their enrolment. */
  answersOf: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, Answer>>
}
type Its = { house: House; tx: Tx; now: Date }
type Asked<Ask> = { person: { id: string }; ask: Ask & { dateId: string } }

/**
 * Changes enrolments of one's own. All who do so on one date at the same moment share transactions. An enrolment of
 * somebody else is not there (EV-CANCEL-11, EV-EDGE-46).
 */
export function changingOwn<Ask extends OfOwn, Answer>(change: Change<Ask, Answer>) {
  const stand = groupCommit<Ask & { dateId: string }, Answer | 'elsewhere'>({
    most: 64,
    async answer(its, asks) {
      const answers: (Answer | 'elsewhere' | Refusal)[] = []
      for (const round of roundsOf(asks, ({ ask }) => ask.id)) {
        const done = await changeAll(its, change, round)
        for (const [nth, { at }] of round.entries()) answers[at] = done[nth] ?? new Refusal('NOT_FOUND')
      }
      return answers
    },
  })

  return async (ctx: Ctx, ask: Ask): Promise<Answer> => {
    for (;;) {
      const dateId = (await dateIdOf(ctx.db, ask.id)) ?? refuse('NOT_FOUND')
      const answer = await stand(ctx, dateId, { ...ask, dateId })
      // An edit of the series gave the date another id while this waited for it.
      if (answer !== 'elsewhere') return answer
    }
  }
}

/** Answers a round, in which every enrolment stands once. */
async function changeAll<Ask extends OfOwn, Answer>(
  { house, tx, now }: Its,
  { eventOf, answersOf }: Change<Ask, Answer>,
  round: readonly Placed<Asked<Ask>>[],
): Promise<(Answer | 'elsewhere' | Refusal | undefined)[]> {
  const [first] = round
  const date = first ? await holdDate(tx, first.ask.ask.dateId) : null
  const ids = round.map(({ ask: { ask } }) => ask.id)
  const rows = await tx.select().from(eventEnrollments).where(inArray(eventEnrollments.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const events = round.map(({ ask: { person, ask } }) =>
    orRefusal(() => {
      const own = byId.get(ask.id)
      if (own?.userId !== person.id) return refuse('NOT_FOUND')
      return date?.id === own.dateId ? eventOf(own, ask, { date, now }) : 'elsewhere'
    }),
  )
  const passing = events.flatMap((event, at) =>
    event === null || event === 'elsewhere' || event instanceof Refusal ? [] : [{ at, event }],
  )
  const refused = new Map<number, Refusal>()
  if (date && passing.length > 0) {
    const here = rows.filter(({ dateId }) => dateId === date.id).toSorted((a, b) => a.came - b.came)
    const { refusals } = await passAll(house, tx, { date, passing, now, rows: here })
    for (const [nth, { at }] of passing.entries()) {
      const refusal = refusals[nth]
      if (refusal) refused.set(at, new Refusal(refusal.code))
    }
  }
  const answers = await answersOf(tx, ids)
  return events.map((event, at) => {
    if (event === 'elsewhere' || event instanceof Refusal) return event
    return refused.get(at) ?? answers.get(ids[at] ?? '')
  })
}
