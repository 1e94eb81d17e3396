import { profile } from '@bewezen/domain/profile/contract.ts'
import { isHouseName } from '@bewezen/domain/profile/houseNames.ts'
import { personalSentences } from '@bewezen/domain/profile/panelWords.ts'
import { type Personal, readPersonal } from '@bewezen/domain/profile/personal.ts'
import { eq } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { record } from '../base/facts/record.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { openOwn } from './openPerson.ts'
import { profiles } from './tables.ts'

/**
 * Saves the personal panel of the caller and nobody else's; role, points, level and days are not among its fields
 * (SH-PROF-20..25, SH-PERM-03, SH-PERM-06, SH-EDGE-23).
 */
export const save = serve(profile.save, async (ctx, typed) => {
  const personId = ctx.person.id
  await ctx.transaction(async (tx) => {
    const current = await lockedUsername(tx, personId)
    const read = readPersonal(typed, current)
    if ('faults' in read) return refuseFaults(personalSentences(read.faults))
    if (Object.keys(read.personal).length === 0) return
    const { username = current } = read.personal
    if (username !== current && isHouseName(username)) refuse('USERNAME_IN_USE')
    await write(tx, personId, read.personal)
    await record(tx, { kind: 'profile.changed', personId })
  })
  return openOwn(ctx.db, personId)
})

/** Refuses what was typed: which fields, and why in Dutch (SH-CALL-31). */
export function refuseFaults(sentences: { [field: string]: string }): never {
  return refuse('INVALID_INPUT', { fields: Object.keys(sentences), reason: Object.values(sentences)[0] })
}

/** Their current username, which they may keep whatever the rule of today; two saves come one after the other. */
async function lockedUsername(tx: Tx, personId: string): Promise<string> {
  const [row] = await tx
    .select({ username: profiles.username })
    .from(profiles)
    .where(eq(profiles.id, personId))
    .for('no key update')
  return row?.username ?? refuse('NOT_FOUND')
}

/** The database decides a race for a username (SH-EDGE-06). */
async function write(tx: Tx, personId: string, personal: Partial<Personal>): Promise<void> {
  try {
    await tx.update(profiles).set(personal).where(eq(profiles.id, personId))
  } catch (error) {
    const { code, constraint } = (error instanceof Error && error.cause ? error.cause : error) as {
      code?: string
      constraint?: string
    }
    if (code === '23505' && constraint === 'profiles_username_unique') refuse('USERNAME_IN_USE')
    throw error
  }
}
