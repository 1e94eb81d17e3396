import { displayName } from '@bewezen/domain/profile/person.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'

type Row = {
  email: string
  told: string
  admin: { firstName: string; lastName: string; username: string } | null
  member: { firstName: string; lastName: string; username: string }
  opened_at: Date | string
  ends_at: Date | string
}

/** Says what the mails about emergency access tell: who, whose and when, and never why or what (SH-MED-42). */
export function provideMails(house: House): void {
  const { SITE_URL: url } = house.settings
  const links = { emergencyOpened: `${url}/profile/inzage`, emergencyWatched: `${url}/admin/noodtoegang` }

  for (const template of ['emergencyOpened', 'emergencyWatched'] as const)
    house.mail.on(template, async (personId, { accessId = '' }) => {
      const row = await readMailDetails(house, personId, accessId)
      if (!row) return null
      const facts = {
        site: await house.site(),
        firstName: row.told,
        admin: displayName(row.admin),
        member: displayName(row.member),
        openedAt: new Date(row.opened_at).toISOString(),
        endsAt: new Date(row.ends_at).toISOString(),
        link: links[template],
      }
      return { to: row.email, template, facts }
    })
}

async function readMailDetails(house: House, personId: string, accessId: string): Promise<Row | null> {
  const named = (alias: 'admin' | 'member') =>
    sql.raw(`json_build_object('firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
      'username', ${alias}.username)`)
  const { rows } = await house.database.db.execute<Row>(sql`
    select u.email, p.first_name as told, a.opened_at, a.ends_at, ${named('member')} as member,
      case when admin.id is not null then ${named('admin')} end as admin
    from medical_emergency_accesses a
      join profiles member on member.id = a.profile_id left join profiles admin on admin.id = a.admin_id
      join profiles p on p.id = ${personId} join auth_users u on u.id = p.id
    where a.id = ${accessId}`)
  return rows[0] ?? null
}
