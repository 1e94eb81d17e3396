import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { events } from '@bewezen/domain/events/contract.ts'
import { publicPages } from '@bewezen/domain/site/publicPages.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { built } from '../../tools/start/built.ts'
import { backUp } from '../backup/backUp.ts'
import { openRendered } from '../base/rendered.ts'
import { neverDone, operationIn } from '../base/testing/race/cases.ts'
import type { TestPerson } from '../base/testing/world.ts'
import type { Asked } from './testing/asking.ts'
import { kindsForOthers, type Reader } from './testing/audiences.ts'
import { word } from './testing/canaries.ts'
import { doEverything, wrongExport } from './testing/doing.ts'
import { leftOutByName } from './testing/planted.ts'
import { type Looker, setModes } from './testing/readers.ts'
import { openWalk } from './testing/walk.ts'

await built('web')
const walk = await openWalk({ renderer: await (await openRendered('test')).renderer() })
const { stage, taps, canaries, cast, reads, writes, counted, lookerOf, wrongIn } = walk
const { world, house, query, noor, sem, lieke } = stage
/** The reads that answered somebody with something. */
const answered = new Set<string>()
const nobody: Reader = { name: 'nobody', in: [], id: null }

afterAll(() => {
  const { columns, count } = canaries
  const { done, answers, mails, templates, pieces, kinds, bytes } = counted
  process.stdout.write(
    `${columns.size} private columns, ${count} canaries; ${reads.length} reads by ${cast.length} readers, ${done} of ${writes.length} writes: ${answers} answers, ${mails} mails of ${templates} of ${taps.templates().length} templates, ${pieces} pieces of streams with up to ${kinds} kinds, ${taps.logged.length} lines of the log, ${Math.round(bytes / 1e6)} MB in all\n`,
  )
})

describe('what is planted', () => {
  test('SEC-PROOF-05 in every private column of words stands a canary, or the reason why none does', async () => {
    const { rows } = await house.database.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    const there = new Set(rows.map(({ name }) => name))
    expect(canaries.missing, 'server/privacy/testing/filled.ts makes no row for these').toEqual([])
    expect(leftOutByName.filter((name) => !there.has(name))).toEqual([])
    expect(kindsForOthers.filter((kind) => !canaries.kinds().has(kind))).toEqual([])
  })

  test('SEC-PROOF-05 is found by the person, so that nothing is missed by who looks in vain', async () => {
    const seen = new Set<string>()
    for (const { cookie } of [noor, lieke])
      for (const { name, url } of reads) {
        const { body, statusCode } = await world.app.inject({ url, headers: { cookie } })
        if (statusCode === 200) answered.add(name)
        for (const { of } of canaries.in(body)) seen.add(of)
      }
    const theirs = ['medical', 'contact_info.phone', 'user_todos.title', 'messages.content|talk', 'experiments.change']
    expect([...seen]).toEqual(expect.arrayContaining(theirs))
  })
})

describe('SEC-PROOF-05 no read shows what is private of somebody else', () => {
  test.each(cast.map((looker) => [looker.name, looker] as const))('to: %s', async (_name, looker) => {
    await setModes(stage, looker.modes)
    expect(await wrongReads(looker)).toEqual([])
    await setModes(stage, {})
  })

  test('and every read answered somebody', () => {
    expect(reads.map(({ name }) => name).filter((name) => !answered.has(name))).toEqual([])
  })

  test.each(['visitor', 'student entitled'])('to: %s, who searches for its very words', async (name) => {
    const looker = lookerOf(name)
    const searches = canaries.oneOfEach().map((number) => `/api/search/find?text=${word}_${number}_`)
    expect(await wrongIn((await answers(searches, looker)).join(), looker, 'search.find')).toEqual([])
  })
})

const answers = (urls: readonly string[], { cookie }: Looker): Promise<string[]> =>
  Promise.all(
    urls.map(async (url) => {
      counted.answers++
      const { body, statusCode } = await world.app.inject({ url, headers: { cookie } })
      expect([url, statusCode]).toEqual([url, 200])
      return body
    }),
  )

/** Asks every read about everything; one that is refused to somebody whatever it is about is asked once. */
async function wrongReads(looker: Looker): Promise<string[]> {
  const wrong = new Set<string>()
  const shut = new Set<string>()
  const ask = async ({ name, url }: Asked) => {
    if (shut.has(name)) return
    const { statusCode, body, headers } = await world.app.inject({ url, headers: { cookie: looker.cookie } })
    counted.answers++
    if (statusCode === 200) answered.add(name)
    if ([401, 403, 503].includes(statusCode)) shut.add(name)
    for (const line of wrongIn(body + JSON.stringify(headers), looker, name)) wrong.add(line)
    if (statusCode === 429 || statusCode === 500) wrong.add(`${url} ${statusCode}`)
  }
  const firsts = reads.filter(({ name }, at) => reads[at - 1]?.name !== name)
  const others = reads.filter((one) => !firsts.includes(one))
  for (const asked of [firsts, others])
    for (let at = 0; at < asked.length; at += 8) await Promise.all(asked.slice(at, at + 8).map(ask))
  return [...wrong]
}

describe('while everything is done that can be done', () => {
  let did: Awaited<ReturnType<typeof doEverything>>
  beforeAll(async () => {
    did = await doEverything(walk)
  })

  test('SEC-PROOF-05 all of it is done, and no answer shows what is private of somebody else, whoever sends it', () => {
    // An edit begins with the words of its message, which are a canary now.
    const mayFail = [...neverDone, 'community.edit']
    expect(did.notDone.filter((line) => !mayFail.includes(operationIn(line)))).toEqual([])
    expect([...did.wrong.answers]).toEqual([])
  })

  test('SEC-PROOF-06 no mail tells it to somebody else', () => {
    expect(counted.templates).toBeGreaterThan(15)
    expect([...did.wrong.mails]).toEqual([])
  })

  test('SEC-PROOF-06 no live stream of somebody else tells it, and a visitor has none', async () => {
    expect(counted.kinds).toBeGreaterThan(25)
    expect([...did.wrong.streams]).toEqual([])
    expect((await world.app.inject({ url: '/api/live' })).statusCode).toBe(401)
  })

  test('SEC-PROOF-06 no fact carries it', () => {
    expect([...did.wrong.facts]).toEqual([])
  })

  test('SEC-PROOF-06 the log at its most talkative, the traces and the metrics hold nothing of it', async () => {
    await house.traces?.flush()
    const authorization = `Bearer ${taps.env.METRICS_TOKEN}`
    const told = {
      log: taps.logged.join(''),
      traces: taps.traced.join(''),
      metrics: (await world.app.inject({ url: '/metrics', headers: { authorization } })).body,
    }
    for (const [name, text] of Object.entries(told)) {
      expect([name, text.length > 5_000]).toEqual([name, true])
      expect(wrongIn(text, nobody, name)).toEqual([])
    }
  })
})

/** Addresses that everybody may ask for and no page links to; and pages of members, as a visitor gets them. */
const unlisted = [
  '/sitemap.xml',
  '/robots.txt',
  '/blogs/feed.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/api/openapi.json',
  '/readyz',
  '/community',
  '/inbox',
]

describe('what leaves the house', () => {
  test('SEC-PROOF-07 the export of somebody holds nothing private of anybody else', async () => {
    for (const person of [sem, lieke, lookerOf('student entitled').person as TestPerson]) {
      const { statusCode, rawPayload } = await world.app.inject({
        url: '/api/privacy/export',
        headers: { cookie: person.cookie },
      })
      expect(statusCode).toBe(200)
      const files = Object.values(unzipSync(new Uint8Array(rawPayload))).map((file) => strFromU8(file))
      expect(wrongExport(walk, files.join(), person)).toEqual([])
    }
  })

  test('SEC-PROOF-07 public pages, feeds, calendars and the map of the site show nothing of it', async () => {
    const visitor = lookerOf('visitor')
    const own = await query<{ path: string }>(
      `select '/events/' || slug as path from events union all select '/events/' || slug || '/agenda.ics' from events
        union all select '/blogs/' || slug from blogs union all select '/podcasts/' || id from podcasts
        union all select '/livestream?stream=' || id from livestreams`,
    )
    const { url } = await sem.does(events.makeCalendarFeed, {})
    const paths = [
      ...Object.keys(publicPages),
      ...own.map(({ path }) => path),
      ...unlisted,
      `/profile/${noor.id}`,
      new URL(url).pathname,
    ]
    for (const path of paths) {
      const { body, statusCode } = await world.app.inject({ url: path, headers: { accept: 'text/html' } })
      counted.answers++
      expect([path, statusCode < 400, wrongIn(body, visitor, path)]).toEqual([path, true, []])
    }
  })

  test('SEC-PROOF-08 in an archive nothing medical can be read, and nothing that opens something', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bewezen-walk-'))
    try {
      const archive = join(folder, 'archive.tar.gz')
      await backUp({ database: house.database, filesFolder: null }, archive)
      const text = gunzipSync(await readFile(archive)).toString('latin1')
      counted.bytes += text.length
      const seen = new Set(canaries.in(text).map(({ of }) => of))
      expect(seen).toContain('contact_info.phone')
      expect([...seen].filter((of) => of === 'medical' || canaries.secrets().includes(of))).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
