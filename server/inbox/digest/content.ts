import { asNotificationType } from '@bewezen/domain/inbox/notification.ts'
import { settingsPath } from '@bewezen/domain/inbox/reason.ts'
import { digestWords } from '@bewezen/domain/inbox/settingsWords.ts'
import { kindWords, placeWords } from '@bewezen/domain/inbox/words.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../../base/house.ts'
import type { MailContents } from '../../base/mail/mailRoom.ts'

type Row = { email: string; firstName: string; type: string; subject: string | null; count: number }

/** The subject of an admin's message, as `subjectOf` knows it; the titles of other kinds name people and are no subject. */
const subject = sql`case when n.type = 'inbox_message' then nullif(n.title, '') end`

/**
 * What a digest says when it is sent: how much is unread, by kind, with the subjects of what
 * admins wrote (COM-CHAT-56), and no word of any text (SH-NOTIF-17). Null
 * when everything was read meanwhile or the digest was turned off.
 */
export async function digestOf(house: House, personId: string, day: string): Promise<MailContents> {
  const { rows } = await house.database.db.execute<Row>(
    sql`select u.email::text, p.first_name as "firstName", n.type, ${subject} as subject, count(*)::int as count
      from notifications n
      join profiles p on p.id = n.user_id join auth_users u on u.id = p.id
      join notification_preferences w on w.profile_id = p.id and w.digest_enabled
      where n.user_id = ${personId} and not n.read and ${sinceYesterday(day)}
      group by u.email, p.first_name, n.type, ${subject} order by count(*) desc, n.type, ${subject}`,
  )
  const [first] = rows
  if (!first) return null
  const site = await house.site()
  return {
    to: first.email,
    template: 'digest',
    facts: {
      site,
      firstName: first.firstName,
      unread: rows.reduce((sum, { count }) => sum + count, 0),
      lines: rows.map(({ type, subject, count }) => digestWords.line(count, nameOf(type), subject)),
      link: `${site.url}/inbox`,
      settingsLink: `${site.url}${settingsPath}`,
    },
  }
}

function nameOf(type: string): string {
  const known = asNotificationType(type)
  return known ? kindWords[known] : placeWords.elsewhere
}

/** What came after the digest of the day before: what was mailed once is not mailed again. */
export const sinceYesterday = (day: string) =>
  sql`n.created_at > ((${day}::date - 1)::timestamp + interval '7 hours 30 minutes') at time zone 'Europe/Amsterdam'`
