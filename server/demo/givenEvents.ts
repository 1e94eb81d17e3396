import { newId } from '@bewezen/domain/base/ids.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import type { House } from '../base/house.ts'
import { addEvent, holdDate, type NewEvent, passSeats } from '../events/index.ts'
import { slugOf } from './slugOf.ts'

type EventWish = Partial<Omit<NewEvent, 'id'>>
export type GivenEvent = { id: string; slug: string; title: string; dateIds: string[] }
type EnrolmentWish = {
  event: { id: string }
  person: { id: string }
  /** Which date; by default the start. */
  dateId?: string
  /** A free place, one that is held for a checkout, or one on the waitlist. */
  by?: 'enrol' | 'hold' | 'wait'
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
      const slug = wish.slug ?? slugOf(title)
      return house.transaction(async (tx, now) => {
        const day = new Date(now.getTime() + 30 * 86_400_000).toISOString().slice(0, 10)
        const row: NewEvent = {
          ...{ type: 'fysiek', venueName: 'De Schuur', maxParticipants: 10 },
          ...{ startWall: `${day}T10:00`, endWall: `${day}T12:00` },
          ...wish,
          ...{ id: newId(), title, slug },
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
        const passed = await passSeats(house, tx, { date, event: { kind: by, id, personId: person.id }, now, entry })
        if ('code' in passed) throw new Error(`the place is refused: ${passed.code}`)
        return { id }
      })
    },
  }
}
