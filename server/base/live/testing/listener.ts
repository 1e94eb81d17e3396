import { Agent, type ClientRequest, request } from 'node:http'
import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** A browser that listens over the network, and comes back where it was whenever its line is lost. */
export type Listener = {
  readonly heard: readonly LiveFact[]
  readonly signals: readonly LiveSignal[]
  /** What it was told to fetch anew instead of hearing it, by number: after the first, up to the second. */
  readonly gaps: readonly (readonly [number, number])[]
  /** How often its stream was opened. */
  readonly opened: number
  /** Loses the line, as on a train. */
  drop(): void
  leave(): void
}

/** Listens with a session, at another address each time; settles once it is connected. */
export function listenAt(anyAddress: () => string, cookie: string): Promise<Listener> {
  const heard: LiveFact[] = []
  const signals: LiveSignal[] = []
  const gaps: [number, number][] = []
  let [seq, opened, isLeaving]: [number | null, number, boolean] = [null, 0, false]
  let line: ClientRequest | null = null
  return new Promise((connected) => {
    const listener: Listener = {
      heard,
      signals,
      gaps,
      get opened() {
        return opened
      },
      drop: () => void line?.destroy(),
      leave() {
        isLeaving = true
        line?.destroy()
      },
    }
    const open = () => {
      if (isLeaving) return
      const again = () => void setTimeout(open, 20 + Math.random() * 80)
      const after = seq === null ? '' : `?after=${seq}`
      line = request(`${anyAddress()}/api/live${after}`, { agent: false, headers: { cookie } }, (answer) => {
        if (answer.statusCode !== 200) return void answer.resume()
        opened++
        let rest = ''
        answer.setEncoding('utf8').on('data', (text: string) => {
          const blocks = (rest + text).split('\n\n')
          rest = blocks.pop() ?? ''
          for (const block of blocks) take(block)
        })
        answer.on('error', () => {})
        connected(listener)
      })
      line.on('error', () => {})
      // However it ended, and whether there was an answer.
      line.on('close', again)
      line.end()
    }
    const take = (block: string) => {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      const beat = /^: (\d+)$/.exec(block)?.[1]
      if (beat) seq = Math.max(seq ?? 0, Number(beat))
      if (!data) return
      if (block.startsWith('event: signal')) {
        const signal = JSON.parse(data) as LiveSignal
        signals.push(signal)
        if (signal.kind === 'refetch') gaps.push([seq ?? 0, signal.seq])
        // Of the first one: what came before it is in the page that was loaded.
        if ('seq' in signal && (seq === null || signal.kind === 'refetch')) seq = signal.seq
        return
      }
      const fact = JSON.parse(data) as LiveFact
      heard.push(fact)
      seq = Math.max(seq ?? 0, fact.seq)
    }
    open()
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 })

/** Asks until somebody answers: what a browser does with a message that it could not send. */
export async function askUntilAnswered(anyAddress: () => string, path: string, cookie: string, input: object) {
  for (;;) {
    const status = await ask(`${anyAddress()}/api/${path}`, cookie, JSON.stringify(input)).catch(() => null)
    if (status === 200) return
    if (status !== null && status < 500) throw new Error(`${path} was answered ${status}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function ask(url: string, cookie: string, body: string): Promise<number> {
  return new Promise((answered, failed) => {
    const headers = { cookie, 'content-type': 'application/json' }
    request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => answered(answer.statusCode ?? 0))
      answer.on('error', failed)
    })
      .on('error', failed)
      .end(body)
  })
}
