import { notificationTitles, withoutName } from '@bewezen/domain/inbox/words.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { notifications } from './tables.ts'

/** One's own notifications and choices go along with the profile; in those of others the name goes out of the title. */
export const inboxPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'notifications',
      sql`select created_at, type, title, message, read_at from notifications where user_id = ${id} order by created_at`,
    ),
    await tableOf(
      reader,
      'notification_preferences',
      sql`select desktop_enabled, sound_enabled, sound_variant, quiet_from, quiet_until, push_enabled, digest_enabled,
          presence_shown
        from notification_preferences where profile_id = ${id}`,
    ),
    await tableOf(
      reader,
      'notification_choices',
      sql`select about, subject, wants from notification_choices where profile_id = ${id}`,
    ),
    await tableOf(
      reader,
      'notification_digests',
      sql`select day from notification_digests where profile_id = ${id} order by day`,
    ),
    await tableOf(
      reader,
      'inbox_messages',
      sql`select created_at, title, content from inbox_messages where ${id} in (author_id, user_id) order by created_at`,
    ),
    await tableOf(
      reader,
      'push_subscriptions',
      sql`select created_at from push_subscriptions where profile_id = ${id} order by created_at`,
    ),
  ],
  erase: async (tx, id) => {
    const sender = sql`coalesce(${notifications.data}->>'author_id', ${notifications.data}->>'sender_id')`
    for (const type of Object.keys(notificationTitles))
      await tx
        .update(notifications)
        .set({ title: withoutName(type, '') })
        .where(and(eq(notifications.type, type), sql`${sender} = ${id}`))
  },
}
