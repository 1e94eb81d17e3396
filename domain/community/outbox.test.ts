import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLostLine } from '../base/lostLine.ts'
import { runs } from '../base/testing/longMode.ts'
import { type Answer, afterAnswer, inOrder, mayGo, unsentState, type Waiting } from './outbox.ts'

const waits = (id: string, channelId: string, order: number | null, refused: string | null = null): Waiting => ({
  id,
  channelId,
  order,
  refused,
})
const idsOf = (queue: readonly Waiting[]) => queue.map(({ id }) => id)
const nobody = new Set<string>()

describe('what may go', () => {
  test('COM-CHAT-51 of each channel the first that was written goes, and the next only after it', () => {
    const queue = [waits('b', 'slaap', 2), waits('c', 'voeding', 3), waits('a', 'slaap', 1)]
    expect(idsOf(mayGo(queue, nobody))).toEqual(['a', 'c'])
    expect(idsOf(mayGo(queue, new Set(['slaap'])))).toEqual(['c'])
    expect(idsOf(mayGo(afterAnswer(queue, 'a', 'stored'), nobody))).toEqual(['b', 'c'])
  })

  test('COM-CHAT-51 one that is refused stays, marked, and those behind it go', () => {
    const queue = [waits('a', 'slaap', 1), waits('b', 'slaap', 2)]
    const after = afterAnswer(queue, 'a', { refused: 'CHANNEL_READ_ONLY' })
    expect(after).toEqual([waits('a', 'slaap', 1, 'CHANNEL_READ_ONLY'), waits('b', 'slaap', 2)])
    expect(idsOf(mayGo(after, nobody))).toEqual(['b'])
  })

  test('COM-CHAT-51 a lost line leaves the whole queue as it is', () => {
    const queue = [waits('a', 'slaap', 1), waits('b', 'slaap', 2)]
    expect(afterAnswer(queue, 'a', 'lost')).toEqual(queue)
  })

  test('COM-CHAT-51 what the browser has not kept yet does not go before it is', () => {
    expect(mayGo([waits('a', 'slaap', null)], nobody)).toEqual([])
    expect(idsOf(inOrder([waits('new', 'slaap', null), waits('old', 'slaap', 9)]))).toEqual(['old', 'new'])
  })
})

test.each([
  [null, 'good', 'sending'],
  [null, 'lost', 'waiting'],
  ['CHANNEL_READ_ONLY', 'good', 'failed'],
  ['CHANNEL_READ_ONLY', 'lost', 'failed'],
] as const)('COM-CHAT-50 refused by %s on a line that is %s it is %s', (refused, line, state) => {
  expect(unsentState(waits('a', 'slaap', 1, refused), line)).toBe(state)
})

test.each([
  ['OFFLINE', 503, true],
  ['UNKNOWN', 502, true],
  ['MAINTENANCE', 503, true],
  ['UNKNOWN', 504, true],
  ['SIGN_IN_REQUIRED', 401, true],
  ['CHANNEL_READ_ONLY', 403, false],
  ['NOT_FOUND', 404, false],
  ['TOO_MANY_REQUESTS', 429, false],
  ['UNKNOWN', 500, false],
])('COM-CHAT-50 %s with status %i is a lost line: %s', (code, status, isLost) => {
  expect(isLostLine({ code, status })).toBe(isLost)
})

/**
 * A whole browser in one model: what it keeps, two tabs that share it, of which the one with the lock sends, and a server
 * that stores an id once. A tab can be closed at any moment, also between the server's answer and what follows from it.
 */
class Model {
  kept: Waiting[] = []
  written: Waiting[] = []
  thrownAway = new Set<string>()
  everRefused = new Set<string>()
  closed = new Set<string>()
  line: 'good' | 'loses the question' | 'loses the answer' = 'good'
  stored: { id: string; channelId: string }[] = []
  /** The tab that holds the lock, with what it believes is under way. */
  leader: { tab: number; underWay: Map<string, { id: string; answer: Answer }> } | null = null
  #order = 0

  write(channelId: string): void {
    const one = waits(`m${this.written.length}`, channelId, ++this.#order)
    this.written.push(one)
    this.kept.push(one)
  }

  /** One step of a tab: takes the lock when it is free, and sends or takes in one answer. */
  step(tab: number, answersFirst: boolean): void {
    this.leader ??= { tab, underWay: new Map() }
    if (this.leader.tab !== tab) return
    const { underWay } = this.leader
    const [next] = mayGo(this.kept, new Set(underWay.keys()))
    if (next && !(answersFirst && underWay.size > 0)) {
      underWay.set(next.channelId, { id: next.id, answer: this.#ask(next) })
      return
    }
    const [answered] = underWay
    if (!answered) {
      this.leader = null
      return
    }
    const [channelId, { id, answer }] = answered
    underWay.delete(channelId)
    this.kept = afterAnswer(this.kept, id, answer)
    if (typeof answer === 'object') this.everRefused.add(id)
    // The line is lost for all: what is under way is given up, and the lock goes back.
    if (answer === 'lost') this.leader = null
  }

  reload(tab: number): void {
    if (this.leader?.tab === tab) this.leader = null
  }

  retry(): void {
    this.kept = this.kept.map((one) => ({ ...one, refused: null }))
  }

  throwAway(): void {
    const refused = this.kept.find((one) => one.refused !== null)
    if (!refused) return
    this.thrownAway.add(refused.id)
    this.kept = this.kept.filter((one) => one !== refused)
  }

  quiet(): void {
    this.line = 'good'
    for (let steps = 0; steps < 4 * this.written.length + 8; steps++) this.step(this.leader?.tab ?? 0, true)
  }

  #ask({ id, channelId }: Waiting): Answer {
    if (this.line === 'loses the question') return 'lost'
    const answer = this.#serve(id, channelId)
    return this.line === 'loses the answer' ? 'lost' : answer
  }

  #serve(id: string, channelId: string): Answer {
    if (this.stored.some((one) => one.id === id)) return 'stored'
    if (this.closed.has(channelId)) return { refused: 'CHANNEL_READ_ONLY' }
    this.stored.push({ id, channelId })
    return 'stored'
  }
}

const channel = fc.constantFrom('slaap', 'voeding', 'adem')
const tab = fc.constantFrom(0, 1)
const command = fc.oneof(
  { weight: 4, arbitrary: channel.map((of) => (model: Model) => model.write(of)) },
  {
    weight: 8,
    arbitrary: fc.tuple(tab, fc.boolean()).map(
      ([of, first]) =>
        (model: Model) =>
          model.step(of, first),
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('good' as const, 'loses the question' as const, 'loses the answer' as const)
      .map((line) => (model: Model) => {
        model.line = line
      }),
  },
  { weight: 1, arbitrary: tab.map((of) => (model: Model) => model.reload(of)) },
  { weight: 1, arbitrary: channel.map((of) => (model: Model) => void model.closed.add(of)) },
  { weight: 1, arbitrary: channel.map((of) => (model: Model) => void model.closed.delete(of)) },
  { weight: 1, arbitrary: fc.constant((model: Model) => model.retry()) },
  { weight: 1, arbitrary: fc.constant((model: Model) => model.throwAway()) },
)

test('COM-CHAT-51 whatever happens to the line, the tabs and the channels, each message is stored once, in order, and none is lost', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 120 }), (commands) => {
      const model = new Model()
      for (const run of commands) run(model)
      model.quiet()

      const stored = model.stored.map(({ id }) => id)
      expect(new Set(stored).size, 'stored once').toBe(stored.length)
      const left = new Map(model.kept.map((one) => [one.id, one.refused]))
      for (const { id } of model.written) {
        const places = [stored.includes(id), left.has(id), model.thrownAway.has(id)]
        expect(places.includes(true), `${id} is somewhere`).toBe(true)
        expect(stored.includes(id) && left.has(id), `${id} is not in two places`).toBe(false)
      }
      expect(
        [...left.values()].every((refused) => refused !== null),
        'what still waits was refused',
      ).toBe(true)
      for (const of of ['slaap', 'voeding', 'adem']) {
        const inChannel = model.stored.filter(({ id, channelId }) => channelId === of && !model.everRefused.has(id))
        const asWritten = model.written.filter(({ id }) => inChannel.some((one) => one.id === id))
        expect(
          inChannel.map(({ id }) => id),
          'in the order in which they were written',
        ).toEqual(idsOf(asWritten))
      }
    }),
    { numRuns: runs(2_000, 100_000) },
  )
})
