import { isUnderMaintenance } from '@bewezen/domain/access/gate.ts'
import { Id } from '@bewezen/domain/base/ids.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { calendarFileName } from '@bewezen/domain/events/calendarLinks.ts'
import { feedWords } from '@bewezen/domain/events/feedWords.ts'
import { create } from 'content-disposition'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readNow } from '../../base/database/clock.ts'
import type { House } from '../../base/house.ts'
import { callerOf } from '../../base/http/caller.ts'
import { readerOf, refusalFor } from '../../base/snapshot.ts'
import { ownerOfFeed } from './calendarFeed.ts'
import { readOwnDates, readShownDate } from './calendarRows.ts'
import { type CalendarDate, calendarText } from './calendarText.ts'

type File = { Params: { slug: string }; Querystring: { occurrence?: unknown } }
type Feed = { Params: { secret: string } }

/**
 * `GET /events/{slug}/agenda.ics`: one date as a file, for whoever sees the event; and `GET /agenda/{secret}.ics`: the
 * enrolments of who made that address (EV-LINK-03..08, EV-LINK-10).
 */
export function serveCalendars(app: FastifyInstance, house: House): void {
  const { db } = house.database
  app.get<File>('/events/:slug/agenda.ics', async (request, reply) => {
    const { snapshot } = await callerOf(house, request, reply)
    const refusal = refusalFor(snapshot, { needs: 'nothing', whileCovered: false }, house.settings)
    if (refusal) return refused(reply, refusal)
    const named = Id.safeParse(request.query.occurrence).data ?? null
    const date = await readShownDate(db, { slug: request.params.slug, named, asker: readerOf({ snapshot, house }) })
    if (!date) return refused(reply, 'NOT_FOUND')
    return send(reply.header('content-disposition', create(calendarFileName(date.title))), [date], null)
  })

  app.get<Feed>('/agenda/:secret.ics', async (request, reply) => {
    const owner = await ownerOfFeed(db, request.params.secret)
    if (!owner) return refused(reply, 'NOT_FOUND')
    const { modes } = await house.snapshots.of(null)
    const asker = { ...owner, entitled: false, tester: false, leaving: false }
    // A calendar keeps what it has and comes back.
    if (isUnderMaintenance(asker, modes)) return refused(reply, 'MAINTENANCE')
    return send(reply, await readOwnDates(db, asker), feedWords.name((await house.site()).name))
  })

  async function send(reply: FastifyReply, dates: readonly CalendarDate[], name: string | null): Promise<FastifyReply> {
    const now = await readNow(db)
    return reply
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendarText(dates, { name, url: house.settings.SITE_URL, now }))
  }
}

const refused = (reply: FastifyReply, code: RefusalCode) =>
  reply.code(refusalStatus[code]).header('cache-control', 'private, no-store').send({ code, data: null })
