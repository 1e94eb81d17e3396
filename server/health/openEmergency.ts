import type { Moment } from '@bewezen/domain/base/moment.ts'
import { health } from '@bewezen/domain/health/contract.ts'
import { emergencyEnd, emergencyRefusal } from '@bewezen/domain/health/emergency.ts'
import { eq } from 'drizzle-orm'
import { writeAudit } from '../access/index.ts'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse, refuseIf } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openMember } from './members.ts'
import { emergencyAccesses } from './tables.ts'

/**
 * 'Noodtoegang': after signing in again and with a reason, an admin may read one member's medical data for 30 minutes.
 * It is written to the log that cannot be changed, and the member and the other admins are told at once (SH-MED-42).
 */
export const openEmergency = serve(health.openEmergency, async (ctx, { id, personId, reason: typed, password }) => {
  const reason = typed.trim()
  refuseIf(emergencyRefusal(reason))
  await ctx.house.provePassword(ctx.person.id, password)
  return ctx.transaction(async (tx, now) => {
    const adminId = ctx.person.id
    const person = await openMember(tx, personId, { notId: adminId })
    const wish = { id, profileId: personId, adminId, reason }
    const endsAt = emergencyEnd(now)
    const made = await tx
      .insert(emergencyAccesses)
      .values({ ...wish, openedAt: now, endsAt })
      .onConflictDoNothing()
    if (made.rowCount === 0) return shown(await sameAccess(tx, wish), person)
    await writeAudit(tx, { actorId: adminId, action: 'medical.emergency', subjectId: personId, reason, at: now })
    await record(tx, { kind: 'medical.emergencyOpened', personId, accessId: id, adminId })
    return shown({ id, reason, openedAt: now, endsAt }, person)
  })
})

/** What the first request with this id made; refuses when it was about something else. */
async function sameAccess(tx: Tx, wish: { id: string; profileId: string; adminId: string; reason: string }) {
  const [first] = await tx.select().from(emergencyAccesses).where(eq(emergencyAccesses.id, wish.id))
  const isSame = first?.profileId === wish.profileId && first.adminId === wish.adminId && first.reason === wish.reason
  return isSame ? first : refuse('ID_IN_USE')
}

type Access = { id: string; reason: string; openedAt: Moment; endsAt: Moment }

const iso = (moment: Moment) => new Date(moment).toISOString()
const shown = <Person>({ id, reason, openedAt, endsAt }: Access, person: Person) => ({
  id,
  reason,
  person,
  openedAt: iso(openedAt),
  endsAt: iso(endsAt),
})
