import type { AuditAction } from '@bewezen/domain/access/audit.ts'
import { access } from '@bewezen/domain/access/contract.ts'
import { maintenanceRefusal } from '@bewezen/domain/access/maintenance.ts'
import { eq } from 'drizzle-orm'
import { record } from '../base/facts/record.ts'
import { refuseIf } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { writeAudit } from './audit.ts'
import { readPublicSettings } from './settings.ts'
import { siteSettings } from './tables.ts'

type Change = Partial<typeof siteSettings.$inferInsert>

/** Switches maintenance on from now without an end, or off; the message is kept for next time (SH-MAINT-19..21). */
export const setMaintenance = serve(access.setMaintenance, (ctx, { on }) =>
  change(ctx, on ? 'maintenance.on' : 'maintenance.off', (now) => ({
    maintenanceMode: on,
    maintenanceStartTime: on ? now : null,
    maintenanceEndTime: null,
    maintenanceEnabledBy: on ? ctx.person.id : null,
  })),
)

/** Stores what the maintenance screen says; the mode itself stays as it is (SH-MAINT-20). */
export const saveMaintenance = serve(access.saveMaintenance, (ctx, { message, startsAt, endsAt }) =>
  change(ctx, 'maintenance.edited', (now) => {
    refuseIf(maintenanceRefusal({ message, startAt: startsAt, endAt: endsAt }, now))
    return {
      maintenanceMessage: message?.trim() || null,
      maintenanceStartTime: startsAt ? new Date(startsAt) : null,
      maintenanceEndTime: endsAt ? new Date(endsAt) : null,
    }
  }),
)

/** Switches tester mode on from now, or off; its start stays as history (SH-TEST-03..05). */
export const setTesterMode = serve(access.setTesterMode, (ctx, { on }) =>
  change(ctx, on ? 'tester.on' : 'tester.off', (now) =>
    on
      ? { testerMode: true, testerStartTime: now, testerEndTime: null, testerEnabledBy: ctx.person.id }
      : { testerMode: false, testerEnabledBy: null },
  ),
)

/** The last stored change holds; everyone hears of it live, and the log says what was changed (SH-EDGE-27). */
async function change(ctx: Ctx, action: AuditAction, what: (now: Date) => Change) {
  return ctx.transaction(async (tx, now) => {
    const [before] = await tx.select().from(siteSettings).where(eq(siteSettings.id, 1)).for('update')
    const changes = what(now)
    await tx
      .update(siteSettings)
      .set({ ...changes, updatedAt: now })
      .where(eq(siteSettings.id, 1))
    const edited = action === 'maintenance.edited'
    await writeAudit(tx, {
      actorId: ctx.person.id,
      action,
      subjectId: null,
      at: now,
      oldValue: edited && before ? planText(before) : null,
      newValue: edited ? planText(changes) : null,
    })
    await record(tx, { kind: 'settings.changed' })
    return readPublicSettings(ctx.house, tx)
  })
}

/** The maintenance plan in one line of the log. */
const planText = (plan: Change): string | null =>
  [plan.maintenanceMessage, plan.maintenanceStartTime?.toISOString(), plan.maintenanceEndTime?.toISOString()]
    .filter(Boolean)
    .join(' · ') || null
