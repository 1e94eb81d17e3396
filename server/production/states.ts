import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import type { Kind, Stored } from './kind.ts'
import { note } from './note.ts'
import { openEvent } from './openEvent.ts'
import { costKind } from './records/costs.ts'
import { todoKind } from './records/todos.ts'
import { openRecord, readRecord } from './save.ts'

/** Approves a cost; the first who does stays with name and time, and a second changes nothing (EV-COST-03, EV-COST-20, EV-EDGE-41). */
export const approveCost = serve(production.approveCost, (ctx, { id }) =>
  setState(ctx, costKind, id, 'cost.approved', (cost, now) =>
    cost.approvedAt === null ? { approvedBy: ctx.person.id, approvedAt: now } : null,
  ),
)

export const setOrdered = serve(production.setOrdered, (ctx, { id, isOrdered }) =>
  setState(ctx, costKind, id, 'cost.ordered', (cost) => (cost.isOrdered === isOrdered ? null : { isOrdered })),
)

export const setTodoStatus = serve(production.setTodoStatus, (ctx, { id, status }) =>
  setState(ctx, todoKind, id, 'todo.status', (todo) => (todo.status === status ? null : { status })),
)

/** Sets one state, whatever version stands there, and leaves the version alone: no form writes it (EV-MORE-07). */
const setState = <Rec extends Stored, Form>(
  ctx: Ctx,
  kind: Kind<Rec, Form>,
  id: string,
  action: AuditAction,
  changeOf: (was: Rec, now: Date) => Record<string, unknown> | null,
): Promise<Rec> =>
  ctx.transaction(async (tx, now) => {
    const was = (await openRecord(tx, kind, id)) ?? refuse('NOT_FOUND')
    const change = changeOf(was, now)
    if (change === null) return was
    await tx.update(kind.table).set(change).where(eq(kind.table.id, id))
    const is = (await readRecord(tx, kind, id)) ?? refuse('NOT_FOUND')
    const event = await openEvent(tx, was.eventId)
    const [before, after] = [kind.line(was, event.zone), kind.line(is, event.zone)]
    // Approving a cost changes none of what its line tells.
    const old = before === after ? null : before
    await note(tx, ctx.person.id, now, { kind: kind.kind, action, event, was: old, is: after })
    return is
  })
