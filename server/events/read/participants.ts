import type { ListedParticipant } from '@bewezen/domain/events/reading.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'

type Row = Omit<ListedParticipant, 'face'> & { face: ListedParticipant['face'] }

/** Who has a place on a date: enrolled first, then held seats, then the waitlist, each by when they came (EV-DETAIL-28, EV-CALL-11). */
export async function readParticipants(reader: Reader, dateId: string): Promise<ListedParticipant[]> {
  const { rows } = await reader.execute<Row>(
    sql`select n.id, n.status, n.payment_status as payment,
        case when p.id is not null then json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
          'username', p.username, 'avatarUrl', p.avatar_url, 'avatarColor', p.avatar_color) end as face
      from event_enrollments n left join profiles p on p.id = n.user_id and p.hidden_at is null
      where n.date_id = ${dateId}::uuid and n.status in ('enrolled', 'reserved', 'offered', 'waitlisted')
      order by case n.status when 'enrolled' then 0 when 'waitlisted' then 2 else 1 end, n.came`,
  )
  return rows
}
