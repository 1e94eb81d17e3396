import { isDeepStrictEqual } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'
import type { Kind, Stored } from './kind.ts'
import { note } from './note.ts'
import { openEvent } from './openEvent.ts'

type Asked<Form> = { id: string; eventId: string; version: number | null; form: Form }

/**
 * Makes a record of this kind, or saves the version that was read; CHANGED carries what stands there by now (EV-MORE-06).
 * What stands there already is answered as it is: a save whose answer was lost, or one that changes nothing.
 */
export const saveOf =
  <Rec extends Stored, Form>(kind: Kind<Rec, Form>) =>
  (ctx: Ctx, { id, eventId, version, form }: Asked<Form>): Promise<Rec> => {
    refuseFaults(kind.faults(form))
    return ctx.transaction(async (tx, now) => {
      const event = await openEvent(tx, eventId)
      const columns = kind.columnsOf(form, event.zone)
      const isSame = (one: Rec) =>
        one.eventId === eventId && isDeepStrictEqual(kind.columnsOf(kind.formOf(one, event.zone), event.zone), columns)
      const was = await openRecord(tx, kind, id)
      if (was && isSame(was)) return was
      // Only one stands under the id of its event: two who make it mean the same one (EV-MORE-109).
      const isOnly = id === eventId
      if (was && ((version === null && !isOnly) || was.eventId !== eventId)) refuse('ID_IN_USE')
      if (version !== (was?.version ?? null)) refuse('CHANGED', { current: was })
      refuseFaults((await kind.unknown?.(tx, form, event, id)) ?? {})

      const change = sql`${kind.table.version} + 1`
      const rows = was
        ? await tx
            .update(kind.table)
            .set({ ...columns, version: change })
            .where(eq(kind.table.id, id))
            .returning({ id: kind.table.id })
        : await tx
            .insert(kind.table)
            .values({
              ...columns,
              ...kind.first?.(form),
              id,
              eventId,
              createdBy: ctx.person.id,
              createdAt: now,
            } as never)
            .onConflictDoNothing()
            .returning({ id: kind.table.id })
      const is = await readRecord(tx, kind, id)
      if (!is) return refuse('NOT_FOUND')
      // Somebody else was first under this id, at the same moment.
      if (rows.length === 0 && isSame(is)) return is
      if (rows.length === 0) return isOnly ? refuse('CHANGED', { current: is }) : refuse('ID_IN_USE')
      const action = was ? 'production.edited' : 'production.added'
      await note(tx, ctx.person.id, now, {
        kind: kind.kind,
        action,
        event,
        was: was && kind.line(was, event.zone),
        is: kind.line(is, event.zone),
      })
      return is
    })
  }

function refuseFaults(faults: object): void {
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
}

/** A record that nobody else changes until the end of the transaction, or null. */
export async function openRecord<Rec extends Stored>(
  tx: Tx,
  kind: Pick<Kind<Rec, never>, 'table' | 'read'>,
  id: string,
): Promise<Rec | null> {
  await tx.select({ id: kind.table.id }).from(kind.table).where(eq(kind.table.id, id)).for('update')
  return readRecord(tx, kind, id)
}

/** A record as its list has it, or null. */
export async function readRecord<Rec extends Stored>(
  tx: Tx,
  kind: Pick<Kind<Rec, never>, 'read'>,
  id: string,
): Promise<Rec | null> {
  const [one] = await kind.read(tx, { id })
  return one ?? null
}
