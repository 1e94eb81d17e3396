import { newId } from '@bewezen/domain/base/ids.ts'
import { maxRichTextBytes } from '@bewezen/domain/base/richText.ts'
import { blogs } from '@bewezen/domain/blogs/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld({ env: { SITE_URL: 'https://bewezen.example' } })
const { house, app } = world
const admin = await world.person({ role: 'admin' })
const teun = await world.person({ role: 'teacher', firstName: 'Teun', lastName: 'Bakker' })
const other = await world.person({ role: 'teacher' })
const visitor = world.visitor()

type Save = Parameters<typeof write>[1]
function write(who: TestPerson, change: Partial<Parameters<typeof input>[0]> = {}) {
  return who.does(blogs.save, input(change))
}
const input = (change: object) => ({
  id: newId(),
  title: 'Ochtendlicht',
  slug: '',
  excerpt: 'Kort gezegd.',
  content: '<p>Ga naar buiten.</p>',
  coverAlt: '',
  category: null,
  status: 'published' as const,
  publishedAt: null,
  updatedAt: null,
  coverUploadId: null,
  noCover: false,
  ...change,
})
const edited = async (who: TestPerson, id: string, change: object) => {
  const { updatedAt } = await who.does(blogs.edit, { id })
  return who.does(blogs.save, input({ id, updatedAt, ...change }))
}
const slugs = async (who: Pick<TestPerson, 'does'>) =>
  (await who.does(blogs.list, { from: 0 })).blogs.map(({ slug }) => slug)

test('BLOG-AREA-02 BLOG-AREA-05 BLOG-AREA-10 a published article stands in the list and at its address', async () => {
  const { slug, isPublished } = await write(teun, { title: 'Zó meet je licht' })
  expect([slug, isPublished]).toEqual(['zo-meet-je-licht', true])
  expect(await slugs(visitor)).toContain(slug)
  expect(await visitor.does(blogs.read, { slug: 'ZO-meet-je-licht' })).toMatchObject({
    title: 'Zó meet je licht',
    author: { name: 'Teun Bakker' },
    minutes: 1,
    content: '<p>Ga naar buiten.</p>',
    isHidden: false,
    viewer: { mayEdit: false },
  })
})

test('BLOG-AREA-10 articles with one long title, whose addresses lose letters to a number, get an address each', async () => {
  const title = 'slaap '.repeat(14)
  const found: string[] = []
  for (let many = 0; many < 3; many++) found.push((await write(teun, { title, status: 'draft' })).slug)
  expect(new Set(found).size).toBe(3)
  expect(found.map((slug) => slug.slice(-2))).toEqual([found[0]?.slice(-2), '-2', '-3'])
  expect(Math.max(...found.map((slug) => slug.length))).toBeLessThanOrEqual(80)
})

test('BLOG-AREA-10 two articles with one title get two addresses, and once public an address stays', async () => {
  const first = await write(teun, { title: 'Dubbel' })
  const second = await write(teun, { title: 'Dubbel', status: 'draft' })
  expect([first.slug, second.slug]).toEqual(['dubbel', 'dubbel-2'])
  expect((await edited(teun, second.id, { title: 'Dubbel', slug: 'Eigen adres', status: 'draft' })).slug).toBe(
    'eigen-adres',
  )
  expect((await edited(teun, first.id, { title: 'Anders' })).slug).toBe('dubbel')
  await expect(edited(teun, first.id, { title: 'Anders', slug: 'anders' })).rejects.toMatchObject({
    code: 'SLUG_FIXED',
  })
})

test('BLOG-AREA-06 BLOG-AREA-07 a draft is there for its author and admins only', async () => {
  const { id, slug } = await write(teun, { title: 'Concept van Teun', status: 'draft' })
  for (const who of [visitor, other, await world.person()]) {
    await expect(who.does(blogs.read, { slug })).rejects.toMatchObject({ status: 404 })
    expect(await slugs(who)).not.toContain(slug)
  }
  for (const who of [teun, admin]) {
    expect(await who.does(blogs.read, { slug })).toMatchObject({ isHidden: true, viewer: { mayEdit: true } })
    expect(await slugs(who)).toContain(slug)
  }
  await expect(other.does(blogs.edit, { id })).rejects.toMatchObject({ status: 404 })
  await expect(other.does(blogs.remove, { id })).rejects.toMatchObject({ status: 404 })
  await expect(other.does(blogs.save, input({ id, updatedAt: new Date().toISOString() }))).rejects.toMatchObject({
    status: 404,
  })
  expect((await edited(admin, id, { title: 'Door de admin', status: 'draft' })).id).toBe(id)
})

test('BLOG-AREA-07 X3-EDGE-12 who does not write may not call what editors call, for any article', async () => {
  const { id } = await write(teun, { title: 'Van Teun' })
  for (const role of ['student', 'moderator', 'partner'] as const) {
    const member = await world.person({ role })
    const calls = [
      member.does(blogs.edit, { id }),
      write(member, { title: 'Van een lid' }),
      member.does(blogs.save, input({ id, updatedAt: new Date().toISOString() })),
      member.does(blogs.remove, { id }),
    ]
    for (const call of calls) await expect(call).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
  await expect(visitor.does(blogs.save, input({}))).rejects.toMatchObject({ status: 401 })
  expect((await teun.does(blogs.edit, { id })).title).toBe('Van Teun')
})

test('BLOG-AREA-13 X3-EDGE-11 dangerous parts go at the save of an article, and again before showing whatever is stored', async () => {
  const bad =
    '<p onclick="x()" style="position:fixed">a<script>alert(1)</script><style>p{}</style><a href="javascript:x">b</a></p>' +
    '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe><img src="x" onerror="x()"><object data="x"></object>'
  const { id, slug } = await write(teun, { title: 'Kwaad', content: bad } as Save)
  expect((await teun.does(blogs.edit, { id })).content).toBe('<p>ab</p>')
  await house.database.pool.query('update blogs set content = $2 where id = $1', [id, bad])
  expect((await visitor.does(blogs.read, { slug })).content).toBe('<p>ab</p>')
  const { body } = await app.inject({ url: '/blogs/feed.xml' })
  for (const part of ['onclick', 'alert(1)', 'evil.example', 'javascript:']) expect(body).not.toContain(part)
  await teun.does(blogs.remove, { id })
})

test('BLOG-AREA-19 the sources of an article are links when it is read, and stay as they were written', async () => {
  const content = '<h2>Bronnen</h2><ul><li>Berson, 2002. doi:10.1126/science.1067262</li></ul>'
  const { id, slug } = await write(teun, { title: 'Met bronnen', content } as Save)
  expect((await visitor.does(blogs.read, { slug })).content).toContain(
    '<a href="https://doi.org/10.1126/science.1067262" rel="noopener noreferrer">doi:10.1126/science.1067262</a>',
  )
  expect((await teun.does(blogs.edit, { id })).content).toBe(content)
  await teun.does(blogs.remove, { id })
})

test('BLOG-AREA-11 a planned article is hidden until its moment, and then appears by itself', async () => {
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const { slug, isPublished } = await write(teun, { title: 'Straks', publishedAt } as Save)
  expect(isPublished).toBe(false)
  await expect(visitor.does(blogs.read, { slug })).rejects.toMatchObject({ status: 404 })
  await moveClock(house.database.db, 3_700_000)
  expect((await visitor.does(blogs.read, { slug })).publishedAt).toBe(publishedAt)
  await moveClock(house.database.db, 0)
})

test('BLOG-AREA-10 BLOG-AREA-11 a draft whose planned moment went by is first seen when it is published: dated then, its address free until then', async () => {
  const planned = new Date(Date.now() + 3_600_000).toISOString()
  const { id, slug } = await write(teun, { title: 'Uitgesteld', status: 'draft', publishedAt: planned } as Save)
  await moveClock(house.database.db, 3_700_000)
  await expect(visitor.does(blogs.read, { slug })).rejects.toMatchObject({ status: 404 })
  const opened = await teun.does(blogs.edit, { id })
  expect(opened).toMatchObject({ status: 'draft', publishedAt: null, isAddressFixed: false })
  // Who had it open since before that moment hears it, and nothing is dated back.
  await expect(edited(teun, id, { status: 'published', publishedAt: planned })).rejects.toMatchObject({
    data: { fields: ['publishedAt'] },
  })
  const saved = await edited(teun, id, { status: 'published', slug: 'toch-nog', publishedAt: null })
  expect(saved).toMatchObject({ slug: 'toch-nog', isPublished: true })
  const { publishedAt } = await visitor.does(blogs.read, { slug: 'toch-nog' })
  expect(Date.parse(publishedAt ?? '')).toBeGreaterThan(Date.parse(planned))
  await expect(visitor.does(blogs.read, { slug })).rejects.toMatchObject({ status: 404 })

  // Pulled back, it keeps the address and the date under which it was seen.
  await edited(teun, id, { status: 'draft' })
  expect(await teun.does(blogs.edit, { id })).toMatchObject({ publishedAt, isAddressFixed: true })
  await moveClock(house.database.db, 7_200_000)
  await edited(teun, id, { status: 'published' })
  expect((await visitor.does(blogs.read, { slug: 'toch-nog' })).publishedAt).toBe(publishedAt)
  await teun.does(blogs.remove, { id })
  await moveClock(house.database.db, 0)
})

test.each(['a\0b', 'a'.repeat(201), '../x', ''])('BLOG-AREA-06 no article stands at %j', async (slug) => {
  await expect(visitor.does(blogs.read, { slug })).rejects.toMatchObject({ status: 422, code: 'INVALID_INPUT' })
})

describe('what cannot be stored', () => {
  const cases: [string, object, { status: number; code: string; data?: unknown }][] = [
    ['BLOG-AREA-01 no title', { title: ' ' }, { status: 422, code: 'INVALID_INPUT', data: { fields: ['title'] } }],
    ['BLOG-AREA-01 a title of 151', { title: 'a'.repeat(151) }, { status: 422, code: 'INVALID_INPUT' }],
    ['BLOG-AREA-01 a summary of 301', { excerpt: 'a'.repeat(301) }, { status: 422, code: 'INVALID_INPUT' }],
    [
      'BLOG-AREA-08 content empty after cleaning',
      { content: '<script>x</script>' },
      { status: 422, code: 'CONTENT_EMPTY' },
    ],
    [
      'BLOG-AREA-01 200 KB and one byte',
      { content: `<p>${'x'.repeat(maxRichTextBytes - 6)}</p>` },
      { status: 413, code: 'CONTENT_TOO_LARGE' },
    ],
    ['900 KB of nesting', { content: '<blockquote>'.repeat(75_000) }, { status: 413, code: 'CONTENT_TOO_LARGE' }],
    ['more than a request may hold', { content: '<b>'.repeat(400_000) }, { status: 413, code: 'INVALID_INPUT' }],
    [
      'BLOG-AREA-11 a moment that was',
      { publishedAt: '2020-01-01T00:00:00Z' },
      { status: 422, code: 'INVALID_INPUT', data: { fields: ['publishedAt'] } },
    ],
    [
      'BLOG-AREA-12 a cover that was never sent',
      { coverUploadId: newId(), coverAlt: 'x' },
      { status: 422, code: 'UPLOAD_FAILED' },
    ],
  ]
  test.each(cases)('%s is refused', async (_what, change, refusal) => {
    await expect(write(teun, change as Save)).rejects.toMatchObject(refusal)
  })

  test('BLOG-AREA-01 a title of 150, a summary of 300 and exactly 200 KB are stored', async () => {
    const content = `<p>${'x'.repeat(maxRichTextBytes - 7)}</p>`
    const { id } = await write(teun, { title: 'b'.repeat(150), excerpt: 'a'.repeat(300), content })
    await teun.does(blogs.remove, { id })
  })
})

test('X3-EDGE-13 an article that was saved meanwhile is not overwritten', async () => {
  const { id } = await write(teun, { title: 'Samen' })
  const { updatedAt } = await teun.does(blogs.edit, { id })
  await admin.does(blogs.save, input({ id, updatedAt, title: 'Eerst' }))
  await expect(teun.does(blogs.save, input({ id, updatedAt, title: 'Later' }))).rejects.toMatchObject({
    status: 409,
    code: 'CHANGED',
    data: { current: { title: 'Eerst' } },
  })
})

test('the same new article sent again is one article', async () => {
  const again = input({ title: 'Herhaald' })
  const [first, second] = [await teun.does(blogs.save, again), await teun.does(blogs.save, again)]
  expect(second).toEqual(first)
})

const send = async (who: TestPerson, file: Buffer) => {
  const id = newId()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/uploads/blog-image',
    payload: file,
    headers: { cookie: who.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': id },
  })
  return { id, status: answer.statusCode, body: answer.json<{ code?: string; key: string }>() }
}
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#f5a93c' } })
    .png({ compressionLevel: 9 })
    .toBuffer()

test('BLOG-AREA-12 BLOG-AREA-13 a cover is kept in its sizes, and pictures of the text are tied to it', async () => {
  const [cover, picture] = [await send(teun, await drawing(1600, 900)), await send(teun, await drawing(400, 300))]
  const src = `/files/${picture.body.key}/full.webp`
  const { slug, id } = await write(teun, {
    title: 'Met omslag',
    coverUploadId: cover.id,
    coverAlt: 'Een zon',
    content: `<p>a</p><img src="${src}" alt="Meting"><img src="https://evil.example/x.png">`,
  } as Save)
  const read = await visitor.does(blogs.read, { slug })
  expect(read.cover).toMatchObject({ card: `/files/${cover.body.key}/card.webp`, alt: 'Een zon' })
  expect(read.content.match(/<img/g)).toHaveLength(1)
  for (const url of [read.cover?.card, read.cover?.share, read.cover?.full, src])
    expect((await app.inject({ url })).statusCode).toBe(200)
  const { rows } = await house.database.pool.query('select key from uploads where attached_at is null')
  expect(rows).toEqual([])
  await teun.does(blogs.remove, { id })
  await expect(visitor.does(blogs.read, { slug })).rejects.toMatchObject({ status: 404 })
})

test('BLOG-AREA-12 BLOG-AREA-13 pictures that no article shows any more go from storage, and never one that another still shows', async () => {
  const kept = async (key: string, size = 'full') =>
    (await app.inject({ url: `/files/${key}/${size}.webp` })).statusCode === 200
  const keys: string[] = []
  for (const _ of '123') keys.push((await send(teun, await drawing(40, 30))).body.key)
  const [text = '', shared = '', thief = ''] = keys
  const cover = await send(teun, await drawing(60, 30))
  const image = (key: string) => `<img src="/files/${key}/full.webp" alt="x">`
  const { id } = await write(teun, {
    title: 'Met beelden',
    content: `<p>a</p>${image(text)}${image(shared)}${image(thief)}`,
    coverUploadId: cover.id,
    coverAlt: 'Een zon',
  } as Save)
  const again = await write(teun, { title: 'Nog een', content: `<p>b</p>${image(shared)}` } as Save)
  // Whoever writes may name a picture of somebody else, and nothing of theirs goes with that article.
  const named = await write(other, {
    title: 'Gestolen',
    content: `<p>c</p>${image(thief)}${image(cover.body.key)}`,
  } as Save)
  await other.does(blogs.remove, { id: named.id })
  expect([await kept(thief), await kept(cover.body.key)]).toEqual([true, true])

  const next = await send(teun, await drawing(60, 30))
  await edited(teun, id, {
    title: 'Met beelden',
    coverUploadId: next.id,
    coverAlt: 'Een maan',
    content: `<p>a</p>${image(thief)}`,
  })
  const left = [await kept(text), await kept(shared), await kept(thief), await kept(cover.body.key)]
  expect(left).toEqual([false, true, true, false])
  await edited(teun, id, { title: 'Met beelden', noCover: true, content: '<p>a</p>' })
  expect([await kept(thief), await kept(next.body.key), await kept(shared)]).toEqual([false, false, true])
  await teun.does(blogs.remove, { id })
  await teun.does(blogs.remove, { id: again.id })
  expect(await kept(shared)).toBe(false)
})

test('BLOG-AREA-12 a picture of more than 40 megapixels and a moving one are refused', async () => {
  expect((await send(teun, await drawing(6500, 6500))).body.code).toBe('UPLOAD_FAILED')
  const gif = await sharp(await drawing(4, 4))
    .gif()
    .toBuffer()
  expect((await send(teun, gif)).body.code).toBe('INVALID_FILE_TYPE')
})

test('BLOG-AREA-18 at most three others about the same stand below an article', async () => {
  const made = []
  for (const number of [1, 2, 3, 4, 5])
    made.push(await write(teun, { title: `Slaap ${number}`, category: 'slaap' } as unknown as Save))
  const { related } = await visitor.does(blogs.read, { slug: made[0]?.slug ?? '' })
  expect(related.map(({ title }) => title)).toEqual(['Slaap 5', 'Slaap 4', 'Slaap 3'])
})

test('BLOG-AREA-03 SH-NAV-05 an article is found by its words, in the list and from the bar; a draft is not', async () => {
  await write(teun, { title: 'Blauwe bessen', category: 'voeding' } as unknown as Save)
  await write(teun, { title: 'Blauwe bessen in concept', status: 'draft' } as unknown as Save)
  const { blogs: found, total, categories } = await visitor.does(blogs.list, { from: 0, text: 'bessen' })
  expect([found.map(({ title }) => title), total]).toEqual([['Blauwe bessen'], 1])
  expect(categories).toEqual(['voeding', 'slaap'])
  expect((await visitor.does(blogs.list, { from: 0, category: 'slaap' })).total).toBe(5)
  const { hits } = await visitor.does(search.find, { text: 'bessen' })
  expect(hits.map(({ kind, path }) => [kind, path])).toEqual([['blog', '/blogs/blauwe-bessen']])
})

test('BLOG-AREA-02 there are 12 on a page, the newest first', async () => {
  for (const number of [1, 2, 3, 4, 5]) await write(teun, { title: `Vol ${number}` })
  const { blogs: page, total } = await visitor.does(blogs.list, { from: 0 })
  const { blogs: next } = await visitor.does(blogs.list, { from: 12 })
  expect([page.length, page[0]?.title, next.length]).toEqual([12, 'Vol 5', total - 12])
})

test('the feed is RSS that a parser takes, with what everybody may read only', async () => {
  const content = '<p>1 &lt; 2 ]]&gt; en \u0007\u001b\ufffe meer</p>'
  const odd = { title: 'Tekens & <tags> "en" ]]> \u0007 meer', excerpt: 'a < b ]]> </item> \u000b' }
  const { slug } = await write(teun, { ...odd, content } as Save)
  const { body, headers } = await app.inject({ url: '/blogs/feed.xml' })
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(XMLValidator.validate(body)).toBe(true)
  const { rss } = new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(body)
  expect(rss['@_version']).toBe('2.0')
  const { title, link, description, language, item } = rss.channel
  expect([typeof title, link, typeof description, language]).toEqual([
    'string',
    'https://bewezen.example/blogs',
    'string',
    'nl',
  ])
  for (const one of item) {
    expect(one.link).toMatch(/^https:\/\/bewezen\.example\/blogs\/[a-z0-9-]+$/)
    expect(one.guid['#text']).toBe(one.link)
    expect(Number.isNaN(Date.parse(one.pubDate))).toBe(false)
  }
  const written = item.find((one: { link: string }) => one.link.endsWith(`/${slug}`))
  expect([written.title, written.description]).toEqual(['Tekens & <tags> "en" ]]> meer', 'a < b ]]> </item>'])
  expect(written['content:encoded']).toMatch(/^<p>1 &lt; 2 \]\]&gt; en \s*meer<\/p>$/)
  expect(body).not.toContain('concept')
  expect(new Set(item.map((one: { link: string }) => one.link)).size).toBe(item.length)
})

test('BLOG-AREA-15 the sitemap names what everybody may read, and only that has a picture for shared links', async () => {
  const { slug, id } = await write(teun, { title: 'Op de kaart & meer' })
  const draft = await write(teun, { title: 'Nog niet af', status: 'draft' })
  const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
  const planned = await write(teun, { title: 'Nog niet zover', publishedAt } as Save)
  const { body } = await app.inject({ url: '/sitemap.xml' })
  expect(XMLValidator.validate(body)).toBe(true)
  const { urlset } = new XMLParser().parse(body) as { urlset: { url: { loc: string; lastmod?: string }[] } }
  const found = urlset.url.find(({ loc }) => loc === `https://bewezen.example/blogs/${slug}`)
  expect(Number.isNaN(Date.parse(found?.lastmod ?? ''))).toBe(false)
  for (const hidden of [draft.slug, planned.slug]) {
    expect(body).not.toContain(hidden)
    expect((await app.inject({ url: `/og/blogs/${hidden}.png` })).statusCode).toBe(404)
  }
  const picture = await app.inject({ url: `/og/blogs/${slug}.png` })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  await teun.does(blogs.remove, { id })
})

test('BLOG-AREA-17 an article stays when its author goes', async () => {
  const gone = await world.person({ role: 'teacher' })
  const { slug } = await write(gone, { title: 'Van iemand die ging' })
  const { name } = (await visitor.does(blogs.read, { slug })).author
  // Whoever is going is as gone as who went.
  await house.database.pool.query('update profiles set hidden_at = app_now() where id = $1', [gone.id])
  expect((await visitor.does(blogs.read, { slug })).author).toEqual({
    name: 'Verwijderde gebruiker',
    photo: null,
    color: null,
  })
  expect(name).not.toBe('Verwijderde gebruiker')
  await house.database.pool.query('delete from profiles where id = $1', [gone.id])
  expect((await visitor.does(blogs.read, { slug })).author.name).toBe('Verwijderde gebruiker')
})

test('BLOG-AREA-06 a password alone opens nothing: staff without the second factor of their role read what visitors read', async () => {
  const strict = await openWorld({ env: { SECOND_FACTOR: 'required' } })
  const [boss, teacher] = [await strict.person({ role: 'admin' }), await strict.person({ role: 'teacher' })]
  const text = { excerpt: 'Kort.', content: '<p>Lang.</p>', category: 'slaap', by: teacher, at: new Date('2026-01-02') }
  const draft = await strict.given.blog({ ...text, title: 'Nog geheim', isDraft: true })
  const open = await strict.given.blog({ ...text, title: 'Voor iedereen' })
  for (const who of [boss, teacher]) {
    expect(await slugs(who)).toEqual([open.slug])
    await expect(who.does(blogs.read, { slug: draft.slug })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await who.does(blogs.read, { slug: open.slug })).viewer.mayEdit).toBe(false)
  }
  await strict.house.database.pool.query('update auth_users set two_factor_enabled = true')
  strict.house.snapshots.forgetAll()
  expect((await slugs(boss)).sort()).toEqual([draft.slug, open.slug].sort())
})
