import { randomUUID } from 'node:crypto'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { endReplacedSessions, exchangeEarlierCookie, logSignIns, serveSignIn } from './account/index.ts'
import { serveAssistant } from './assistant/index.ts'
import { backupMetrics } from './backup/index.ts'
import { passesByItself } from './base/database/away.ts'
import { isUnkeepable } from './base/database/unkeepable.ts'
import { serveDev } from './base/dev/routes.ts'
import { serveFiles } from './base/files/wire.ts'
import type { House } from './base/house.ts'
import { serveApi } from './base/http/api.ts'
import { serveAssets } from './base/http/assets.ts'
import { serveDraining } from './base/http/draining.ts'
import type { Releases } from './base/http/earlierAssets.ts'
import { serveFunctions } from './base/http/functions.ts'
import { serveHealth } from './base/http/health.ts'
import { KeptPages } from './base/http/keptPages.ts'
import { serveManifest } from './base/http/manifest.ts'
import { serveMetrics } from './base/http/metrics.ts'
import { serveOpenApi } from './base/http/openApi.ts'
import { operationsOf } from './base/http/operations.ts'
import { servePages } from './base/http/pages.ts'
import { logRefusals } from './base/http/refusalLog.ts'
import { serveRetryAfter } from './base/http/retryAfter.ts'
import { refuseUnread, secure, securityHeaders } from './base/http/security.ts'
import { serveStream } from './base/http/stream.ts'
import { unavailablePage, unavailablePolicy } from './base/http/unavailable.ts'
import { builtPages } from './base/programFiles.ts'
import { answeringViewings } from './base/viewing/answers.ts'
import { guardViewings } from './base/viewing/guard.ts'
import { serveFeed } from './blogs/index.ts'
import { maySeeMessagePicture } from './community/index.ts'
import { serveCalendars, serveParticipantsFile } from './events/index.ts'
import { serveExternal } from './external/index.ts'
import { maySeePostPicture } from './feed/index.ts'
import { functionAnswer, functionError, functions } from './functions.ts'
import { serveAttachments } from './learning/index.ts'
import { serveLivestreamFile } from './livestreams/index.ts'
import { servePayments } from './payments/index.ts'
import { servePrivacy } from './privacy/index.ts'
import { router } from './router.ts'
import { serveAffiliateClick, serveDownloads, serveOrdersFile, serveShopStandIn } from './shop/index.ts'
import { serveSite } from './site/index.ts'
import { viewedReads } from './viewedReads.ts'

const megabyte = 1024 * 1024
const operations = answeringViewings(operationsOf(router), viewedReads)

/** Puts everything the site answers on one server: pages, operations, the live stream and assets, those of other `releases` too. */
export async function openApp(house: House, releases: Releases | null = null): Promise<FastifyInstance> {
  const { settings } = house
  const app = fastify({
    loggerInstance: house.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUSTED_PROXY?.split(',').map((one) => one.trim()) ?? false,
    bodyLimit: megabyte,
    // Whoever takes longer than an upload over a poor line may take is not coming any more.
    requestTimeout: 240_000,
    // A machine that has much to do reads a thousand files in longer than ten seconds: a start that is given up begins anew.
    pluginTimeout: 120_000,
    clientErrorHandler: refuseUnread,
    genReqId: () => randomUUID(),
    // Nothing is logged in the name of a request by itself, so none needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // What still comes in while it closes is answered (OPS-STOP-03).
    return503OnClosing: false,
    // An address that cannot be read comes by none of the hooks below.
    frameworkErrors: (_error, request, reply) =>
      (reply as FastifyReply)
        .code(400)
        .headers({ ...securityHeaders(settings), 'x-request-id': request.id })
        .send({ code: 'INVALID_INPUT', data: null }),
  })
  house.traces?.traceRequests(app)
  logRefusals(app, house)
  secure(app, settings)
  serveDraining(app)
  serveRetryAfter(app)
  await exchangeEarlierCookie(app, house)
  await endReplacedSessions(app, house)
  await logSignIns(app, house)
  guardViewings(app, house, operations)
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route, never the address: addresses hold ids and searches.
    const { statusCode } = reply
    house.log.info(
      {
        id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
  app.setErrorHandler(async (error, request, reply) => {
    const away = passesByItself(error)
    const status = away ? 503 : isUnkeepable(error) ? 422 : ((error as { statusCode?: number }).statusCode ?? 500)
    if (status >= 500)
      house.log.error({ err: error, id: request.id, route: request.routeOptions.url }, 'a request failed')
    if (request.url.startsWith('/api') || request.method !== 'GET')
      return reply
        .code(status)
        .send({ code: away ? 'UNAVAILABLE' : status < 500 ? 'INVALID_INPUT' : 'UNEXPECTED', data: null })
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', unavailablePolicy)
      .send(unavailablePage(settings.SITE_NAME, away))
  })

  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND', data: null }))

  const kept = new KeptPages(settings)
  serveMetrics(app, house, { pages: kept, ofRooms: backupMetrics })
  serveHealth(app, house)
  serveManifest(app, house)
  serveSite(app, house)
  serveStream(app, house)
  serveSignIn(app, house)
  await serveOpenApi(app, house, router)
  await serveFiles(app, house, { 'message-image': maySeeMessagePicture, 'feed-image': maySeePostPicture })
  servePrivacy(app, house)
  serveApi(app, house, operations)
  await servePayments(app, house)
  await serveAssistant(app, house)
  await serveAttachments(app, house)
  serveFeed(app, house)
  serveAffiliateClick(app, house)
  await serveDownloads(app, house)
  await serveShopStandIn(app, house)
  serveCalendars(app, house)
  serveParticipantsFile(app, house)
  serveLivestreamFile(app, house)
  serveOrdersFile(app, house)
  await serveExternal(app, house)
  serveFunctions(app, house, functions, { answerOf: functionAnswer, errorOf: functionError })
  if (settings.mode !== 'production') serveDev(app, house)
  if (settings.mode === 'development') await serveModules(app, house)
  else await serveAssets(app, builtPages.assets, releases)
  servePages(app, house, { operations, kept })
  return app
}

/** In development Vite serves the modules and reloads them. */
async function serveModules(app: FastifyInstance, house: House): Promise<void> {
  const { middleware } = house.rendered
  if (!middleware) return
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api')) return
    await new Promise<void>((resolve) => {
      reply.raw.once('close', resolve)
      middleware(request.raw, reply.raw, resolve)
    })
    if (reply.raw.writableEnded) reply.hijack()
  })
}
