import type { FastifyInstance } from 'fastify'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'

/** Those that are read in the mailbox of the site. */
const languages = ['nl', 'en']
const day = 24 * 60 * 60 * 1_000

/**
 * `/.well-known/security.txt` (RFC 9116): where somebody who found a weakness writes to, the address of the site as it is
 * now (SEC-ACC-30). It may be believed for 364 days, counted from the beginning of the day, so that it is the same all day.
 */
export function serveSecurityContact(app: FastifyInstance, house: House): void {
  const { SITE_URL: url } = house.settings
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const [{ contactEmail }, now] = [await house.site(), await readNow(house.database.db)]
    const expires = new Date(Math.floor(now.getTime() / day) * day + 364 * day)
    const fields = [
      ['Contact', `mailto:${contactEmail}`],
      ['Expires', expires.toISOString()],
      ['Preferred-Languages', languages.join(', ')],
      ['Canonical', `${url}/.well-known/security.txt`],
    ]
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`)
  })
}
