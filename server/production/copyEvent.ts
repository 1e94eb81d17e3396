import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { shiftedSpan } from '@bewezen/domain/events/copying.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { serve } from '../base/serve.ts'
import { copyOfEvent } from '../events/index.ts'
import { eventBriefings, eventCosts, eventLocations, eventTimetable, eventTodos } from './tables.ts'

/** Copies an event with its whole production to another day: all of it or nothing (EV-MORE-71..73). */
export const copyEvent = serve(production.copyEvent, (ctx, asked) =>
  ctx.transaction(async (tx, now) => {
    const { slug, days, zone, isNew } = await copyOfEvent(ctx, tx, asked, now)
    if (isNew)
      await copyProduction(tx, asked.eventId, {
        base: { eventId: asked.id, createdBy: ctx.person.id, createdAt: now, version: 1 },
        shift: ({ startTime, endTime }) => {
          const moved = shiftedSpan({ startAt: iso(startTime), endAt: iso(endTime) }, days, zone)
          return { startTime: dateOf(moved.startAt), endTime: dateOf(moved.endAt) }
        },
        shiftDay: (day) => (day === null ? null : plusDays(day, days)),
      })
    return { id: asked.id, slug }
  }),
)

type Times = { startTime: Date | null; endTime: Date | null }
type Copying = {
  /** What every record of the copy has, in place of its own. */
  base: { eventId: string; createdBy: string; createdAt: Date; version: number }
  shift: (times: Times) => Times
  shiftDay: (day: string | null) => string | null
}

async function copyProduction(tx: Tx, from: string, { base, shift, shiftDay }: Copying): Promise<void> {
  const costs = await tx
    .select()
    .from(eventCosts)
    .where(eq(eventCosts.eventId, from))
    .orderBy(...listed(eventCosts))
  await add(
    eventCosts,
    costs.map((row) => ({ ...row, ...base, isOrdered: false, approvedBy: null, approvedAt: null })),
  )
  const todos = await tx
    .select()
    .from(eventTodos)
    .where(eq(eventTodos.eventId, from))
    .orderBy(...listed(eventTodos))
  await add(
    eventTodos,
    todos.map((row) => ({
      ...row,
      ...base,
      status: 'niet_gestart' as const,
      deadline: shiftDay(row.deadline),
      // Whose account is gone does not do it again.
      isAssigned: row.assigneeId !== null,
    })),
  )
  const briefings = await tx
    .select()
    .from(eventBriefings)
    .where(eq(eventBriefings.eventId, from))
    .orderBy(...listed(eventBriefings))
  await add(
    eventBriefings,
    // A telephone number was given for the one event (EV-MORE-41).
    briefings.map((row) => ({ ...row, ...base, ...shift(row), phone: '' })),
  )
  const locations = await tx
    .select()
    .from(eventLocations)
    .where(eq(eventLocations.eventId, from))
    .orderBy(...listed(eventLocations))
  const newIds = await add(
    eventLocations,
    locations.map((row) => ({ ...row, ...base })),
  )
  const programme = await tx
    .select()
    .from(eventTimetable)
    .where(eq(eventTimetable.eventId, from))
    .orderBy(...listed(eventTimetable))
  await add(
    eventTimetable,
    programme.map((row) => {
      const { startTime, endTime } = shift(row)
      const locationId = row.locationId === null ? null : (newIds.get(row.locationId) ?? null)
      return { ...row, ...base, startTime: startTime ?? row.startTime, endTime: endTime ?? row.endTime, locationId }
    }),
  )

  /** Writes rows under new ids, in their order; answers the new id of each old one. */
  async function add<Table extends Parameters<Tx['insert']>[0], Row extends { id: string }>(
    table: Table,
    rows: readonly Row[],
  ): Promise<ReadonlyMap<string, string>> {
    const ids = rows.map(() => newId()).toSorted()
    const renamed = new Map(rows.map(({ id }, at): [string, string] => [id, ids[at] ?? newId()]))
    if (rows.length > 0)
      await tx.insert(table).values(rows.map((row) => ({ ...row, id: renamed.get(row.id) })) as never)
    return renamed
  }
}

/** The order in which records were made. */
const listed = (
  table: typeof eventCosts | typeof eventTodos | typeof eventBriefings | typeof eventLocations | typeof eventTimetable,
) => [asc(table.createdAt), asc(table.id)]
const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at))
