import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { asSlug } from '@bewezen/domain/base/slug.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import type { House } from '../base/house.ts'
import { addEvent, beginPayment, holdDate, type NewEvent, passSeats, takeMoney } from '../events/index.ts'

type EventWish = Partial<Omit<NewEvent, 'id'>>
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
          id: newId(),
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
  }
}
