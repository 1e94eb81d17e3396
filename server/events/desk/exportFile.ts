import { dateTime } from '@bewezen/domain/base/dates.ts'
import { Id } from '@bewezen/domain/base/ids.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { participantRows } from '@bewezen/domain/events/participants.ts'
import { create } from 'content-disposition'
import { stringify } from 'csv-stringify/sync'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeAudit } from '../../access/index.ts'
import type { House } from '../../base/house.ts'
import { callerOf } from '../../base/http/caller.ts'
import { Refusal, refuse, refuseIf } from '../../base/refuse.ts'
import { refusalFor, type Snapshot } from '../../base/snapshot.ts'
import { ofEvent } from './figures.ts'
import { readParticipants } from './participantRows.ts'
import { openDeskEvent } from './rows.ts'

type Asked = { Querystring: { event?: unknown; date?: unknown } }

/** `GET /api/events/participants.csv`: the participants of an event or of one date, for admins; written down before it leaves (EV-PART-01, EV-PART-02). */
export function serveParticipantsFile(app: FastifyInstance, house: House): void {
  app.get<Asked>('/api/events/participants.csv', async (request, reply) => {
    try {
      const { token, snapshot } = await callerOf(house, request, reply)
      refuseOthers(house, snapshot)
      const { slug, rows } = await readFile(house, token, asked(request.query))
      return (
        reply
          .header('cache-control', 'no-store')
          .header('content-disposition', create(`deelnemers-${slug}.csv`))
          .type('text/csv; charset=utf-8')
          // The mark and the semicolons are what a Dutch Excel reads as columns and accents.
          .send(stringify(rows, { bom: true, delimiter: ';', record_delimiter: 'windows' }))
      )
    } catch (error) {
      if (error instanceof Refusal) return refused(reply, error.code)
      throw error
    }
  })
}

function asked({ event, date }: Asked['Querystring']) {
  const eventId = Id.safeParse(event).data ?? refuse('INVALID_INPUT')
  return { eventId, dateId: date === undefined ? null : (Id.safeParse(date).data ?? refuse('INVALID_INPUT')) }
}

const readFile = (house: House, token: string | null, { eventId, dateId }: ReturnType<typeof asked>) =>
  house.transactionOf(token, async (tx, now, snapshot) => {
    const actorId = refuseOthers(house, snapshot)
    const { id, title, slug, zone } = await openDeskEvent(tx, eventId, dateId)
    await writeAudit(tx, { actorId, action: 'participants.exported', subjectId: id, newValue: title, at: now })
    const participants = await readParticipants(tx, ofEvent(eventId, dateId))
    return { slug, rows: participantRows(participants, (moment) => dateTime(moment, zone)) }
  })

/** Answers who asks, when they may (EV-ROLE-06). */
function refuseOthers(house: House, snapshot: Snapshot): string {
  refuseIf(refusalFor(snapshot, { needs: 'manageEvents', whileCovered: false }, house.settings))
  return snapshot.asker?.id ?? refuse('SIGN_IN_REQUIRED')
}

const refused = (reply: FastifyReply, code: RefusalCode) => reply.code(refusalStatus[code]).send({ code, data: null })
