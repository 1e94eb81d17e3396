import { production } from '@bewezen/domain/production/contract.ts'
import { eq } from 'drizzle-orm'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import type { Kind, Stored } from './kind.ts'
import { note } from './note.ts'
import { openEvent } from './openEvent.ts'
import { briefingKind } from './records/briefings.ts'
import { budgetKind } from './records/budgets.ts'
import { codeKind } from './records/codes.ts'
import { costKind } from './records/costs.ts'
import { locationKind } from './records/locations.ts'
import { activityKind } from './records/programme.ts'
import { todoKind } from './records/todos.ts'
import { openRecord } from './save.ts'

type Asked = { id: string; version: number }

const removeOf =
  <Rec extends Stored, Form>(kind: Kind<Rec, Form>) =>
  (ctx: Ctx, { id, version }: Asked): Promise<void> =>
    ctx.transaction(async (tx, now) => {
      const was = await openRecord(tx, kind, id)
      // Gone already: what was wanted is so.
      if (!was) return
      if (was.version !== version) refuse('CHANGED', { current: was })
      const event = await openEvent(tx, was.eventId)
      await tx.delete(kind.table).where(eq(kind.table.id, id))
      const line = kind.line(was, event.zone)
      await note(tx, ctx.person.id, now, { kind: kind.kind, action: 'production.removed', event, was: line, is: null })
    })

const removals = {
  cost: removeOf(costKind),
  todo: removeOf(todoKind),
  briefing: removeOf(briefingKind),
  activity: removeOf(activityKind),
  location: removeOf(locationKind),
  code: removeOf(codeKind),
  budget: removeOf(budgetKind),
}

/** Deletes the version of a record that an admin saw (EV-COST-15, EV-TODO-09, EV-BRIEF-07, EV-PROG-03, EV-LOC-08). */
export const remove = serve(production.remove, async (ctx, { kind, ...asked }) => {
  await removals[kind](ctx, asked)
  return { done: true as const }
})
