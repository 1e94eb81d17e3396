import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { mailboxPage } from './mailboxPage.ts'

const pagePolicy = policy("img-src 'self'", "frame-src 'self'", "form-action 'self'", "frame-ancestors 'none'")
// A mail brings its own styles and nothing else: no scripts, no forms, nothing from elsewhere.
const letterPolicy = policy(
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
)

/** The local mailbox as a page that works without a script: `/dev/mail`, and each mail by itself at `/dev/mail/{id}`. */
export function serveMailbox(app: FastifyInstance, house: House): void {
  app.get('/dev/mail', async (request, reply) => {
    const { to = '', mail: asked = '', as } = request.query as { to?: string; mail?: string; as?: string }
    const search = String(to).trim()
    const mails = search ? await house.mail.searchLocal(search) : await house.mail.listLocal(null)
    const chosen = mails.find(({ id }) => id === asked) ?? (await house.mail.openLocal(String(asked)))
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .send(
        mailboxPage({
          site: { name: house.settings.SITE_NAME, url: house.settings.SITE_URL },
          mails,
          open: chosen ?? mails[0] ?? null,
          isChosen: chosen !== null,
          asText: as === 'tekst',
          search,
          elsewhere: house.settings.SMTP_URL !== undefined,
        }),
      )
  })

  app.get('/dev/mail/:id', async (request, reply) => {
    const mail = await house.mail.openLocal((request.params as { id: string }).id)
    if (!mail) return reply.code(404).type('text/plain; charset=utf-8').send('Deze mail bestaat niet.')
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': letterPolicy,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      })
      .send(openingOnTop(mail.html))
  })
}

function policy(...more: string[]): string {
  return ["default-src 'none'", "style-src 'unsafe-inline'", "base-uri 'none'", ...more].join('; ')
}

/** A link in a mail opens the site in place of the mailbox, not inside it and not beside it. */
const openingOnTop = (html: string): string =>
  html.replace(/<head[^>]*>/i, '$&<base target="_top">').replaceAll('target="_blank"', 'target="_top"')
