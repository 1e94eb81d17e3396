import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** How somebody signs in. Passwords and tokens are nobody's to read; they go with the account (removal.ts). */
export const accountPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(reader, 'account', sql`select email, email_verified, created_at from auth_users where id = ${id}`),
    await tableOf(
      reader,
      'sessions',
      sql`select created_at, last_seen_at, ip_address, user_agent from auth_sessions where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'passkeys',
      sql`select name, device_type, created_at from auth_passkeys where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'blocks',
      sql`select blocked_at, reason, appeal, appealed_at, granted, answer, decided_at, lifted_at from account_blocks
        where person_id = ${id} order by blocked_at`,
    ),
    await tableOf(
      reader,
      'email_changes',
      sql`select created_at, old_email, new_email, used_at from email_changes where user_id = ${id} order by created_at`,
    ),
  ],
}
