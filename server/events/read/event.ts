import { holds } from '@bewezen/domain/access/capabilities.ts'
import type { Asker } from '@bewezen/domain/access/gate.ts'
import { toMs } from '@bewezen/domain/base/moment.ts'
import { openedDate } from '@bewezen/domain/events/choosing.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { joinUrlOf, meetingService } from '@bewezen/domain/events/meeting.ts'
import type { EventDate } from '@bewezen/domain/events/reading.ts'
import { displayName, type Named } from '@bewezen/domain/profile/person.ts'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../base/database/open.ts'
import { refuse } from '../../base/refuse.ts'
import { serve } from '../../base/serve.ts'
import { readerOf } from '../../base/snapshot.ts'
import { readOwnTransfer } from '../transfer/read.ts'
import { readParticipants } from './participants.ts'
import { type About, aboutColumns, readDates, readLook, toAbout, toDate } from './rows.ts'
import { visibleTo } from './visible.ts'

type Row = About & {
  description: string
  venueAddress: string | null
  bring: string
  travel: string
  joinUrl: string | null
  googleMeetLink: string | null
  teachers: Named[] | null
}

/** One event as the asker sees it; one that they may not see is not there (EV-ROUTE-17, EV-VIS-15, EV-VIS-17). */
export const event = serve(contract.event, async (ctx, { slug, occurrence }) => {
  const { db } = ctx
  const asker = readerOf(ctx)
  const { now, viewer } = await readLook(db, asker)
  const row = await readEvent(db, asker, slug)
  if (!row) return refuse('EVENT_NOT_FOUND')
  const all = (await readDates(db, asker, sql`d.event_id = ${row.id}::uuid`)).map(toDate)
  const opened = openedDate(all, occurrence ?? null, now) ?? refuse('EVENT_NOT_FOUND')
  const address = joinUrlOf(row)
  return {
    now,
    viewer,
    event: {
      ...toAbout(row),
      description: row.description,
      venueAddress: row.venueAddress,
      bring: row.bring,
      travel: row.travel,
      service: row.type === 'digitaal' && address ? meetingService(address) : null,
      teachers: (row.teachers ?? []).map(displayName),
      dates: all.filter((date) => date.id === opened.id || isToCome(date, now)),
      opened: opened.id,
      participants: holds(asker?.role ?? null, 'manageEvents') ? await readParticipants(db, opened.id) : null,
      transfer: await readOwnTransfer(db, asker, opened.id),
    },
  }
})

const isToCome = ({ startAt, own }: EventDate, now: string): boolean => own !== null || toMs(startAt) >= toMs(now)

async function readEvent(db: Reader, asker: Asker | null, slug: string): Promise<Row | null> {
  const { rows } = await db.execute<Row>(
    sql`select ${aboutColumns}, e.description, e.venue_address as "venueAddress", e.bring, e.travel, e.join_url as "joinUrl",
        e.google_meet_link as "googleMeetLink",
        (select json_agg(json_build_object('firstName', p.first_name, 'lastName', p.last_name, 'username', p.username)
            order by p.first_name, p.id)
          from event_teachers t join profiles p on p.id = t.teacher_id
          where t.event_id = e.id and p.hidden_at is null) as teachers
      from events e where e.slug = ${slug} and ${visibleTo(asker)}`,
  )
  return rows[0] ?? null
}
