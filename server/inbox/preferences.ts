import { Id } from '@bewezen/domain/base/ids.ts'
import type { Preferences } from '@bewezen/domain/inbox/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { soundVariants } from '@bewezen/domain/inbox/sound.ts'
import { type Choice, wantsFor } from '@bewezen/domain/inbox/wants.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Reader, Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { type Ctx, serve } from '../base/serve.ts'
import { channels } from '../community/tables.ts'
import { vapidKeys } from './push/keys.ts'
import { notificationChoices, notificationPreferences, pushSubscriptions } from './tables.ts'

/** What the viewer chose; the defaults are stored when somebody reads them first (SH-NOTIF-22, SH-CALL-09). */
export const preferences = serve(inbox.preferences, async (ctx) => {
  await ctx.db.insert(notificationPreferences).values({ profileId: ctx.person.id }).onConflictDoNothing()
  return chosenBy(ctx, ctx.db)
})

/** Stores what changed, for every device of the profile, which each hear of it (SH-NOTIF-23). */
export const savePreferences = serve(inbox.savePreferences, (ctx, { quiet, ...changed }) =>
  ctx.transaction(async (tx) => {
    const profileId = ctx.person.id
    const row = { ...changed, ...(quiet === undefined ? {} : quietRow(quiet)) }
    const stored = tx.insert(notificationPreferences).values({ profileId, ...row })
    if (Object.keys(row).length === 0) await stored.onConflictDoNothing()
    else await stored.onConflictDoUpdate({ target: notificationPreferences.profileId, set: row })
    await record(tx, { kind: 'preferences.changed', personId: profileId })
    return chosenBy(ctx, tx)
  }),
)

/** Stores what somebody wants to hear of a type or a channel, or takes the choice back. */
export const choose = serve(inbox.choose, (ctx, { about, subject, wants }) =>
  ctx.transaction(async (tx) => {
    const allowed = wantsFor({ about, subject })
    if (allowed.length === 0 || (wants && !allowed.includes(wants))) refuse('INVALID_INPUT', { fields: ['wants'] })
    if (wants && about === 'channel' && !(await isChannel(tx, subject))) refuse('NOT_FOUND')
    const choice = { profileId: ctx.person.id, about, subject }
    if (wants) await setChoice(tx, { ...choice, wants })
    else await takeChoice(tx, choice)
    await record(tx, { kind: 'preferences.changed', personId: ctx.person.id })
    return chosenBy(ctx, tx)
  }),
)

/** Without this, made-up channels by the million would come along with every reading of the choices. */
async function isChannel(tx: Tx, subject: string): Promise<boolean> {
  const id = Id.safeParse(subject).data
  if (!id) return false
  const found = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.id, id), isNotNull(channels.communityId)))
  return found.length > 0
}

type Row = typeof notificationChoices.$inferInsert

async function setChoice(tx: Tx, row: Row): Promise<void> {
  const { profileId, about, subject } = notificationChoices
  const target = [profileId, about, subject]
  await tx
    .insert(notificationChoices)
    .values(row)
    .onConflictDoUpdate({ target, set: { wants: row.wants } })
}

async function takeChoice(tx: Tx, row: Omit<Row, 'wants'>): Promise<void> {
  const { profileId, about, subject } = notificationChoices
  await tx
    .delete(notificationChoices)
    .where(and(eq(profileId, row.profileId), eq(about, row.about), eq(subject, row.subject)))
}

async function chosenBy({ house, person, snapshot }: Ctx, reader: Reader) {
  const table = notificationPreferences
  const [row] = await reader.select().from(table).where(eq(table.profileId, person.id))
  const { about, subject, wants } = notificationChoices
  const choices = await reader
    .select({ about, subject, wants })
    .from(notificationChoices)
    .where(eq(notificationChoices.profileId, person.id))
    .orderBy(about, subject)
  return {
    preferences: toPreferences(row),
    choices: choices as Choice[],
    pushKey: vapidKeys(house).publicKey,
    pushHere: await isWoken(reader, snapshot.sessionId),
  }
}

async function isWoken(reader: Reader, sessionId: string | null): Promise<boolean> {
  if (!sessionId) return false
  const found = await reader
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.sessionId, sessionId))
    .limit(1)
  return found.length > 0
}

/** A stored row as the screen has it; who has none yet gets the defaults. */
export function toPreferences(row: typeof notificationPreferences.$inferSelect | undefined): Preferences {
  return {
    desktopEnabled: row?.desktopEnabled ?? false,
    soundEnabled: row?.soundEnabled ?? true,
    soundVariant: soundVariants.find((variant) => variant === row?.soundVariant) ?? 'inbox',
    quiet: row ? quietOf(row) : null,
    pushEnabled: row?.pushEnabled ?? false,
    digestEnabled: row?.digestEnabled ?? false,
    presenceShown: row?.presenceShown ?? true,
  }
}

export const quietOf = ({ quietFrom, quietUntil }: { quietFrom: number | null; quietUntil: number | null }) =>
  quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }

const quietRow = (quiet: Preferences['quiet']) => ({
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
})
