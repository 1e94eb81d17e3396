import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { atEnd } from './atEnd.ts'

/** A stretch of network before a server, which can be cut and mended (a fault-injecting TCP proxy). */
export type Wire = {
  /** The address of the server, by way of this wire. */
  url: string
  /** Breaks every connection off and refuses new ones. */
  cut(): void
  /** Lets everything hang: nothing arrives, nothing is refused. */
  stall(): void
  /** Each piece comes so many milliseconds later. */
  slow(milliseconds: number): void
  /** Half-open: the other end is gone and nobody says so. Connections of then stay dead after it is mended. */
  deafen(): void
  /** Breaks every connection off, and answers new ones with these words alone, as a server that is full does. */
  refuse(words: string): void
  mend(): void
}

type State = 'whole' | 'cut' | 'stalled' | 'deaf' | { slowMs: number } | { refuses: string }
type Pair = { near: Socket; far: Socket; isDead: boolean }

const port = (target: URL) => Number(target.port) || ({ 'postgres:': 5432, 'postgresql:': 5432 }[target.protocol] ?? 80)
/** How long a newcomer may take to speak first, in milliseconds; of a mail server it waits to be greeted. */
const speaksWithin = 50

/** Puts a wire before the server of an address; it is taken away after the test file. */
export async function wireTo(address: string): Promise<Wire> {
  const target = new URL(address)
  const open = new Set<Pair>()
  let state: State = 'whole'

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    if (typeof state === 'object' && 'refuses' in state) return refuseOne(near, state.refuses)
    const pair: Pair = { near, far: dial(port(target), target.hostname), isDead: false }
    open.add(pair)
    for (const [from, to] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      const inTime = inOrder(() => (typeof state === 'object' && 'slowMs' in state ? state.slowMs : 0))
      from.on('data', (chunk) => inTime(() => void (pair.isDead || to.write(chunk))))
      from.on('error', () => {})
      from.on('close', () => {
        if (from === near) open.delete(pair)
        if (!pair.isDead) inTime(() => void to.destroy())
      })
      if (state === 'stalled') from.pause()
    }
    if (state === 'deaf') kill(pair)
  })
  const breakOff = () => {
    for (const { near, far } of open) {
      near.destroy()
      far.destroy()
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    server.close()
    breakOff()
  })
  const { port: ours } = server.address() as { port: number }
  return {
    url: Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(ours) }).href,
    cut() {
      state = 'cut'
      breakOff()
    },
    stall() {
      state = 'stalled'
      for (const { near, far } of open) for (const socket of [near, far]) socket.pause()
    },
    slow(slowMs) {
      state = { slowMs }
    },
    deafen() {
      state = 'deaf'
      for (const pair of open) kill(pair)
    },
    refuse(refuses) {
      state = { refuses }
      breakOff()
    },
    mend() {
      state = 'whole'
      for (const { near, far } of open) for (const socket of [near, far]) socket.resume()
    },
  }
}

/** Does things at once, or so much later as it takes at that moment; never in another order. */
function inOrder(late: () => number): (work: () => void) => void {
  let line = Promise.resolve()
  let waiting = 0
  return (work) => {
    const ms = late()
    if (ms === 0 && waiting === 0) return work()
    const due = performance.now() + ms
    waiting++
    line = line.then(async () => {
      await wait(Math.max(0, due - performance.now()))
      waiting--
      work()
    })
  }
}

/** The far end is gone; the near end is not told, and what it says is heard by nobody. */
function kill(pair: Pair): void {
  pair.isDead = true
  pair.far.destroy()
}

function refuseOne(near: Socket, words: string): void {
  const say = () => void (near.writable && near.end(words, 'latin1'))
  near.on('error', () => {})
  near.once('data', say)
  setTimeout(say, speaksWithin)
}
