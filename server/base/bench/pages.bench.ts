import type { Bench } from '../../../tools/bench/bench.ts'
import { requestsPerSecond, timesPerSecond } from '../../../tools/bench/load.ts'
import { router } from '../../router.ts'
import { fillProducts } from '../../shop/bench/products.ts'
import { operationsOf } from '../http/operations.ts'
import { openStage, type Stage } from './stage.ts'

const headers = { 'accept-encoding': 'br' }

const rendered: Bench = {
  name: 'home page, rendered',
  unit: 'pages/s',
  target: { ratio: 0.6 },
  open: async () => {
    const { house, listen, close } = await openStage('embedded')
    const { ours } = await listen()
    const { renderPage } = await house.rendered.renderer()
    const { SITE_NAME: name, CONTACT_EMAIL: contactEmail, SITE_URL: url } = house.settings
    const visitor = async () => ({
      house,
      token: null,
      snapshot: await house.snapshots.of(null),
      address: '127.0.0.1',
      headers: () => new Headers(),
      setCookies: () => {},
      viewing: false,
    })
    const operations = new Map(operationsOf(router).map((operation) => [operation.name, operation]))
    const call = async (name: string, input: unknown) => operations.get(name)?.ask(input, await visitor())
    const page = { seq: 0, url: `${url}/`, signedIn: false, site: { name, contactEmail, url } }
    return {
      baseline: { round: () => timesPerSecond(() => renderPage(page, { call }), { callers: 1 }) },
      // Another address each time, so that no page is in the cache.
      candidate: { round: () => requestsPerSecond({ url: ours, headers, requests: [{ path: '/?n=[<id>]' }] }) },
      close,
    }
  },
}

const cached = (name: string, path: string, fill: (stage: Stage) => Promise<unknown>): Bench => ({
  name: `${name} page, from the cache`,
  unit: 'pages/s',
  target: { ratio: 0.8 },
  open: async () => {
    const stage = await openStage('embedded')
    await fill(stage)
    let page: { body: Buffer; headers: Record<string, string> } | null = null
    stage.bare.get(path, (_request, reply) => reply.headers(page?.headers ?? {}).send(page?.body))
    const addresses = await stage.listen()
    const [ours, bare] = [addresses.ours + path, addresses.bare + path]
    page = await answerOf(ours)
    return {
      baseline: { round: () => requestsPerSecond({ url: bare, headers }) },
      candidate: { round: () => requestsPerSecond({ url: ours, headers }) },
      close: stage.close,
    }
  },
  against: async (origin) => ({ round: () => requestsPerSecond({ url: origin + path, headers }) }),
})

/** Events of the days to come, one a day. */
async function agenda({ given }: Stage): Promise<void> {
  for (let day = 1; day <= 60; day += 1) {
    const wall = new Date(Date.now() + day * 24 * 60 * 60_000).toISOString().slice(0, 10)
    await given.event({ title: `Ochtendlicht ${day}`, startWall: `${wall}T10:00`, endWall: `${wall}T12:00` })
  }
}

/** The very bytes and headers that our own route sends, without those that every server adds by itself. */
async function answerOf(address: string) {
  const { request } = await import('node:http')
  return new Promise<{ body: Buffer; headers: Record<string, string> }>((answered, failed) => {
    request(address, { headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => {
        const own = Object.entries(response.headers).filter(
          ([name]) => !['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'].includes(name),
        )
        answered({ body: Buffer.concat(pieces), headers: Object.fromEntries(own) as Record<string, string> })
      })
    })
      .on('error', failed)
      .end()
  })
}

export default [
  rendered,
  cached('home', '/', async () => {}),
  cached('events', '/events', agenda),
  cached('shop', '/products', fillProducts),
]
