import { health } from '@bewezen/domain/health/contract.ts'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Tx } from '../base/database/open.ts'
import { refuse } from '../base/refuse.ts'
import { serve } from '../base/serve.ts'
import { faceColumns, profiles } from '../profile/tables.ts'

/** A member whose account is not going, and does not go meanwhile, other than the asker; NOT_FOUND for all else. */
export async function openMember(reader: Tx, id: string, { notId }: { notId: string }) {
  const [member] = await reader
    .select(faceColumns(profiles))
    .from(profiles)
    .where(and(eq(profiles.id, id), ne(profiles.id, notId), isNull(profiles.hiddenAt)))
    .for('share')
  return member ?? refuse('NOT_FOUND')
}

/** Members by a part of their name or username, whatever the accents: ten at most, and names only. */
export const emergencyMembers = serve(health.emergencyMembers, (ctx, { name }) => {
  const pattern = `%${name.replace(/[\\%_]/g, '\\$&')}%`
  const called = sql`unaccent(${profiles.firstName} || ' ' || ${profiles.lastName} || ' ' || ${profiles.username})`
  return ctx.db
    .select(faceColumns(profiles))
    .from(profiles)
    .where(and(sql`${called} ilike unaccent(${pattern})`, ne(profiles.id, ctx.person.id), isNull(profiles.hiddenAt)))
    .orderBy(profiles.firstName, profiles.lastName, profiles.id)
    .limit(10)
})
