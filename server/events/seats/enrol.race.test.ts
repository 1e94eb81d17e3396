import { newId } from '@bewezen/domain/base/ids.ts'
import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { describe, expect, test } from 'vitest'
import { overOnce, untilHolds } from '../../base/testing/until.ts'
import { openWorld, Refused, type TestPerson } from '../../base/testing/world.ts'

const world = await openWorld({ engine: 'server', env: { ENROL_LIMIT: '1000000' } })
const { house, given } = world
const { pool } = house.database

const rounds = runs(5, 200)
const crowd: TestPerson[] = []
while (crowd.length < runs(40, 200)) crowd.push(await world.person())
const [noor, sem, roos] = crowd as [TestPerson, TestPerson, TestPerson]

const asks = (who: TestPerson, occurrenceId: string, { id = newId(), kind = 'enrolFree', notes = '' } = {}) =>
  who.does(kind === 'enrolFree' ? contract.enrolFree : contract.joinWaitlist, {
    id,
    occurrenceId,
    termsVersion,
    enrollmentData: { notes, terms_accepted: true, cancellation_policy_accepted: true },
  })
/** What somebody was answered: the status of their place, or the code of the refusal. */
const said = (asking: ReturnType<typeof asks>) =>
  asking.then(
    ({ data }) => data.status as string,
    (problem) => (problem instanceof Refused ? problem.code : Promise.reject(problem)),
  )
const rowsOf = async (dateId: string) => {
  const { rows } = await pool.query<{
    id: string
    user_id: string
    status: string
    came: number
    notes: string
    tx: string
  }>(
    'select id, user_id, status, came, notes, xmin::text as tx from event_enrollments where date_id = $1 order by came',
    [dateId],
  )
  return rows
}
const counted = async (): Promise<number> =>
  (await pool.query(`select count(*)::int as n from attempts where kind = 'enrol'`)).rows[0].n
/** Waits until so many have asked, since there were so many. */
const untilAsked = (many: number, before: number, asking: Promise<unknown>) =>
  untilHolds(async () => {
    if ((await counted()) < before + many) throw new Error('not everybody has asked')
  }, overOnce(asking))
/** Lets people ask while nobody can decide about a date, so that all stand in line behind the first. */
async function whileHeld<T>(
  dateId: string,
  asking: () => Promise<T>,
  meanwhile: (working: Promise<T>) => Promise<unknown>,
) {
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from event_dates where id = $1 for update', [dateId])
  const working = asking()
  await meanwhile(working)
  await holder.query('commit')
  holder.release()
  return working
}
/** All at once. */
async function together<T>(
  dateId: string,
  all: readonly (() => Promise<T>)[],
  meanwhile = async () => {},
): Promise<T[]> {
  const before = await counted()
  const asking = () => Promise.all(all.map((ask) => ask()))
  return whileHeld(dateId, asking, (working) => untilAsked(all.length, before, working).then(meanwhile))
}
/** Each after the one before stood in line. */
async function inOrder<T>(
  dateId: string,
  all: readonly (() => Promise<T>)[],
  meanwhile = async () => {},
): Promise<T[]> {
  const answers: Promise<T>[] = []
  const stand = async () => {
    for (const ask of all) {
      const before = await counted()
      const answer = ask()
      answers.push(answer)
      await untilAsked(1, before, answer)
    }
    await meanwhile()
  }
  await whileHeld(dateId, async () => {}, stand)
  return Promise.all(answers)
}

describe('people who press at the same moment', () => {
  test('EV-EDGE-01 EV-ENROL-46 share a few transactions: every seat is given once, and who clicks again has one place and hears of it', async () => {
    for (let round = 0; round < rounds; round++) {
      const seats = 1 + ((round * 7) % 20)
      const { id: dateId } = await given.event({ maxParticipants: seats })
      // Everybody presses three times, twice with the same attempt, and tells who they are.
      const clicks = crowd.flatMap((who) => {
        const id = newId()
        return [id, id, newId()].map((id) => ({ who, id }))
      })
      const answers = await together(
        dateId,
        clicks.map(
          ({ who, id }) =>
            () =>
              said(asks(who, dateId, { id, notes: who.id })),
        ),
      )
      const rows = await rowsOf(dateId)
      expect(rows).toHaveLength(seats)
      expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(seats)
      expect(rows.map(({ came }) => came)).toEqual(rows.map((_, at) => at + 1))
      const won = new Map(rows.map((row) => [row.user_id, row]))
      for (const [at, { who, id }] of clicks.entries()) {
        const place = won.get(who.id)
        expect(answers[at]).toBe(place?.id === id ? 'enrolled' : place ? 'ALREADY_ENROLLED' : 'CAPACITY_EXCEEDED')
        if (place) expect(place.notes).toBe(who.id)
      }
      // One for the first, and the others by dozens.
      expect(new Set(rows.map(({ tx }) => tx)).size).toBeLessThanOrEqual(3)
    }
  })

  test('EV-WAIT-02 EV-WAIT-07 come in their order, and each hears their own place in the line', async () => {
    const { id: dateId } = await given.event({ maxParticipants: 2 })
    const ten = crowd.slice(0, 10).map((who) => async () => (await asks(who, dateId, { kind: 'wait' })).data.place)
    expect(await inOrder(dateId, ten)).toEqual([null, null, 1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('an id that two people use is of the first, with what they told', async () => {
    const [{ id: dateId }, id] = [await given.event(), newId()]
    const answers = await inOrder(dateId, [
      () => said(asks(roos, dateId)),
      () => said(asks(noor, dateId, { id, notes: 'van Noor' })),
      () => said(asks(sem, dateId, { id, notes: 'van Sem' })),
    ])
    expect(answers).toEqual(['enrolled', 'enrolled', 'ID_IN_USE'])
    expect((await rowsOf(dateId)).map(({ notes }) => notes)).toEqual(['', 'van Noor'])
  })

  test('whose session ended while they stood in line is refused, and nobody with them', async () => {
    const { id: dateId } = await given.event()
    const leaver = await world.person()
    const answers = await inOrder(
      dateId,
      [noor, leaver, sem].map((who) => () => said(asks(who, dateId))),
      async () => void (await pool.query('delete from auth_sessions where user_id = $1', [leaver.id])),
    )
    expect(answers).toEqual(['enrolled', 'LOGIN_REQUIRED', 'enrolled'])
  })

  test('a fault about one of them is the answer of that one alone, and nothing is left of it', async () => {
    const { id: dateId } = await given.event({ maxParticipants: 4 })
    await pool.query(`create function faulty() returns trigger language plpgsql as
      $$ begin if new.user_id = '${sem.id}' then raise exception 'no'; end if; return new; end $$`)
    await pool.query('create trigger faulty before insert on event_enrollments for each row execute function faulty()')
    const four = crowd.slice(0, 4)
    const answers = await together(
      dateId,
      four.map((who) => () => said(asks(who, dateId))),
    )
    await pool.query('drop function faulty cascade')
    expect(answers).toEqual(['enrolled', 'UNEXPECTED', 'enrolled', 'enrolled'])
    const { rows } = await pool.query('select taken, came from event_dates where id = $1', [dateId])
    expect(rows).toEqual([{ taken: 3, came: 3 }])
  })
})
