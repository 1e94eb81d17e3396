import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { frameSources } from '@bewezen/domain/base/embed/hosts.ts'
import { trustedPolicies } from '@bewezen/domain/base/trusted.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'

/**
 * The policy of every page. Scripts run only with the nonce of this answer; `style-src-attr` is open because
 * positions and colours are drawn by attribute; nothing may frame us. Text runs or is parsed where one of our policies let
 * it through (SEC-ACC-22).
 */
export function contentSecurityPolicy(
  nonce: string | null,
  settings: Settings,
  scriptHashes: readonly string[] = [],
): string {
  const scripts = nonce ? [`'nonce-${nonce}'`, "'strict-dynamic'"] : ["'self'", ...scriptHashes]
  // Vite's hot reload needs its own socket and inline styles.
  const dev = settings.mode === 'development'
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : nonce ? ` 'nonce-${nonce}'` : ''}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    // The hosts of players and of the frames that we build ourselves, and no other (BLOG-AREA-13, LIVE-MORE-31).
    `frame-src ${frameSources.join(' ')}`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // The reader of QR codes makes its worker of text; only behind the login, where one is used (EV-MORE-56).
    `worker-src 'self'${nonce ? ' blob:' : ''}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Vite's overlay of errors knows no policies.
    ...(dev ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedPolicies.join(' ')}`]),
    ...(settings.SITE_URL.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

export const newNonce = (): string => randomBytes(16).toString('base64')

/**
 * The headers of every answer, whatever it is. Nobody keeps it and nothing runs in it, unless who answers says otherwise:
 * an answer may hold what one person may see, and a browser can be led to open any of them as a page.
 */
export const securityHeaders = (settings: Settings): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  ...(settings.SITE_URL.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : {}),
})

/** Headers of every answer, and the refusal of writes that another site sent. */
export function secure(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    if (isForeignWrite(request, settings)) reply.code(403).send({ code: 'FORBIDDEN', data: null })
    else done()
  })
}

/** Answers what is no request, or one with too much in its head or too late: it never comes to a route. */
export function refuseUnread(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const status = unread[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify({ code: 'INVALID_INPUT', data: null })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  )
}

const unread: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A browser names the origin of every write; signed provider messages come without one and prove themselves. */
function isForeignWrite(request: FastifyRequest, settings: Settings): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return false
  return comesFromElsewhere(request, settings)
}

/** Whether a page of another site sent a request, as far as its browser says. */
export function comesFromElsewhere({ headers }: FastifyRequest, settings: Settings): boolean {
  if (headers.origin === undefined) return headers['sec-fetch-site'] === 'cross-site'
  return !isOwnOrigin(headers.origin, headers.host, settings)
}

/** Whether an origin is the site itself; outside production any address by which this server is reached. */
export function isOwnOrigin(origin: string, host: string | undefined, settings: Settings): boolean {
  if (origin === new URL(settings.SITE_URL).origin) return true
  return settings.mode !== 'production' && URL.canParse(origin) && new URL(origin).host === host
}
