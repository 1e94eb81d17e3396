import { dateTime } from '@bewezen/domain/base/dates.ts'
import { Id } from '@bewezen/domain/base/ids.ts'
import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { deelnemersWords } from '@bewezen/domain/events/deskWords.ts'
import { participantRows } from '@bewezen/domain/events/participantsFile.ts'
import { type ParticipantView, participantFilters, participantOrders } from '@bewezen/domain/events/participantView.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { writeAudit } from '../../access/index.ts'
import { sendCsv } from '../../base/csvFile.ts'
import type { House } from '../../base/house.ts'
import { callerOf } from '../../base/http/caller.ts'
import { Refusal, refuse, refuseIf } from '../../base/refuse.ts'
import { refusalFor, type Snapshot } from '../../base/snapshot.ts'
import { companiesOf } from './companies.ts'
import { ofEvent } from './figures.ts'
import { participantsQuery, readParticipants } from './participantRows.ts'
import { inOrder, inView } from './participantView.ts'
import { openDeskEvent } from './rows.ts'

type Asked = {
  Querystring: { event?: unknown; date?: unknown; search?: unknown; filter?: unknown; order?: unknown }
}

/** `GET /api/events/participants.csv`: the participants of an event or of one date, for admins; written down before it leaves (EV-PART-01, EV-PART-02). */
export function serveParticipantsFile(app: FastifyInstance, house: House): void {
  app.get<Asked>('/api/events/participants.csv', async (request, reply) => {
    try {
      const { token, snapshot } = await callerOf(house, request, reply)
      refuseOthers(house, snapshot)
      const { slug, rows } = await readFile(house, token, asked(request.query))
      return sendCsv(reply, `deelnemers-${slug}.csv`, rows)
    } catch (error) {
      if (error instanceof Refusal) return refused(reply, error.code)
      throw error
    }
  })
}

const View = z.object({
  search: z.string().max(200).default(''),
  filter: z.enum(participantFilters).nullable().default(null),
  order: z.enum(participantOrders).default('standing'),
})

function asked({ event, date, ...view }: Asked['Querystring']) {
  const eventId = Id.safeParse(event).data ?? refuse('INVALID_INPUT')
  const dateId = date === undefined ? null : (Id.safeParse(date).data ?? refuse('INVALID_INPUT'))
  return { eventId, dateId, view: View.safeParse(view).data ?? refuse('INVALID_INPUT') }
}

const readFile = (house: House, token: string | null, { eventId, dateId, view }: ReturnType<typeof asked>) =>
  house.transactionOf(token, async (tx, at, snapshot) => {
    const actorId = refuseOthers(house, snapshot)
    const { id, title, slug, zone, currency } = await openDeskEvent(tx, eventId, dateId)
    await writeAudit(tx, { actorId, action: 'participants.exported', subjectId: id, newValue: toldOf(title, view), at })
    const query = participantsQuery(inView(ofEvent(eventId, dateId), view), inOrder(view.order, false).by)
    const billed = new Map((await companiesOf(tx, eventId)).map((company) => [company.id, company]))
    const found = await readParticipants(tx, query)
    const rows = participantRows(
      found.map((one) => ({ ...one, company: billed.get(one.id) ?? null })),
      { currency, at: (moment) => dateTime(moment, zone) },
    )
    return { slug, rows }
  })

/** What of the participants left, for the log: never what was sought, which may be a name. */
const toldOf = (title: string, { search, filter }: ParticipantView): string =>
  [
    title,
    ...(filter === null ? [] : [deelnemersWords.filters[filter]]),
    ...(search.trim() === '' ? [] : [deelnemersWords.sought]),
  ].join(', ')

/** Answers who asks, when they may (EV-ROLE-06). */
function refuseOthers(house: House, snapshot: Snapshot): string {
  refuseIf(refusalFor(snapshot, { needs: 'manageEvents', whileCovered: false }, house.settings))
  return snapshot.asker?.id ?? refuse('SIGN_IN_REQUIRED')
}

const refused = (reply: FastifyReply, code: RefusalCode) => reply.code(refusalStatus[code]).send({ code, data: null })
