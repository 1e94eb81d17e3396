import { and, eq, sql } from 'drizzle-orm'
import { uploads } from '../base/files/tables.ts'
import { type PersonalPart, tableOf } from '../base/personal.ts'

/** The public member with their points and days, and the private contact details. */
export const profilePersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'profile',
      sql`select first_name, last_name, username, role, top_5, points, days_active, created_at, bio, profession, city,
          interests, nutrition_icon, sport_icon, interest_icon, hidden_at, steps_away_at from profiles where id = ${id}`,
    ),
    await tableOf(
      reader,
      'contact',
      sql`select phone, emergency_contact_name, emergency_contact_phone from contact_info where profile_id = ${id}`,
    ),
    await tableOf(
      reader,
      'awards',
      sql`select a.name, e.earned_at from awards_earned e join awards a on a.id = e.award_id
        where e.profile_id = ${id} order by e.earned_at`,
    ),
    await tableOf(
      reader,
      'points',
      sql`select granted_at, amount, reason, source from points_ledger where profile_id = ${id} order by granted_at`,
    ),
    await tableOf(reader, 'active_days', sql`select day from active_days where profile_id = ${id} order by day`),
  ],
  // A picture without an owner is taken away by the next sweep.
  erase: async (tx, id) => {
    await tx
      .update(uploads)
      .set({ ownerId: null, attachedAt: null })
      .where(and(eq(uploads.ownerId, id), eq(uploads.purpose, 'avatar')))
  },
}
