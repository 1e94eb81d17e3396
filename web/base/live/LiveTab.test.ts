import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { Connect, StreamEnd } from './connect.ts'
import type { Heard } from './events.ts'
import type { LineStatus } from './keepConnected.ts'
import { LiveTab } from './LiveTab.ts'

/** The server of a test: it keeps every fact, and tells each open stream what comes after its number. */
class Server {
  readonly facts: LiveFact[] = []
  readonly streams = new Set<{ hear: (heard: Heard) => void; end: (how: StreamEnd) => void }>()
  opened = 0

  readonly connect: Connect = (after, hear, until) => {
    this.opened++
    return new Promise((resolve) => {
      const stream = {
        hear,
        end: (how: StreamEnd) => {
          this.streams.delete(stream)
          resolve(how)
        },
      }
      until.addEventListener('abort', () => stream.end('lost'))
      this.streams.add(stream)
      hear({ signal: { kind: 'hello', seq: this.facts.at(-1)?.seq ?? 0 } })
      for (const fact of this.facts) if (fact.seq > after) hear({ fact })
    })
  }

  happens(...seqs: number[]): void {
    for (const seq of seqs) {
      const fact: LiveFact = { seq, kind: 'channel.read', ids: {} }
      this.facts.push(fact)
      this.tell({ fact })
    }
  }

  tell(heard: Heard): void {
    for (const stream of this.streams) stream.hear(heard)
  }

  signal = (signal: LiveSignal) => this.tell({ signal })

  break(how: StreamEnd = 'lost'): void {
    for (const stream of this.streams) stream.end(how)
  }
}

const open: { tab: LiveTab }[] = []
let browsers = 0
afterEach(async () => {
  for (const { tab } of open.splice(0)) tab.stop()
  vi.useRealTimers()
})

/** A browser: tabs that share a channel and locks, and what each of them heard. */
function newBrowser(server: Server, shares = true) {
  const name = `live-test-${++browsers}`
  const locks = {
    request: (lock: string, ...rest: unknown[]) => navigator.locks.request(`${name}-${lock}`, ...(rest as [never])),
  } as Pick<LockManager, 'request'>
  return (seq = 0) => {
    const it = { heard: [] as number[], told: [] as (string | LineStatus)[], tab: undefined as unknown as LiveTab }
    it.tab = new LiveTab({
      seq,
      connect: server.connect,
      channel: shares ? new BroadcastChannel(name) : null,
      locks: shares ? locks : null,
      ears: {
        fact: (fact) => it.heard.push(fact.seq),
        refetch: () => it.told.push('refetch'),
        accessChanged: () => it.told.push('accessChanged'),
        signedOut: () => it.told.push('signedOut'),
        told: (told) => it.told.push(told.kind),
        status: (status) => it.told.push(status),
      },
    })
    open.push(it)
    return it
  }
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: 3_000, interval: 5 })

test('tabs of one browser share one stream, and each hears every fact once and in order', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const [first, second, third] = [newTab(), newTab(), newTab()]
  await soon(() => expect(server.streams.size).toBe(1))

  server.happens(1, 2, 5)

  for (const tab of [first, second, third]) await soon(() => expect(tab.heard).toEqual([1, 2, 5]))
  expect(server.opened).toBe(1)
})

test('SH-EDGE-32 a tab that comes later gets what happened since its page, and nothing twice', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const first = newTab()
  server.happens(1, 2, 3)
  await soon(() => expect(first.heard).toEqual([1, 2, 3]))

  const late = newTab(2)
  await soon(() => expect(late.heard).toEqual([3]))
  server.happens(4)

  await soon(() => expect(late.heard).toEqual([3, 4]))
  expect(server.opened).toBe(1)
})

test('a page that is older than what the leading tab still knows is told to fetch anew', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const first = newTab(50)
  await soon(() => expect(server.streams.size).toBe(1))

  const old = newTab(7)
  await soon(() => expect(old.told).toContain('refetch'))
  server.happens(51)

  await soon(() => expect(old.heard).toEqual([51]))
  expect(first.told).toEqual([])
})

test('SH-EDGE-32 when the leading tab closes another takes over where it was', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const [first, second, third] = [newTab(), newTab(), newTab()]
  await soon(() => expect(server.streams.size).toBe(1))
  server.happens(1)
  for (const tab of [second, third]) await soon(() => expect(tab.heard).toEqual([1]))

  first.tab.stop()
  server.happens(2)

  for (const tab of [second, third]) await soon(() => expect(tab.heard).toEqual([1, 2]))
  expect(first.heard).toEqual([1])
  expect(server.streams.size).toBe(1)
})

test('X3-CALL-42 SH-EDGE-32 a lost stream is opened again after a pause and goes on after the last number', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = new Server()
  const { heard, told } = newBrowser(server, false)()
  server.happens(1)

  server.break()
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['lost'])
  server.happens(2)
  expect(server.opened).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)

  expect([server.opened, heard, told]).toEqual([2, [1, 2], ['lost', 'open']])
})

test('ADM-MORE-56 no line is lost while another tab views the site as a role, and the stream is open again afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const server = new Server()
  const { heard, told } = newBrowser(server, false)()
  server.break('viewing')
  await vi.advanceTimersByTimeAsync(0)
  server.happens(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([server.opened, heard, told]).toEqual([2, [1], []])
})

test('X3-CALL-42 somebody who missed too much is told once to fetch anew, in every tab', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const [first, second] = [newTab(), newTab()]
  await soon(() => expect(server.streams.size).toBe(1))
  server.happens(1)
  await soon(() => expect(second.heard).toEqual([1]))

  server.signal({ kind: 'refetch', seq: 900 })
  server.happens(901)

  for (const tab of [first, second]) await soon(() => expect([tab.told, tab.heard]).toEqual([['refetch'], [1, 901]]))
})

test('COM-CHAT-32 who is in a channel reaches every tab, and moves no number', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const [first, second] = [newTab(), newTab()]
  await soon(() => expect(server.streams.size).toBe(1))
  server.happens(1)
  await soon(() => expect(second.heard).toEqual([1]))

  server.signal({ kind: 'presence', channelId: 'kanaal', count: 3, people: [], typing: [] })
  server.happens(2)

  for (const tab of [first, second]) await soon(() => expect([tab.told, tab.heard]).toEqual([['presence'], [1, 2]]))
})

test('SH-EDGE-36 the end of the session reaches every tab, from the server and from a tab that signs out', async () => {
  const server = new Server()
  const newTab = newBrowser(server)
  const [first, second] = [newTab(), newTab()]
  await soon(() => expect(server.streams.size).toBe(1))

  server.signal({ kind: 'accessChanged' })
  server.signal({ kind: 'ended' })
  await soon(() => expect(second.told).toEqual(['accessChanged', 'signedOut']))
  second.tab.tellSignedOut()

  await soon(() => expect(first.told).toEqual(['accessChanged', 'signedOut', 'signedOut']))
})

test('a browser without locks has a stream for each tab', async () => {
  const server = new Server()
  const newTab = newBrowser(server, false)
  const [first, second] = [newTab(), newTab()]

  server.happens(1)

  expect([first.heard, second.heard, server.opened]).toEqual([[1], [1], 2])
})
