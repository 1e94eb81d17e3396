import { capabilities } from '@bewezen/domain/access/capabilities.ts'
import { access } from '@bewezen/domain/access/contract.ts'
import { communityGate, isUnderMaintenance, may } from '@bewezen/domain/access/gate.ts'
import { eq } from 'drizzle-orm'
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
    leavesAt: snapshot.asker?.leaving ? await leavesAt(db, snapshot.asker.id) : null,
    may: capabilities.filter((capability) => may(snapshot.asker, capability, snapshot.modes)),
    lateUntil: snapshot.lateUntil,
    seq: house.live.seq,
  }
})

async function leavesAt(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.personId, personId))
  return row?.dueAt.toISOString() ?? null
}
