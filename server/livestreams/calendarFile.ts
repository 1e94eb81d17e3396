import { Id } from '@bewezen/domain/base/ids.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { keepable } from '@bewezen/domain/base/visibleText.ts'
import { calendarFileName } from '@bewezen/domain/events/calendarLinks.ts'
import { livestreamPath } from '@bewezen/domain/livestreams/stream.ts'
import { create } from 'content-disposition'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'
import { callerOf } from '../base/http/caller.ts'
import { readerOf, refusalFor } from '../base/snapshot.ts'
import type { StreamRow } from './rows.ts'
import { livestreams, seenWith } from './tables.ts'

type File = { Params: { id: string } }

/** `GET /livestream/{id}/agenda.ics`: a stream as a file for a calendar, for whoever sees it (LIVE-MORE-19). */
export function serveLivestreamFile(app: FastifyInstance, house: House): void {
  const { db } = house.database
  app.get<File>('/livestream/:id/agenda.ics', async (request, reply) => {
    const { snapshot } = await callerOf(house, request, reply)
    const refusal = refusalFor(snapshot, { needs: 'nothing', whileCovered: false }, house.settings)
    if (refusal) return refused(reply, refusal)
    const id = Id.safeParse(request.params.id).data
    if (!id) return refused(reply, 'NOT_FOUND')
    const asker = readerOf({ snapshot, house })
    const [stream] = await db
      .select()
      .from(livestreams)
      .where(and(eq(livestreams.id, id), seenWith(asker?.role ?? null)))
    if (!stream) return refused(reply, 'NOT_FOUND')
    return reply
      .header('content-disposition', create(calendarFileName(stream.title)))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendarText(stream, { url: house.settings.SITE_URL, now: await readNow(db) }))
  })
}

const refused = (reply: FastifyReply, code: RefusalCode) =>
  reply.code(refusalStatus[code]).header('cache-control', 'private, no-store').send({ code, data: null })

/** Of one without an end a calendar shows an hour. */
function calendarText(stream: StreamRow, { url, now }: { url: string; now: Date }): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Bewezen', product: 'Livestreams', language: 'NL' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: stream.id,
    sequence: stream.version,
    stamp: now,
    lastModified: stream.updatedAt,
    start: stream.startTime,
    end: stream.endTime ?? new Date(stream.startTime.getTime() + hourMs),
    summary: keepable(stream.title),
    description: keepable(stream.description ?? '') || null,
    url: url + livestreamPath(stream.id),
    status: ICalEventStatus.CONFIRMED,
  })
  return `${calendar.toString()}\r\n`
}
