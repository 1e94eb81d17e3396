import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { describe, expect, test } from 'vitest'
import { plainRenderer } from '../testing/plainRenderer.ts'
import { openWorld } from '../testing/world.ts'

const rendered: Renderer = {
  ...plainRenderer,
  renderPage: async ({ url }) => {
    if (url.endsWith('/breaks')) throw new Error('a fault in drawing')
    const found = !url.endsWith('/nowhere')
    return { status: found ? 200 : 404, headers: {}, html: '<!doctype html><title>page</title><script>1</script>' }
  },
}
const world = await openWorld({ env: { SITE_URL: 'https://bewezen.example' }, renderer: rendered })
const student = await world.person()
const ask = (method: string, url: string, more: object = {}) =>
  world.app.inject({ method: method as 'GET', url, ...more })
const json = { 'content-type': 'application/json' }

/** Every kind of answer there is, by its status. */
const answers: [string, number, () => ReturnType<typeof ask>][] = [
  ['a page', 200, () => ask('GET', '/')],
  ['a page of somebody signed in', 200, () => ask('GET', '/community', { headers: { cookie: student.cookie } })],
  ['a page that is not there', 404, () => ask('GET', '/nowhere')],
  ['a page that fails', 500, () => ask('GET', '/breaks')],
  ['an address that cannot be read', 400, () => ask('GET', '/%E0%A4%A')],
  ['only the head of a page', 200, () => ask('HEAD', '/')],
  ['an operation', 200, () => ask('GET', '/api/access/settings')],
  ['a refused operation', 401, () => ask('GET', '/api/access/ownAccess')],
  ['an operation that is not there', 404, () => ask('GET', '/api/access/nothing')],
  ['an operation with a broken body', 400, () => ask('POST', '/api/account/register', { headers: json, payload: '{' })],
  ['an operation with wrong input', 422, () => ask('POST', '/api/account/register', { headers: json, payload: '{}' })],
  [
    'an operation with too much',
    413,
    () => ask('POST', '/api/account/register', { headers: json, payload: `"${'x'.repeat(1024 * 1024)}"` }),
  ],
  ['signing in', 401, () => ask('POST', '/api/auth/sign-in/email', { payload: { email: 'x@y.nl', password: 'x' } })],
  [
    'a write from elsewhere',
    403,
    () => ask('POST', '/api/account/register', { headers: { origin: 'https://evil.example' } }),
  ],
  ['a write to nowhere', 404, () => ask('POST', '/nowhere')],
  ['a function that is not there', 404, () => ask('POST', '/functions/v1/nothing')],
  ['the stream without a session', 401, () => ask('GET', '/api/live')],
  ['a file that is not there', 404, () => ask('GET', '/files/message-images/none/full.webp')],
  ['the list of operations', 200, () => ask('GET', '/api/openapi.json')],
  ['health', 200, () => ask('GET', '/healthz')],
  ['readiness', 200, () => ask('GET', '/readyz')],
]

describe('every kind of answer', () => {
  test.each(answers)('%s carries the security headers and the id of its request', async (what, status, answer) => {
    const { statusCode, headers } = await answer()

    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'none'/)
    // A public page alone may be kept by others, and no browser shows it without asking.
    const isPublic = what === 'a page' || what === 'only the head of a page'
    expect(headers['cache-control']).toMatch(isPublic ? /^public, max-age=0, s-maxage=2,/ : /no-store|no-cache/)
  })

  test.each(answers)('SEC-ACC-38 %s says truly what it is, with its charset', async (what, _status, answer) => {
    const { headers, body } = await answer()
    const isPage = what.includes('page')
    expect(headers['content-type']).toBe(`${isPage ? 'text/html' : 'application/json'}; charset=utf-8`)
    if (what === 'only the head of a page') expect(body).toBe('')
    else if (isPage) expect(body).toMatch(/^<!doctype html>/i)
    else expect(JSON.parse(body)).toBeTypeOf('object')
  })

  test.each([
    ['/robots.txt', 'text/plain', /^User-agent: /],
    ['/.well-known/security.txt', 'text/plain', /^Contact: /],
    ['/sitemap.xml', 'application/xml', /^<\?xml /],
    ['/blogs/feed.xml', 'application/rss+xml', /^<\?xml /],
    ['/manifest.webmanifest', 'application/manifest+json', /^\{/],
  ])('SEC-ACC-38 the file %s says truly what it is, with its charset', async (url, type, begins) => {
    const { headers, body, statusCode } = await ask('GET', url)
    expect([statusCode, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    expect(body).toMatch(begins)
  })

  test('refusals have the one shape, whoever refuses', async () => {
    for (const [what, status, answer] of answers) {
      const { headers, body } = await answer()
      if (status < 400 || String(headers['content-type']).startsWith('text/html')) continue
      expect([what, Object.keys(JSON.parse(body))]).toEqual([what, ['code', 'data']])
      expect(body).not.toMatch(/ at |node_modules|select |insert /)
    }
  })

  test('no two requests have the same id, and none can choose its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (await ask('GET', '/healthz', { headers: { 'request-id': 'x', 'x-request-id': 'x' } })).headers[
            'x-request-id'
          ],
      ),
    )
    expect(new Set([...ids, 'x']).size).toBe(3)
  })
})

describe('the policy of a page', () => {
  const policyOf = async (url: string, headers = {}) =>
    String((await ask('GET', url, { headers })).headers['content-security-policy'])

  test('lets no script run that is not the page’s own, and nobody frame it', async () => {
    for (const policy of [await policyOf('/'), await policyOf('/community', { cookie: student.cookie })]) {
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1]
      expect(scripts).not.toMatch(/unsafe|https?:|\*/)
      expect(policy).toMatch(/frame-ancestors 'none'.*upgrade-insecure-requests/)
      expect(policy).toContain("base-uri 'none'")
    }
  })

  test('SEC-ACC-22 text is neither run nor parsed but through the four policies that are named', async () => {
    for (const policy of [await policyOf('/'), await policyOf('/community', { cookie: student.cookie })]) {
      expect(policy).toContain("require-trusted-types-for 'script'")
      expect(policy).toMatch(/trusted-types cleaned-text service-worker ProseMirrorClipboard default(;|$)/)
    }
  })

  test('names the scripts of a shared page by hash, and gives a signed-in one a nonce of its own', async () => {
    expect(await policyOf('/')).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='/)
    const [one, two] = [
      await policyOf('/community', { cookie: student.cookie }),
      await policyOf('/community', { cookie: student.cookie }),
    ]
    expect(one).toMatch(/script-src 'nonce-[A-Za-z0-9+/=]{20,}' 'strict-dynamic'/)
    expect(one).not.toBe(two)
  })
})

test('on a site without https nothing asks for https', async () => {
  const plain = await openWorld()
  const { headers } = await plain.app.inject({ url: '/' })

  expect(headers).not.toHaveProperty('strict-transport-security')
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
