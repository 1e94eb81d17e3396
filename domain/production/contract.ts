import { z } from 'zod'
import { isDay } from '../base/days.ts'
import { Id } from '../base/ids.ts'
import { Instant } from '../base/instant.ts'
import { operation } from '../base/operation.ts'
import { nothing } from '../base/refusals.ts'
import { typedLine } from '../base/typedLine.ts'
import { Face } from '../profile/face.ts'
import { Briefing, BriefingForm } from './briefings.ts'
import { BudgetForm, EventBudget } from './budget.ts'
import { Sheet, SheetActivity, SheetEvent } from './callSheet.ts'
import { Elsewhere } from './clashes.ts'
import { CodeForm, DiscountCode } from './codes.ts'
import { Cost, CostForm } from './costs.ts'
import { dayOperations } from './day.ts'
import { recordKinds } from './kinds.ts'
import { Location, LocationForm } from './locations.ts'
import { ManagedPartner, PartnerForm } from './partners.ts'
import { Activity, ActivityForm } from './programme.ts'
import { todoListing } from './todoListing.ts'
import { Todo, TodoForm, todoStatuses } from './todos.ts'

const admin = { needs: 'manageEvents' } as const
const read = { ...admin, read: true } as const
/** Null makes the record, a number is the version that was read. */
const version = z.int().min(0).max(2_147_483_647)
const done = z.object({ done: z.literal(true) })
const Counts = z.array(z.object({ name: z.string(), count: z.int() }))
/** How many gave which answer, and never who. */
const Kitchen = z.object({ dietaryRestrictions: Counts, allergies: Counts })

/** What of one event is loaded on its own, so that each may fail alone (EV-ADMIN-15, EV-ADMIN-16). */
const listOf = <O extends z.ZodRawShape>(output: O) =>
  operation({
    ...read,
    input: z.strictObject({ eventId: Id }),
    output: z.object(output),
    refusals: { EVENT_NOT_FOUND: nothing },
  })

/**
 * Makes a record under an id of the browser, or saves the version that was read and answers the record. CHANGED carries
 * what stands there by now, null when it was deleted; what stands there already as it is sent is answered without a
 * change (EV-MORE-06). FAULTY_FIELDS has the sentence under each field that is wrong.
 */
const saving = <Kind extends z.ZodType, Form extends z.ZodType>(record: Kind, form: Form) =>
  operation({
    ...admin,
    input: z.strictObject({ id: Id, eventId: Id, version: version.nullable(), form }),
    output: record,
    refusals: {
      EVENT_NOT_FOUND: nothing,
      CHANGED: z.object({ current: record.nullable() }),
      FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }),
    },
  })

/** The organiser's half of an event, for admins: its costs, tasks, briefings, programme and places, and all partners. */
export const production = {
  ...todoListing,
  /** By when they were made (EV-CALL-18). */
  costs: listOf({ costs: z.array(Cost) }),
  /** In the order of `sortedTodos` (EV-CALL-20). */
  todos: listOf({ todos: z.array(Todo) }),
  /** By start, those without a time last; and where their people are needed at that time at other events (EV-CALL-21, EV-MORE-01). */
  briefings: listOf({ briefings: z.array(Briefing), elsewhere: z.array(Elsewhere) }),
  /** By start and name (EV-CALL-19). */
  programme: listOf({ activities: z.array(Activity) }),
  /** In the order of `sortedLocations` (EV-CALL-22). */
  locations: listOf({ locations: z.array(Location) }),

  /** By code, with how many uses of each stand (EV-MORE-10). */
  codes: listOf({ codes: z.array(DiscountCode) }),
  /** The one budget of an event, or none (EV-MORE-90). */
  budget: listOf({ budget: EventBudget.nullable() }),

  saveCost: saving(Cost, CostForm),
  saveTodo: saving(Todo, TodoForm),
  saveBriefing: saving(Briefing, BriefingForm),
  saveActivity: saving(Activity, ActivityForm),
  saveLocation: saving(Location, LocationForm),
  saveCode: saving(DiscountCode, CodeForm),
  /** Under the id of the event: there is one (EV-MORE-90). */
  saveBudget: saving(EventBudget, BudgetForm),
  /** Deletes the version that was read; one that is gone already is no error. CHANGED when it was saved meanwhile, with the record as its list gives it. */
  remove: operation({
    ...admin,
    input: z.strictObject({ kind: z.enum(recordKinds), id: Id, version }),
    output: done,
    refusals: {
      CHANGED: z.object({ current: z.union([Cost, Todo, Briefing, Activity, Location, DiscountCode, EventBudget]) }),
    },
  }),

  /**
   * Makes a copy of an event that begins on another day, with all its production; the faults are those of the fields of
   * an event, by their names. Sent again under its id it answers the first result (EV-MORE-71..73).
   */
  copyEvent: operation({
    ...admin,
    input: z.strictObject({ id: Id, eventId: Id, title: typedLine(20_000), day: z.string().refine(isDay) }),
    output: z.object({ id: Id, slug: z.string() }),
    refusals: {
      EVENT_NOT_FOUND: nothing,
      FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }),
    },
  }),

  /** Approves a cost; the first to do so stays with their name, and there is no way back (EV-COST-03, EV-COST-04, EV-COST-20). */
  approveCost: operation({ ...admin, input: z.strictObject({ id: Id }), output: Cost }),
  /** Sets whether a cost is ordered; a state, and never flipped (EV-COST-05). */
  setOrdered: operation({ ...admin, input: z.strictObject({ id: Id, isOrdered: z.boolean() }), output: Cost }),
  /** Any status to any other (EV-TODO-02). */
  setTodoStatus: operation({
    ...admin,
    input: z.strictObject({ id: Id, status: z.enum(todoStatuses) }),
    output: Todo,
  }),

  /** The own call sheet, once it was mailed; for who has none it does not exist (EV-MORE-42). */
  callSheet: operation({
    needs: 'useOwnAccount',
    read: true,
    input: z.strictObject({ eventId: Id }),
    output: z.object({ event: SheetEvent, sheet: Sheet }),
  }),
  /** Everybody's call sheet by name, the whole programme, and the numbers of the next date (EV-MORE-45). */
  callSheets: operation({
    ...read,
    input: z.strictObject({ eventId: Id }),
    output: z.object({
      event: SheetEvent,
      sheets: z.array(Sheet),
      briefings: z.array(Briefing),
      activities: z.array(SheetActivity),
      date: z.object({ startAt: Instant, taken: z.int(), seats: z.int().nullable(), kitchen: Kitchen }),
    }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),
  /** Mails somebody the link to their call sheet; `id` is of this sending, made by the browser (EV-MORE-43). */
  sendCallSheet: operation({
    ...admin,
    input: z.strictObject({ id: Id, eventId: Id, personId: Id }),
    output: z.object({ version: z.int(), at: Instant }),
    refusals: { EVENT_NOT_FOUND: nothing },
  }),

  ...dayOperations,

  /** Who can be assigned or briefed, by name; at most 50, so search (EV-TODO-11, EV-CALL-08). */
  people: operation({
    ...read,
    input: z.strictObject({ search: z.string().max(200).default('') }),
    output: z.object({ people: z.array(Face.extend({ role: z.string() })) }),
  }),

  /** All partners, active first, then by name (EV-PARTNER-07). */
  partners: operation({ ...read, input: z.strictObject({}), output: z.object({ partners: z.array(ManagedPartner) }) }),
  /** Makes a partner, or saves the version that was read (EV-PARTNER-01, EV-CALL-37). */
  savePartner: operation({
    ...admin,
    input: z.strictObject({ id: Id, version: version.nullable(), form: PartnerForm }),
    output: ManagedPartner,
    refusals: {
      CHANGED: z.object({ current: ManagedPartner.nullable() }),
      FAULTY_FIELDS: z.object({ faults: z.record(z.string(), z.string()) }),
    },
  }),
}
