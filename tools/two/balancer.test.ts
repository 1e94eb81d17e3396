import { once } from 'node:events'
import { createServer, type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type Balancer, openBalancer } from './balancer.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A process that answers this; by its port. */
async function aProcess(answers: RequestListener): Promise<number> {
  const server = createServer(answers)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({ close: () => server.close().closeAllConnections() })
  return (server.address() as AddressInfo).port
}

async function aBalancer(...ports: number[]): Promise<Balancer> {
  const balancer = await openBalancer(0)
  opened.push(balancer)
  balancer.use(ports)
  return balancer
}

/** A port on which nobody takes a connection any more. */
async function aGonePort(): Promise<number> {
  const port = await aProcess(() => {})
  await opened.pop()?.close()
  return port
}

const ask = (balancer: Balancer, init?: RequestInit) => fetch(`http://127.0.0.1:${balancer.port}/pad?q=1`, init)
const bodyOf = async (answer: Promise<Response>) => (await answer).text()

test('OPS-TWO-02 each process that is ready gets a request in turn, and one that is handed over gets none', async () => {
  const [one, other] = [await aProcess((_, to) => to.end('one')), await aProcess((_, to) => to.end('other'))]
  const balancer = await aBalancer(one, other)
  const said = [await bodyOf(ask(balancer)), await bodyOf(ask(balancer)), await bodyOf(ask(balancer))]
  expect(said).toEqual(['one', 'other', 'one'])
  balancer.use([other])
  expect([await bodyOf(ask(balancer)), await bodyOf(ask(balancer))]).toEqual(['other', 'other'])
})

test('OPS-TWO-02 what is asked arrives whole, with who asks, and the answer comes back as it was given', async () => {
  const process = await aProcess(async (asked, to) => {
    const { method, url, headers } = asked
    to.writeHead(418, { 'x-said': 'thee', 'set-cookie': ['a=1', 'b=2'] })
    to.end(
      JSON.stringify({ method, url, host: headers.host, from: headers['x-forwarded-for'], body: await text(asked) }),
    )
  })
  const balancer = await aBalancer(process)
  const body = 'kamille '.repeat(100_000)
  const answer = await ask(balancer, { method: 'POST', body, headers: { 'x-forwarded-for': '10.0.0.7' } })
  expect(answer.status).toBe(418)
  expect(answer.headers.get('x-said')).toBe('thee')
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const host = `127.0.0.1:${balancer.port}`
  expect(await answer.json()).toEqual({ method: 'POST', url: '/pad?q=1', host, from: '10.0.0.7, 127.0.0.1', body })
})

test('OPS-TWO-02 one that takes no connection is passed by, with what was sent, and without any there is 503', async () => {
  const here = await aProcess(async (asked, to) => to.end(await text(asked)))
  const balancer = await aBalancer(await aGonePort(), here)
  for (const body of ['eerst', 'daarna']) expect(await bodyOf(ask(balancer, { method: 'POST', body }))).toBe(body)
  balancer.use([])
  const none = await ask(balancer)
  expect([none.status, none.headers.get('retry-after')]).toEqual([503, '1'])
})

test('OPS-TWO-02 what a process says of a stream comes at once, and its going is told to the process', async () => {
  const left = Promise.withResolvers<void>()
  const process = await aProcess((_, to) => {
    to.writeHead(200, { 'content-type': 'text/event-stream' })
    to.write('data: licht\n\n')
    to.once('close', left.resolve)
  })
  const { port } = await aBalancer(process)
  const asked = request({ port, host: '127.0.0.1' }).end()
  const [answer] = await once(asked, 'response')
  const [first] = await once(answer, 'data')
  expect(String(first)).toBe('data: licht\n\n')
  asked.destroy()
  await left.promise
})

test('OPS-TWO-02 a process that breaks off is not asked again, since it may have done what was asked', async () => {
  let times = 0
  const breaking = await aProcess((asked) => {
    times++
    asked.socket.destroy()
  })
  const balancer = await aBalancer(breaking, breaking)
  expect((await ask(balancer, { method: 'POST', body: 'betaal' })).status).toBe(502)
  expect(times).toBe(1)
})
