import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import type { KnownPage } from '../base/publicPages.ts'
import { listedPages } from './knownPages.ts'

/** What search engines have no business with. Pages that are not to be found say so themselves, which only who may read them learns. */
const closed = ['/api/', '/functions/', '/rpc/', '/webhooks/', '/dev/', '/files/']

/** `/sitemap.xml` with every public page, and `/robots.txt`, which leads to it. */
export function serveSearchEngines(app: FastifyInstance, house: House): void {
  const { SITE_URL: url } = house.settings
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${url}/sitemap.xml`, ''].join(
          '\n',
        ),
      ),
  )
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(sitemapOf(url, await listedPages(house.database.db))),
  )
}

/** The sitemap of these pages (sitemaps.org, 0.9). */
export function sitemapOf(url: string, pages: readonly KnownPage[]): string {
  const entries = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
    return `<url><loc>${inXml(url + encodeURI(path))}</loc>${changed}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

const inXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
