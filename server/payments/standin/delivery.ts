import { createHmac } from 'node:crypto'
import type { Ledger } from './ledger.ts'
import type { StandInEvent } from './objects.ts'

/**
 * How messages travel. `held` waits for a release; `reversed` and `twice` are what the provider warns for; `never` loses
 * them, and `forged` signs with a secret that is not ours.
 */
export const manners = ['prompt', 'twice', 'reversed', 'held', 'never', 'forged'] as const
export type Manner = (typeof manners)[number]

export type Delivery = {
  manner: Manner
  /** Sends what was held back. */
  release: () => void
  start: () => void
  /** Ends what is under way; what has not arrived stays in the books. */
  stop: () => Promise<void>
}

type Target = { url: string; secret: string; pauses?: readonly number[] }

/** Pauses before each next attempt in milliseconds; the last one is repeated. */
const growingPauses = [500, 1000, 2000, 5000, 10_000, 30_000, 60_000] as const

/** Carries events to the webhook address, signed, one after another, and again with growing pauses until a 2xx. */
export function deliverEvents(ledger: Ledger, target: Target): Delivery {
  const { books } = ledger
  const pauses = target.pauses ?? growingPauses
  const waiting = new Set<NodeJS.Timeout>()
  let fresh: StandInEvent[] = []
  let travelling: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  const delivery: Delivery = {
    manner: 'prompt',
    release: () => sendAll(books.outbox.filter((one) => one.attempts === 0).map((one) => one.eventId)),
    // After a restart everything that had not arrived is tried again.
    start: () => sendAll(books.outbox.map((one) => one.eventId)),
    stop: async () => {
      stopping.abort()
      for (const timer of waiting) clearTimeout(timer)
      await travelling
    },
  }

  // What one act tells is gathered first, so that it can also be told backwards.
  ledger.onTold((event) => {
    if (delivery.manner === 'never') return
    books.outbox.push({ eventId: event.id, attempts: 0 })
    if (delivery.manner === 'held') return
    fresh.push(event)
    if (fresh.length === 1) setImmediate(sendFresh)
  })

  function sendFresh() {
    const ids = fresh.map((event) => event.id)
    fresh = []
    if (delivery.manner === 'reversed') ids.reverse()
    sendAll(delivery.manner === 'twice' ? ids.flatMap((id) => [id, id]) : ids)
  }

  function sendAll(ids: string[]) {
    // Books that could not be written are written with the next change; the journey goes on.
    for (const id of ids) travelling = travelling.then(() => attempt(id)).catch(() => {})
  }

  async function attempt(id: string) {
    const event = books.events[id]
    if (!event || stopping.signal.aborted) return
    const arrived = await post(target, event, { forged: delivery.manner === 'forged', stopping: stopping.signal })
    const entry = books.outbox.find((one) => one.eventId === id)
    if (!entry) return
    if (arrived) {
      books.outbox.splice(books.outbox.indexOf(entry), 1)
      event.pending_webhooks = 0
      await ledger.save()
      return
    }
    if (stopping.signal.aborted) return
    const pause = pauses[Math.min(entry.attempts, pauses.length - 1)] ?? 60_000
    entry.attempts += 1
    const timer = setTimeout(() => {
      waiting.delete(timer)
      sendAll([id])
    }, pause)
    timer.unref()
    waiting.add(timer)
  }

  return delivery
}

type How = { forged: boolean; stopping: AbortSignal }

async function post(target: Target, event: StandInEvent, { forged, stopping }: How): Promise<boolean> {
  const body = JSON.stringify(event)
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature(body, forged ? 'whsec_somebody_else' : target.secret),
        'user-agent': 'Stripe/1.0 (stand-in)',
      },
      body,
      signal: AbortSignal.any([AbortSignal.timeout(10_000), stopping]),
    })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** `t=…,v1=…` as the provider signs: the time is real time, since the receiver refuses what is older than minutes. */
export function signature(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signed = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signed}`
}
