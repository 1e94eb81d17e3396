import { blogPath } from '@bewezen/domain/blogs/categories.ts'
import { blogWords } from '@bewezen/domain/blogs/words.ts'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { House } from '../base/house.ts'
import { cleanRichText } from '../base/richText.ts'
import { isSeen, newestFirst, selectBlogs, toCard } from './rows.ts'
import { blogs } from './tables.ts'

const most = 20

/** `GET /blogs/feed.xml`: the newest articles as RSS 2.0, with their texts. */
export function serveFeed(app: FastifyInstance, house: House): void {
  app.get('/blogs/feed.xml', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=5')
      .type('application/rss+xml; charset=utf-8')
      .send(await feed(house)),
  )
}

async function feed(house: House): Promise<string> {
  const { name, url } = await house.site()
  const rows = await selectBlogs(house.database.db)
    .where(isSeen)
    .orderBy(...newestFirst)
    .limit(most)
  const items: string[] = []
  for (const row of rows) {
    const { slug, title, excerpt, author, category, publishedAt } = toCard(row, null, new Date())
    const [text] = await house.database.db
      .select({ content: blogs.content })
      .from(blogs)
      .where(eq(blogs.id, row.blog.id))
    const address = url + blogPath(slug)
    const content = cleanRichText(text?.content ?? '', 'article').replaceAll('src="/files/', `src="${url}/files/`)
    items.push(
      `<item><title>${escaped(title)}</title><link>${escaped(address)}</link><guid isPermaLink="true">${escaped(address)}</guid>` +
        `<pubDate>${new Date(publishedAt ?? 0).toUTCString()}</pubDate><dc:creator>${escaped(author.name)}</dc:creator>` +
        (category ? `<category>${escaped(category)}</category>` : '') +
        `<description>${escaped(excerpt)}</description><content:encoded>${escaped(content)}</content:encoded></item>`,
    )
  }
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">' +
    `<channel><title>${escaped(`${blogWords.title} | ${name}`)}</title><link>${escaped(`${url}/blogs`)}</link>` +
    `<description>${escaped(blogWords.lead)}</description><language>nl</language>` +
    `<atom:link href="${escaped(`${url}/blogs/feed.xml`)}" rel="self" type="application/rss+xml"/>` +
    `${items.join('')}</channel></rss>`
  )
}

/** A text within XML; characters that XML has no place for go. */
const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML refuses
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
