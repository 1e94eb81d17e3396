import { newId } from '@bewezen/domain/base/ids.ts'
import { type BriefingForm, briefingOf, newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { type CodeForm, codeOf, newCodeForm } from '@bewezen/domain/production/codes.ts'
import { type CostForm, costOf, newCostForm } from '@bewezen/domain/production/costs.ts'
import { type LocationForm, locationOf, newLocationForm } from '@bewezen/domain/production/locations.ts'
import { type ActivityForm, activityOf, newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newTodoForm, type TodoForm, todoOf } from '@bewezen/domain/production/todos.ts'
import type { House } from '../base/house.ts'
import {
  eventBriefings,
  eventCodes,
  eventCosts,
  eventLocations,
  eventTimetable,
  eventTodos,
} from '../production/tables.ts'

type Whose = { event: { id: string }; by?: { id: string } }
const zone = 'Europe/Amsterdam'

/** The words of the vocabulary for the organiser's half of an event; what is typed is read as the forms read it. */
export const givenProduction = (house: House) => {
  let made = 0
  /** Each a moment after the one before, so that they stand in the order in which they were given. */
  const base = ({ event, by }: Whose) => ({
    id: newId(),
    eventId: event.id,
    createdBy: by?.id ?? null,
    createdAt: new Date(Date.now() - 60_000 + ++made),
  })
  const { db } = house.database
  return {
    async cost({
      event,
      by,
      isOrdered = false,
      approvedBy,
      approvedAt = new Date(),
      ...form
    }: Whose & Partial<CostForm> & { isOrdered?: boolean; approvedBy?: { id: string }; approvedAt?: Date }) {
      const row = { ...base({ event, by }), ...costOf({ ...newCostForm(), name: 'Zaalhuur', quantity: '1', ...form }) }
      const approval = approvedBy ? { approvedBy: approvedBy.id, approvedAt } : {}
      await db.insert(eventCosts).values({ ...row, isOrdered, ...approval })
      return { id: row.id }
    },

    /** A discount code, by default one that takes a fifth off, as often as one likes. */
    async code({ event, by, ...form }: Whose & Partial<CodeForm>) {
      const typed = { ...newCodeForm(), code: 'VROEG', value: '20', oncePerPerson: false, ...form }
      const { validFrom, validUntil, ...values } = codeOf(typed, zone)
      const row = { ...base({ event, by }), ...values, validFrom: at(validFrom), validUntil: at(validUntil) }
      await db.insert(eventCodes).values(row)
      return { id: row.id, code: row.code }
    },

    async todo({ event, by, ...form }: Whose & Partial<TodoForm>) {
      const typed = { ...newTodoForm(), taskName: 'Geluid testen', ...form }
      const row = { ...base({ event, by }), ...todoOf(typed), status: typed.status }
      await db.insert(eventTodos).values(row)
      return { id: row.id }
    },

    async briefing({ event, by, person, ...form }: Whose & Partial<BriefingForm> & { person: { id: string } }) {
      const { startAt, endAt, ...values } = briefingOf(
        { ...newBriefingForm(), role: 'Gastvrouw', ...form, personId: person.id },
        zone,
      )
      const row = { ...base({ event, by }), ...values, startTime: at(startAt), endTime: at(endAt) }
      await db.insert(eventBriefings).values(row)
      return { id: row.id }
    },

    async activity({ event, by, ...form }: Whose & Partial<ActivityForm> & Pick<ActivityForm, 'start' | 'end'>) {
      const { startAt, endAt, ...values } = activityOf({ ...newActivityForm(), activityName: 'Welkom', ...form }, zone)
      const row = { ...base({ event, by }), ...values, startTime: new Date(startAt), endTime: new Date(endAt) }
      await db.insert(eventTimetable).values(row)
      return { id: row.id }
    },

    async location({ event, by, ...form }: Whose & Partial<LocationForm>) {
      const row = { ...base({ event, by }), ...locationOf({ ...newLocationForm(), name: 'Grote zaal', ...form }) }
      await db.insert(eventLocations).values(row)
      return { id: row.id }
    },
  }
}

const at = (moment: string | null): Date | null => (moment === null ? null : new Date(moment))
