import { noncePlaceholder, type PageAnswer } from '@bewezen/domain/base/renderer.ts'
import type { FactKind } from '@bewezen/domain/facts.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Settings } from '../settings.ts'
import { type Viewing, viewingOf } from '../viewing/viewing.ts'
import { toWireError } from './api.ts'
import { callerOf } from './caller.ts'
import type { KeptPages } from './keptPages.ts'
import type { Operation } from './operations.ts'
import { contentSecurityPolicy, newNonce } from './security.ts'

/** Who a page is drawn for. */
type Look = { signedIn: boolean; viewing: Viewing | null }

/** The facts after which public pages look different. */
const changesPages: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(['settings.changed', 'content.changed', 'legal.saved', 'blog.saved', 'blog.removed'] as const),
  // How many seats are left stands on public pages too.
  'seats.changed',
])

/** The facts that may have taken back something that a public page shows, which then stands in for itself no more. */
const takesBack: ReadonlySet<FactKind> = new Set<FactKind>([
  ...(['settings.changed', 'content.changed', 'legal.saved', 'blog.saved', 'blog.removed', 'person.hidden'] as const),
  ...(['event.saved', 'event.removed', 'event.moved', 'event.calledOff', 'podcast.saved', 'podcast.removed'] as const),
  ...(['shop.changed', 'partners.changed', 'livestreams.changed'] as const),
])

/** Serves every page that no other route answers: anonymous ones from a short cache, signed-in ones as a small shell. */
export function servePages(
  app: FastifyInstance,
  house: House,
  { operations, kept }: { operations: readonly Operation[]; kept: KeptPages },
): void {
  // Whatever an admin or a writer changes on a public page is there with the next request.
  house.live.onFact(({ kind }) => {
    if (changesPages.has(kind)) kept.forget()
    if (takesBack.has(kind)) kept.forgetGood()
  })
  const known = new Map(operations.map((operation) => [operation.name, operation]))

  app.get('/*', async (request, reply) => {
    const viewing = await viewingOf(house, request)
    const signedIn = viewing ? viewing.snapshot.asker !== null : house.sessionToken(request.headers.cookie) !== null
    const look = { signedIn, viewing }
    if (signedIn || viewing || house.settings.mode === 'development') return freshPage(request, reply, look)
    const page = await kept.of(addressOf(request, house.settings), () => render(request, reply, look))
    if (page.location) return reply.redirect(page.location, page.status)
    const { headers, body } = page.as(request.headers['accept-encoding'])
    reply.code(page.status).headers(headers)
    // Whatever cookie came along, no shared cache takes the answer in, nor one that gives a cookie.
    if (request.headers.cookie || reply.hasHeader('set-cookie')) reply.header('cache-control', 'private, no-cache')
    return reply.send(body)
  })

  async function freshPage(request: FastifyRequest, reply: FastifyReply, look: Look): Promise<FastifyReply> {
    const nonce = newNonce()
    const answer = await render(request, reply, look)
    if (answer.headers.location) return reply.redirect(answer.headers.location, answer.status)
    return reply
      .code(answer.status)
      .headers({
        ...answer.headers,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': contentSecurityPolicy(nonce, house.settings),
      })
      .send(answer.html.replaceAll(noncePlaceholder, nonce))
  }

  async function render(request: FastifyRequest, reply: FastifyReply, look: Look): Promise<PageAnswer> {
    const { signedIn, viewing } = look
    const { renderPage } = await house.rendered.renderer()
    const { settings } = house
    const site = await house.site()
    const call = async (name: string, input: unknown) => {
      const operation = known.get(name)
      if (!operation) throw new Error(`There is no operation ${name}`)
      try {
        return await operation.ask(input, await callerOf(house, request, reply))
      } catch (error) {
        // A bad request is no fault of ours, here as little as under /api.
        const told = toWireError(error)
        throw told.status < 500 ? told : error
      }
    }
    const answer = await renderPage(
      {
        url: addressOf(request, settings),
        signedIn,
        seq: house.live.seq,
        site,
        ...(viewing ? { viewing: { as: viewing.as, endsAt: viewing.endsAt } } : {}),
      },
      { call },
    )
    if (answer.fault) house.log.error({ err: answer.fault, id: request.id }, 'a page could not be drawn')
    return answer
  }
}

/** Another site's name before the path, or more slashes than one, as a request may bring them. */
const beforePath = /^(?:[a-z][a-z0-9+.-]*:\/\/[^/\\?#]*)?[/\\]*/i

/** The address of the asked page on our own site, whatever stands before its path; production has nothing under /dev. */
function addressOf(request: FastifyRequest, { SITE_URL, mode }: Settings): string {
  const { '*': path = '' } = request.params as { '*'?: string }
  if (mode === 'production' && /^[/\\]*dev(?:[/\\]|$)/i.test(path)) return `${SITE_URL}/dev`
  return `${SITE_URL}/${request.url.replace(beforePath, '')}`
}
