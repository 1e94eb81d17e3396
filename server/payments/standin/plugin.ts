import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { serveAccount } from './account.ts'
import { renewAll } from './billing.ts'
import { serveBilling } from './billingRoutes.ts'
import { serveCatalogue } from './catalogue.ts'
import { expireSessions, paySession, serveSessions } from './checkout.ts'
import { type Mood, serveControl } from './control.ts'
import { type Delivery, deliverEvents } from './delivery.ts'
import { parseForm } from './form.ts'
import { type Clock, type Ledger, openLedger } from './ledger.ts'
import { closedPage, pageHeaders, payPage } from './page.ts'
import { actOnPortal, openPortal, servePortalSessions } from './portal.ts'
import { closedPortal, portalPage } from './portalPage.ts'
import { speakTheProtocol } from './protocol.ts'

export type StandInOptions = {
  /** Where browsers and the SDK find the stand-in, its prefix included: `http://localhost:3000/dev/stripe`. */
  publicUrl: string
  /** Where its messages go. */
  webhookUrl: string
  webhookSecret: string
  apiKey: string
  clock: Clock
  /** Where it keeps its books; without a folder they are gone with the process. */
  folder?: string
  /** Milliseconds before each next attempt to deliver a message. */
  pauses?: readonly number[]
}

/**
 * The payment provider for machines without one: the same protocol as Stripe for what we use of it, a page to pay on
 * and signed messages that are repeated until they are answered. Register it with the prefix that `publicUrl` ends in.
 */
export const stripeStandIn =
  (options: StandInOptions): FastifyPluginAsync =>
  async (app) => {
    const ledger = await openLedger(options.clock, options.folder)
    const delivery = deliverEvents(ledger, {
      url: options.webhookUrl,
      secret: options.webhookSecret,
      pauses: options.pauses,
    })
    const mood: Mood = { cardFails: false, takesMoney: true, isRestricted: false }

    await app.register(async (api) => {
      speakTheProtocol(api, ledger, options.apiKey)
      serveAccount(api, ledger, options.webhookUrl, mood)
      serveCatalogue(api, ledger)
      serveSessions(api, ledger, options.publicUrl)
      serveBilling(api, ledger)
      servePortalSessions(api, ledger, options.publicUrl)
      serveControl(api, ledger, delivery, mood)
    })
    await app.register(async (pages) => servePages(pages, ledger, options.publicUrl))
    await app.register(async (pages) => servePortal(pages, ledger, mood))
    keepTime(app, ledger, delivery, mood)
  }

/** Time passes here without anybody calling: periods are charged and old sessions close. */
function keepTime(app: FastifyInstance, ledger: Ledger, delivery: Delivery, mood: Mood): void {
  const timer = setInterval(() => void passTime(ledger, mood).catch(() => {}), 15_000)
  timer.unref()
  app.addHook('onListen', async () => delivery.start())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await delivery.stop()
    await ledger.save()
  })
}

// A clock that cannot be read now is read again in a moment.
async function passTime(ledger: Ledger, mood: Mood): Promise<void> {
  await ledger.tick()
  expireSessions(ledger)
  renewAll(ledger, mood.cardFails)
  await ledger.save()
}

function servePages(pages: FastifyInstance, ledger: Ledger, publicUrl: string): void {
  pages.removeAllContentTypeParsers()
  // The form has one button and no field: whatever comes along is not read.
  pages.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume()
    done(null)
  })

  pages.addHook('onRequest', () => ledger.tick())

  pages.get<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    expireSessions(ledger)
    const session = ledger.books.sessions[request.params.id] ?? null
    reply.headers(pageHeaders(session?.success_url ?? null))
    if (session?.status !== 'open') return reply.status(session ? 200 : 404).send(closedPage(session))
    return reply.send(payPage(session, productOf(ledger, session.id), `${publicUrl}/checkout/${session.id}`))
  })

  pages.post<{ Params: { id: string } }>('/checkout/:id', async (request, reply) => {
    expireSessions(ledger)
    const session = ledger.books.sessions[request.params.id] ?? null
    if (!session || session.status === 'expired') {
      return reply
        .status(session ? 410 : 404)
        .headers(pageHeaders(session?.success_url ?? null))
        .send(closedPage(session))
    }
    paySession(ledger, session)
    await ledger.save()
    return reply.redirect(session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id), 303)
  })
}

/** What is bought there, as the buyer reads it. */
function productOf({ books }: Ledger, sessionId: string): string {
  const order = books.orders[sessionId]
  if (!order) return 'Abonnement'
  if ('name' in order) return order.name
  return books.products[books.prices[order.price]?.product ?? '']?.name ?? 'Abonnement'
}

function servePortal(pages: FastifyInstance, ledger: Ledger, mood: Mood): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, body),
  )
  pages.addHook('onRequest', () => ledger.tick())

  pages.get<{ Params: { id: string } }>('/portal/:id', async (request, reply) => {
    renewAll(ledger, mood.cardFails)
    const portal = openPortal(ledger, request.params.id)
    reply.headers(pageHeaders(portal?.return_url ?? null))
    return portal ? reply.send(portalPage(ledger, portal)) : reply.status(404).send(closedPortal())
  })

  pages.post<{ Params: { id: string } }>('/portal/:id', async (request, reply) => {
    const portal = openPortal(ledger, request.params.id)
    if (!portal) return reply.status(404).headers(pageHeaders(null)).send(closedPortal())
    actOnPortal(ledger, portal, parseForm(typeof request.body === 'string' ? request.body : ''))
    await ledger.save()
    return reply.redirect(portal.url, 303)
  })
}
