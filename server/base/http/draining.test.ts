import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { openApp } from '../../app.ts'
import type { LiveHub } from '../live/hub.ts'
import type { Snapshot } from '../snapshot.ts'
import { eventually } from '../testing/eventually.ts'
import { openWorld } from '../testing/world.ts'
import { stopServing } from './draining.ts'

const { house } = await openWorld()
const live = { stop: async () => {} }

/** A server on the one house, with a request that is answered once `release` is called. */
async function serving() {
  const app = await openApp(house)
  const held = Promise.withResolvers<void>()
  let isHeld = false
  app.get('/held', async () => {
    isHeld = true
    await held.promise
    return { held: true }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, release: held.resolve, untilHeld: () => eventually(() => expect(isHeld).toBe(true)) }
}
const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port

/** Asks as a balancer does, which keeps its connections open. */
async function ask(app: FastifyInstance, path: string, agent = new Agent({ keepAlive: true })) {
  const asked = get({ port: portOf(app), host: '127.0.0.1', path, agent })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
}

describe('a process that is told to stop', () => {
  test('OPS-STOP-01 OPS-STOP-02 says that it is not ready, answers on, and closes what was kept open', async () => {
    const { app } = await serving()
    expect(await ask(app, '/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' })
    const noticed = Promise.withResolvers<void>()

    const stopped = stopServing(app, live, noticed.promise)

    expect(await ask(app, '/readyz')).toEqual({ status: 503, connection: 'close', body: '{"ok":false}' })
    expect(await ask(app, '/healthz')).toMatchObject({ status: 200, connection: 'close' })
    expect(await ask(app, '/api/access/settings')).toMatchObject({ status: 200, connection: 'close' })
    noticed.resolve()
    await stopped
    expect(app.server.listening).toBe(false)
  })

  test('OPS-STOP-02 OPS-STOP-03 finishes what is under way, and that answer closes its connection', async () => {
    const { app, release, untilHeld } = await serving()
    const answer = ask(app, '/held')
    await untilHeld()

    const stopped = stopServing(app, live, Promise.resolve())
    await eventually(() => expect(app.server.listening).toBe(false))
    release()

    expect(await answer).toEqual({ status: 200, connection: 'close', body: '{"held":true}' })
    await stopped
  })

  test('OPS-STOP-03 answers a request of which the first half came before it closed', async () => {
    const { app } = await serving()
    const connected = once(app.server, 'connection')
    const line = connect(portOf(app), '127.0.0.1')
    const said = text(line)
    line.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n')
    const [socket] = (await connected) as [Socket]
    await eventually(() => expect(socket.bytesRead).toBeGreaterThan(0))

    const stopped = stopServing(app, live, Promise.resolve())
    await eventually(() => expect(app.server.listening).toBe(false))
    line.write('\r\n')

    expect(await said).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\{"ok":true\}$/)
    await stopped
  })

  test('OPS-STOP-03 is replaced under load, time after time, and not one answer is cut', async () => {
    let [{ app: target, release, untilHeld }, isOver, answered] = [await serving(), false, 0]
    const asking = new Map<FastifyInstance, number>()
    const failures: unknown[] = []
    const living = Array.from({ length: 12 }, async () => {
      const agent = new Agent({ keepAlive: true })
      while (!isOver) {
        const asked = target
        asking.set(asked, (asking.get(asked) ?? 0) + 1)
        const answer = await ask(asked, '/api/access/settings', agent).catch((error: unknown) => error)
        asking.set(asked, (asking.get(asked) ?? 0) - 1)
        if ((answer as { status?: number }).status === 200) answered += 1
        else failures.push(answer)
      }
      agent.destroy()
    })
    const rounds = runs(4, 20)

    for (let round = 0; round < rounds; round += 1) {
      const [before, next, noticed] = [target, await serving(), Promise.withResolvers<void>()]
      const atLeast = answered + 50
      await eventually(() => expect(answered).toBeGreaterThan(atLeast))
      const long = ask(before, '/held')
      await untilHeld()
      const stopped = stopServing(before, live, noticed.promise)
      // The balancer looks, sends what is new to the next one, and only what takes long is still under way.
      expect((await ask(before, '/readyz')).status).toBe(503)
      target = next.app
      await eventually(() => expect(asking.get(before)).toBe(0))
      noticed.resolve()
      await eventually(() => expect(before.server.listening).toBe(false))
      release()
      expect((await long).status).toBe(200)
      await stopped
      ;({ release, untilHeld } = next)
    }
    isOver = true
    await Promise.all(living)
    await target.close()

    expect(failures).toEqual([])
    expect(answered).toBeGreaterThan(rounds * 50)
  })
})

test('OPS-STOP-04 a stream that is open when the process closes ends, and one that comes then is ended at once', async () => {
  const closing = await openWorld()
  const address = await closing.app.listen({ port: 0, host: '127.0.0.1' })
  const { cookie, token } = await closing.person()
  const open = () => fetch(`${address}/api/live`, { headers: { cookie } })
  const before = await open()
  await eventually(() => expect(closing.house.live.size).toBe(1))
  const noticed = Promise.withResolvers<void>()

  const stopped = stopServing(closing.app, closing.house.live, noticed.promise)

  expect((await open()).status).toBe(200)
  await eventually(() => expect(closing.house.live.size).toBe(2))
  await closing.house.live.stop()
  expect(await before.text()).toContain('"kind":"hello"')
  expect(await ends(closing.house.live, token)).toBe(true)
  expect(closing.house.live.size).toBe(0)
  noticed.resolve()
  await stopped
})

/** Opens a stream, and says whether it was ended at once. */
async function ends(live: LiveHub, token: string): Promise<boolean> {
  let isEnded = false
  const end = () => {
    isEnded = true
  }
  await live.open({ token, snapshot: {} as Snapshot, write: () => {}, end }, null)
  return isEnded
}
