import { capabilities } from '@bewezen/domain/access/capabilities.ts'
import { access } from '@bewezen/domain/access/contract.ts'
import { communityGate, isUnderMaintenance, may } from '@bewezen/domain/access/gate.ts'
import { eq, sql } from 'drizzle-orm'
import { accountDeletions } from '../account/tables.ts'
import type { Db } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { lacksSecondFactor } from '../base/snapshot.ts'

/** The viewer's own access: community gate, maintenance, and the capabilities they have now. */
export const ownAccess = serve(access.ownAccess, async ({ snapshot, house, db }) => {
  const gate = communityGate(snapshot.asker, snapshot.modes)
  if (gate === 'visitor') return refuse('SIGN_IN_REQUIRED')
  return {
    gate,
    entitled: snapshot.asker?.entitled ?? false,
    needsSecondFactor: lacksSecondFactor(snapshot, house.settings),
    underMaintenance: isUnderMaintenance(snapshot.asker, snapshot.modes),
    isNew: gate === 'noAccess' && (await isNew(db, snapshot.asker?.id ?? null)),
    leavesAt: snapshot.asker?.leaving ? await leavesAt(db, snapshot.asker.id) : null,
    may: capabilities.filter((capability) => may(snapshot.asker, capability, snapshot.modes)),
    lateUntil: snapshot.lateUntil,
    seq: house.live.seq,
  }
})

/** Whether somebody confirmed their address in the last 24 hours and never had access (COM-START-07). */
async function isNew(db: Db, personId: string | null): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from email_confirmations
    where user_id = ${personId} and used_at > app_now() - interval '24 hours'
      and not exists (select 1 from entitlements where user_id = ${personId}) limit 1`)
  return rows.length > 0
}

async function leavesAt(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.personId, personId))
  return row?.dueAt.toISOString() ?? null
}
