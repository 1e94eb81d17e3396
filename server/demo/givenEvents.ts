import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { eq } from 'drizzle-orm'
import type { House } from '../base/house.ts'
import {
  addEvent,
  beginPayment,
  holdDate,
  type NewEvent,
  passSeats,
  scheduleLapses,
  takeMoney,
} from '../events/index.ts'
import { eventDates, eventEnrollments } from '../events/tables.ts'
import { inParts } from './inParts.ts'

/** Somebody who came to a date, and when they enrolled. */
type Came = { person: { id: string }; at: Date }
type EventWish = Partial<NewEvent>
export type GivenEvent = { id: string; slug: string; title: string; dateIds: string[] }
type EnrolmentWish = {
  event: { id: string }
  person: { id: string }
  /** Which date; by default the start. */
  dateId?: string
  /** A free place, one that an admin gave, one that is held for a checkout, one that was paid, or one on the waitlist. */
  by?: 'enrol' | 'add' | 'hold' | 'buy' | 'wait'
  dietaryRestrictions?: string[]
  allergies?: string[]
  notes?: string
}

/** The words of the vocabulary for events: what is organised, and who has a place. */
export const givenEvents = (house: House) => {
  let made = 0
  return {
    /** An event, by default a free one for ten people, in a month. */
    async event(wish: EventWish = {}): Promise<GivenEvent> {
      const title = wish.title ?? `Evenement ${++made}`
      const slug = wish.slug ?? asSlug(title)
      return house.transaction(async (tx, now) => {
        const day = plusDays(dayOf(now), 30)
        const row: NewEvent = {
          type: 'fysiek',
          venueName: 'De Schuur',
          maxParticipants: 10,
          startWall: `${day}T10:00`,
          endWall: `${day}T12:00`,
          ...wish,
          id: wish.id ?? newId(),
          title,
          slug,
        }
        return { slug, title, ...(await addEvent(tx, row, now)) }
      })
    },

    /** Somebody's place on a date, through the same door as everybody's. */
    async enrolment({ event, person, dateId = event.id, by = 'enrol', ...answers }: EnrolmentWish) {
      const id = newId()
      return house.transaction(async (tx, now) => {
        const date = await holdDate(tx, dateId)
        if (!date) throw new Error(`there is no date ${dateId}`)
        const entry = { dietaryRestrictions: [], allergies: [], notes: '', ...answers, termsVersion, tierHours: 0 }
        const kind = by === 'buy' ? 'hold' : by
        const who = { id, personId: person.id }
        const event = kind === 'add' ? { ...who, kind, beyond: false } : { ...who, kind }
        const passed = await passSeats(house, tx, { date, event, now, entry })
        if ('code' in passed) throw new Error(`the place is refused: ${passed.code}`)
        if (by !== 'buy') return { id }
        const held = { enrolmentId: id, personId: person.id, eventId: date.eventId, heldUntil: now.getTime() }
        const payment = await beginPayment(house, tx, held, now)
        const { amountCents: cents, currency } = payment
        const money = { sessionId: `given ${id}`, paymentId: `given ${id}`, cents, currency }
        await takeMoney(house, tx, { payment, date: await holdDate(tx, dateId), money, now })
        return { id }
      })
    },

    /** The places of many on a date, in the order in which they came: its seats count them, and nobody is told. */
    async places(dateId: string, { enrolled, waiting = [] }: { enrolled: readonly Came[]; waiting?: readonly Came[] }) {
      if (enrolled.length + waiting.length === 0) return
      await house.transaction(async (tx, now) => {
        const date = await holdDate(tx, dateId)
        if (!date) throw new Error(`there is no date ${dateId}`)
        const row = ({ person, at }: Came, index: number, status: 'enrolled' | 'waitlisted') => ({
          id: newId(),
          eventId: date.eventId,
          occurrenceId: date.occurrenceId,
          userId: person.id,
          came: date.came + 1 + index,
          enrolledAt: at,
          status,
          paymentStatus: status === 'enrolled' ? ('completed' as const) : ('pending' as const),
          termsAccepted: true,
          cancellationPolicyAccepted: true,
          termsVersion,
          tierHours: 0,
          freeUntil: date.freeUntil,
        })
        const rows = [
          ...enrolled.map((one, at) => row(one, at, 'enrolled')),
          ...waiting.map((one, at) => row(one, enrolled.length + at, 'waitlisted')),
        ]
        await inParts(rows, (part) => tx.insert(eventEnrollments).values(part))
        await tx
          .update(eventDates)
          .set({
            taken: date.taken + enrolled.length,
            waiting: date.waiting + waiting.length,
            came: date.came + rows.length,
            countedAt: now,
          })
          .where(eq(eventDates.id, dateId))
        const waitlistBegan = date.waiting === 0 && waiting.length > 0
        await scheduleLapses(house, tx, { date, changed: [], waitlistBegan }, now)
      })
    },
  }
}
