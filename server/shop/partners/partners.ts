import { isDeepStrictEqual } from 'node:util'
import { production } from '@bewezen/domain/production/contract.ts'
import { partnerFaultWords } from '@bewezen/domain/production/faultWords.ts'
import { logLines } from '@bewezen/domain/production/logLines.ts'
import {
  type ManagedPartner,
  partnerFaults,
  partnerFormOf,
  partnerOf,
  sortedPartners,
} from '@bewezen/domain/production/partners.ts'
import { and, eq, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../access/index.ts'
import type { Tx } from '../../base/database/open.ts'
import { record } from '../../base/facts/record.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { partners as table } from '../tables.ts'

/** All partners with contact and invoicing, for admins only (EV-PARTNER-07, EV-PARTNER-08). */
export const partners = serve(production.partners, async ({ db }) => ({
  partners: sortedPartners(await db.select().from(table)),
}))

/** Makes a partner, or saves the version that an admin saw; CHANGED carries what stands there by now (EV-CALL-37, EV-MORE-06). */
export const savePartner = serve(production.savePartner, (ctx, { id, version, form }) => {
  const faults = partnerFaults(form)
  if (Object.keys(faults).length > 0) refuse('FAULTY_FIELDS', { faults })
  const values = partnerOf(form)
  return ctx.transaction(async (tx, now) => {
    // One writer at a time: two would both find the same name free.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('partners'))`)
    const [was = null] = await tx.select().from(table).where(eq(table.id, id)).for('update')
    const isSame = (one: ManagedPartner) => isDeepStrictEqual(partnerFormOf(one), values)
    if (was && isSame(was)) return was
    if (was && version === null) refuse('ID_IN_USE')
    if (version !== (was?.version ?? null)) refuse('CHANGED', { current: was })
    if (await isNameInUse(tx, id, values.name))
      refuse('FAULTY_FIELDS', { faults: { name: partnerFaultWords.nameInUse } })

    const [is] = was
      ? await tx
          .update(table)
          .set({ ...values, version: was.version + 1 })
          .where(eq(table.id, id))
          .returning()
      : await tx
          .insert(table)
          .values({ ...values, id })
          .returning()
    if (!is) return refuse('NOT_FOUND')
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action: was ? 'partner.edited' : 'partner.made',
      subjectId: id,
      reason: is.name,
      oldValue: was && logLines.partner(was),
      newValue: logLines.partner(is),
      at: now,
    })
    await record(tx, { kind: 'partners.changed' })
    return is
  })
})

const isNameInUse = async (tx: Tx, id: string, name: string): Promise<boolean> =>
  (
    await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.name, name), ne(table.id, id)))
  ).length > 0
