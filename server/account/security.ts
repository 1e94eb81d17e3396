import { needsSecondFactor } from '@bewezen/domain/access/capabilities.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { deviceName } from '@bewezen/domain/account/device.ts'
import { idleSeconds } from '@bewezen/domain/account/idle.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { serve } from '../base/serve.ts'
import { authPasskeys, authSessions } from './tables.ts'

/** How the viewer signs in and on which devices they are signed in; where those are is never told. */
export const security = serve(account.security, async (ctx) => {
  const { person, snapshot, house } = ctx
  const idle = idleSeconds(person.role, house.settings)
  const devices = await ctx.db
    .select({ id: authSessions.id, userAgent: authSessions.userAgent, lastSeenAt: authSessions.lastSeenAt })
    .from(authSessions)
    .where(
      sql`${eq(authSessions.userId, person.id)} and ${authSessions.expiresAt} > clock_timestamp()
        and ${authSessions.lastSeenAt} > clock_timestamp() - interval '1 second' * ${idle}::int`,
    )
    .orderBy(desc(authSessions.lastSeenAt), authSessions.id)
    .limit(100)
  const passkeys = await ctx.db
    .select({ id: authPasskeys.id, name: authPasskeys.name, createdAt: authPasskeys.createdAt })
    .from(authPasskeys)
    .where(eq(authPasskeys.userId, person.id))
    .orderBy(authPasskeys.createdAt)
  return {
    devices: devices.map(({ id, userAgent, lastSeenAt }) => ({
      id,
      name: deviceName(userAgent),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === snapshot.sessionId,
    })),
    passkeys: passkeys.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? 'Passkey',
      createdAt: createdAt.toISOString(),
    })),
    secondFactor: {
      on: snapshot.secondFactor,
      required: house.settings.secondFactorRequired && needsSecondFactor(person.role),
    },
  }
})
