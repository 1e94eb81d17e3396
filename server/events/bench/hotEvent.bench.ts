import { newId } from '@bewezen/domain/base/ids.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import type { Bench } from '../../../tools/bench/bench.ts'
import { openStage, type Stage } from '../../base/bench/stage.ts'

const [callers, perRound, rounds] = [16, 320, 4]

type Caller = { cookies: string[]; address: string }
/** People as callers, each from an address of their own. */
const callersOf = (people: readonly { cookies: string[] }[]): Caller[] =>
  people.map(({ cookies }, at) => ({ cookies, address: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` }))

/** Somebody takes a seat through the API; answers the status and the code of the answer. */
async function enrols(site: string, eventId: string, who: Caller | undefined): Promise<string> {
  const answer = await fetch(`${site}/api/events/enrolFree`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: 'https://bewezen.example',
      cookie: who?.cookies[0] ?? '',
      'x-forwarded-for': who?.address ?? '',
    },
    body: JSON.stringify({
      id: newId(),
      eventId,
      occurrenceId: eventId,
      termsVersion,
      enrollmentData: { terms_accepted: true, cancellation_policy_accepted: true },
    }),
  })
  const { code } = (await answer.json()) as { code?: string }
  return code ?? String(answer.status)
}

/** So many do it in turns, so many a second. */
async function rate(many: number, act: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0
  const begin = performance.now()
  const one = async () => {
    for (let index = next++; index < many; index = next++) await act(index)
  }
  await Promise.all(Array.from({ length: callers }, one))
  return many / ((performance.now() - begin) / 1_000)
}

/** The least that a seat can cost: its row locked, one row written, the count raised. */
async function bareSeats({ house }: Stage) {
  const { pool } = house.database
  await pool.query(`create table bare_dates (id int primary key, taken int not null);
    create table bare_seats (id uuid primary key, person int not null)`)
  await pool.query('insert into bare_dates values (1, 0)')
  return () =>
    rate(perRound, () =>
      house.transaction(async (tx) => {
        await tx.execute('select taken from bare_dates where id = 1 for no key update')
        await tx.execute(`insert into bare_seats values ('${newId()}', 1)`)
        await tx.execute('update bare_dates set taken = taken + 1 where id = 1')
      }),
    )
}

const hot = (name: string, target: Bench['target']): Bench => ({
  name,
  unit: 'enrolments/s',
  target,
  rounds,
  open: async () => {
    const stage = await openStage('server')
    // A round more than is counted: the first warms up.
    const people = callersOf(await stage.members(perRound * (rounds + 2)))
    const event = await stage.given.event({ maxParticipants: 1_000_000 })
    const bare = await bareSeats(stage)
    const { ours } = await stage.listen()
    let used = 0
    const round = async () => {
      const from = used
      used += perRound
      return rate(perRound, async (index) => {
        const person = people[(from + index) % people.length]
        const said = await enrols(ours, event.id, person)
        if (said !== '200' && from + index < people.length) throw new Error(`enrolling answered ${said}`)
      })
    }
    return {
      ...(typeof target === 'object' && 'ratio' in target ? { baseline: { round: bare } } : {}),
      candidate: { round },
      close: stage.close,
    }
  },
})

/** Five thousand who press in the same second: how long the last one waits, in milliseconds; anything but a seat or full is an error. */
const rush: Bench = {
  name: 'hot event, 5,000 at once, the last answer',
  unit: 'ms',
  target: { atMost: 20_000 },
  rounds: 1,
  open: async () => {
    const stage = await openStage('server')
    const people = callersOf(await stage.members(5_000))
    const { ours } = await stage.listen()
    const round = async () => {
      const event = await stage.given.event({ maxParticipants: 50 })
      const begin = performance.now()
      const said = await Promise.all(people.map((person) => enrols(ours, event.id, person)))
      const took = performance.now() - begin
      const seats = said.filter((one) => one === '200').length
      const full = said.filter((one) => one === 'CAPACITY_EXCEEDED').length
      if (seats !== 50 || full !== 4_950) throw new Error(`${seats} seats, ${full} full of ${said.length}`)
      return took
    }
    return { candidate: { round }, close: stage.close }
  },
}

export default [
  hot('hot event, against a bare locked transaction', { ratio: 0.25 }),
  hot('hot event, confirmed enrolments', { atLeast: 300 }),
  rush,
]
