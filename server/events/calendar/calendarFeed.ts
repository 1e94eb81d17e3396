import { randomBytes } from 'node:crypto'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { eq, sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { keyedHash } from '../../base/secrets.ts'
import { serve } from '../../base/serve.ts'
import { calendarFeeds } from '../tables.ts'

const { profileId, madeAt } = calendarFeeds
const hashOf = (secret: string): string => keyedHash('calendar feed', secret)

/** Whether somebody's calendar follows their enrolments. */
export const calendarFeed = serve(contract.calendarFeed, async (ctx) => {
  const [feed] = await ctx.db.select({ madeAt }).from(calendarFeeds).where(eq(profileId, ctx.person.id))
  return { madeAt: feed?.madeAt.toISOString() ?? null }
})

/** Makes an address that nobody can guess; the one before stops working with it. */
export const makeCalendarFeed = serve(contract.makeCalendarFeed, async (ctx) => {
  const secret = randomBytes(32).toString('base64url')
  const made = await ctx.transaction(async (tx, now) => {
    const feed = { secretHash: hashOf(secret), madeAt: now }
    await tx
      .insert(calendarFeeds)
      .values({ profileId: ctx.person.id, ...feed })
      .onConflictDoUpdate({ target: profileId, set: feed })
    return now
  })
  return { url: `${ctx.house.settings.SITE_URL}/agenda/${secret}.ics`, madeAt: made.toISOString() }
})

/** The address answers nothing any more, at once. */
export const revokeCalendarFeed = serve(contract.revokeCalendarFeed, async (ctx) => {
  await ctx.transaction((tx) => tx.delete(calendarFeeds).where(eq(profileId, ctx.person.id)))
  return { done: true as const }
})

/** Whose feed this is the secret of; nobody's when it was revoked, and when the account is blocked or leaving. */
export async function ownerOfFeed(reader: Reader, secret: string): Promise<{ id: string; role: string } | null> {
  const { rows } = await reader.execute<{ id: string; role: string }>(
    sql`select p.id, p.role from calendar_feeds f join profiles p on p.id = f.profile_id and p.hidden_at is null
      join auth_users u on u.id = p.id and u.blocked_at is null where f.secret_hash = ${hashOf(secret)}`,
  )
  return rows[0] ?? null
}
