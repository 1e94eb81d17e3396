import type { FastifyInstance } from 'fastify'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'
import { tellRefused } from '../base/http/refusalLog.ts'
import { serveInvoices } from './invoiceRoute.ts'
import { standInFor } from './payments.ts'
import { stripeStandIn } from './standin/plugin.ts'

/** The address for the provider's messages, and the stand-in where there is no provider. */
export async function servePayments(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (hooks) => serveMessages(hooks, house))
  serveInvoices(app, house)
  const { processor } = house.payments
  app.addHook('onReady', async () => processor.wake())
  app.addHook('onClose', () => processor.settle())
  const standIn = standInFor(house.settings)
  if (!standIn) return
  const clock = () => readNow(house.database.db)
  await app.register(stripeStandIn({ ...standIn, clock }), { prefix: standIn.prefix })
}

function serveMessages(hooks: FastifyInstance, house: House): void {
  // The signature is over the bytes as they came.
  hooks.removeAllContentTypeParsers()
  hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  hooks.post('/webhooks/stripe', async (request, reply) => {
    const signature = request.headers['stripe-signature']
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    if (!(await house.payments.processor.receive(body, typeof signature === 'string' ? signature : undefined))) {
      tellRefused(house, request, { why: 'bad signature', code: 'INVALID_INPUT' })
      return reply.code(400).send({ code: 'INVALID_INPUT', data: null })
    }
    house.payments.processor.wake()
    return { received: true }
  })
}
