import { isDeepStrictEqual } from 'node:util'
import { newId } from '@bewezen/domain/base/ids.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { deadlineFor, listFaults, listOf, type TodoList } from '@bewezen/domain/production/todoLists.ts'
import { eq, sql } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { isoOrNull } from './kind.ts'
import { openEvent } from './openEvent.ts'
import { eventTodoLists, eventTodoListUses, eventTodos } from './tables.ts'

/** All lists by name, with when each was last applied to the event (EV-MORE-74). */
export const todoLists = serve(production.todoLists, async ({ db }, { eventId }) => {
  await openEvent(db, eventId)
  return { lists: await readLists(db, { eventId }) }
})

/** Makes a list, or saves the version that was read; what stands there already is answered as it is (EV-MORE-06, EV-MORE-74). */
export const saveTodoList = serve(production.saveTodoList, (ctx, { id, version, form }) => {
  const faults = listFaults(form)
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  const wanted = listOf(form)
  return ctx.transaction(async (tx, now) => {
    await lockList(tx, id)
    const was = await readList(tx, id)
    if (was && isDeepStrictEqual({ name: was.name, tasks: was.tasks }, wanted)) return was
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED', { current: was })
    if (was)
      await tx
        .update(eventTodoLists)
        .set({ ...wanted, version: was.version + 1 })
        .where(eq(eventTodoLists.id, id))
    else await tx.insert(eventTodoLists).values({ id, ...wanted, createdBy: ctx.person.id, createdAt: now })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'todoList.saved',
      subjectId: id,
      newValue: wanted.name,
      at: now,
    })
    await record(tx, { kind: 'todoLists.changed' })
    return { id, version: (was?.version ?? 0) + 1, ...wanted, appliedAt: null }
  })
})

/** Deletes a list; what it gave to events stays (EV-MORE-74). */
export const removeTodoList = serve(production.removeTodoList, (ctx, { id, version }) =>
  ctx.transaction(async (tx, now) => {
    await lockList(tx, id)
    const was = await readList(tx, id)
    if (!was) return { done: true as const }
    if (was.version !== version) refuse('CHANGED', { current: was })
    await tx.delete(eventTodoLists).where(eq(eventTodoLists.id, id))
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'todoList.removed',
      subjectId: id,
      oldValue: was.name,
      at: now,
    })
    await record(tx, { kind: 'todoLists.changed' })
    return { done: true as const }
  }),
)

/** Gives an event the tasks of a list; of two who do so at once the second is asked (EV-MORE-75). */
export const applyTodoList = serve(production.applyTodoList, (ctx, { id, listId, eventId, again }) =>
  ctx.transaction(async (tx, now) => {
    const event = await openEvent(tx, eventId)
    await lockList(tx, listId)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const [before] = await tx.select().from(eventTodoListUses).where(eq(eventTodoListUses.id, id))
    if (before) {
      const isSame = before.listId === listId && before.eventId === eventId && before.appliedBy === ctx.person.id
      return isSame ? { added: before.added } : refuse('ID_IN_USE')
    }
    const [list] = await readLists(tx, { eventId, id: listId })
    if (!list) return refuse('NOT_FOUND')
    if (list.appliedAt !== null && !again) refuse('LIST_APPLIED', { at: list.appliedAt })
    const startDay = await startDayOf(tx, eventId)
    const base = { eventId, createdBy: ctx.person.id, createdAt: now }
    await tx.insert(eventTodos).values(
      list.tasks.map((task) => ({
        ...base,
        id: newId(),
        taskName: task.taskName,
        description: task.description,
        priority: task.priority,
        deadline: deadlineFor(task, startDay),
      })),
    )
    const added = list.tasks.length
    await tx.insert(eventTodoListUses).values({ id, listId, eventId, added, appliedBy: ctx.person.id, appliedAt: now })
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: 'todoList.applied',
      subjectId: eventId,
      reason: event.title,
      newValue: list.name,
      at: now,
    })
    await record(tx, { kind: 'production.changed', eventId, what: 'todo' })
    await record(tx, { kind: 'todoLists.changed' })
    return { added }
  }),
)

type Row = Omit<TodoList, 'appliedAt'> & { appliedAt: Date | string | null }

async function readLists(
  reader: Reader,
  { eventId, id }: { eventId: string | null; id?: string },
): Promise<TodoList[]> {
  const { rows } = await reader.execute<Row>(sql`
    select l.id, l.version, l.name, l.tasks, (select max(u.applied_at) from event_todo_list_uses u
      where u.list_id = l.id and u.event_id = ${eventId}::uuid) as "appliedAt"
    from event_todo_lists l where ${id === undefined ? sql`true` : sql`l.id = ${id}`}
    order by lower(l.name), l.id`)
  return rows.map((row) => ({ ...row, appliedAt: isoOrNull(row.appliedAt) }))
}

const readList = async (tx: Tx, id: string): Promise<TodoList | null> =>
  (await readLists(tx, { eventId: null, id }))[0] ?? null

/** Whoever makes, saves, applies or deletes one list stands in line here. */
const lockList = (tx: Tx, id: string): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`todoList ${id}`}, 0))`)

async function startDayOf(reader: Reader, eventId: string): Promise<string> {
  const { rows } = await reader.execute<{ day: string }>(
    sql`select left(start_wall, 10) as day from events where id = ${eventId}`,
  )
  return rows[0]?.day ?? refuse('EVENT_NOT_FOUND')
}
