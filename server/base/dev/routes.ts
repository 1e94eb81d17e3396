import type { FastifyInstance } from 'fastify'
import { clockOffset, moveClock, readNow } from '../database/clock.ts'
import type { House } from '../house.ts'
import { serveMailbox } from './mailbox.ts'

/** A hundred years: beyond that no calendar is right, and far beyond it no moment can be written down. */
const furthestMs = 100 * 366 * 24 * 60 * 60_000

/** Pages that only demonstrations, development and tests have: the local mailbox and the movable clock. */
export function serveDev(app: FastifyInstance, house: House): void {
  serveMailbox(app, house)
  app.get('/dev/mail.json', async (request) => {
    const { to = '' } = request.query as { to?: string | string[] }
    return { mails: await house.mail.listLocal(String(to).trim() || null) }
  })
  app.get('/dev/clock.json', async () => ({
    now: (await readNow(house.database.db)).toISOString(),
    offsetMs: await clockOffset(house.database.db),
  }))
  app.post('/dev/clock.json', async (request, reply) => {
    const { offsetMs } = (request.body ?? {}) as { offsetMs?: unknown }
    if (typeof offsetMs !== 'number' || !(Math.abs(offsetMs) <= furthestMs))
      return reply.code(422).send({ code: 'INVALID_INPUT', data: { fields: ['offsetMs'] } })
    await moveClock(house.database.db, Math.round(offsetMs))
    house.snapshots.forgetAll()
    await house.jobs.passMinute()
    return { offsetMs: Math.round(offsetMs) }
  })
}
