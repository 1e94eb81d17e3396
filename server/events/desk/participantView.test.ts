import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { ParticipantFilter } from '@bewezen/domain/events/participantView.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'

const world = await openWorld()
const { given, app } = world
const { pool } = world.house.database
const admin = await world.person({ role: 'admin' })
const [noor, sem, roos] = [
  await world.person({ firstName: 'Noor', lastName: 'Bösch', username: 'zonnetje' }),
  await world.person({ firstName: 'Sem', lastName: 'Aalders' }),
  await world.person({ firstName: 'Roos', lastName: 'Zwart' }),
]
type View = { search?: string; filter?: ParticipantFilter; order?: 'standing' | 'name' | 'newest'; dateId?: string }
const listed = async (event: { id: string }, view: View = {}) =>
  (await admin.does(contract.participants, { eventId: event.id, ...view })).participants.map(({ person }) => person?.id)

let made = 0
/** Noor paid, Sem was added, and Roos waits. */
async function oneOfEach() {
  const event = await given.event({
    title: 'Ademlab',
    slug: `ademlab-${++made}`,
    isPaid: true,
    priceCents: 2_500,
    maxParticipants: 2,
  })
  const { id: paid } = await given.enrolment({ event, person: noor, by: 'buy', notes: 'Kom later' })
  await admin.does(contract.addParticipant, {
    id: crypto.randomUUID(),
    eventId: event.id,
    personId: sem.id,
    beyond: false,
  })
  await given.enrolment({ event, person: roos, by: 'wait' })
  return { event, paid }
}

test('EV-MORE-25 is sought by name, username and e-mail address, capitals and accents aside', async () => {
  const { event } = await oneOfEach()
  for (const search of ['bosch', ' NOOR b', 'zonne', noor.email.toUpperCase()])
    expect(await listed(event, { search })).toEqual([noor.id])
  expect(await listed(event, { search: '%' })).toEqual([])
  expect(await listed(event, { search: '  ' })).toHaveLength(3)
  const found = await admin.does(contract.participants, { eventId: event.id, search: 'bosch' })
  expect([found.counts, found.totals.length]).toEqual([[{ occurrenceId: event.id, status: 'enrolled', count: 1 }], 2])
  await pool.query('update profiles set hidden_at = app_now() where id = $1', [noor.id])
  expect(await listed(event, { search: 'bosch' })).toEqual([])
  expect(await listed(event)).toContain(undefined)
  await pool.query('update profiles set hidden_at = null where id = $1', [noor.id])
})

test('EV-MORE-25 is narrowed to how a place and its money stand', async () => {
  const { event, paid } = await oneOfEach()
  const each = async () => ({
    paid: await listed(event, { filter: 'paid' }),
    free: await listed(event, { filter: 'free' }),
    held: await listed(event, { filter: 'held' }),
    waiting: await listed(event, { filter: 'waiting' }),
    cancelled: await listed(event, { filter: 'cancelled' }),
    refunded: await listed(event, { filter: 'refunded' }),
    refundFailed: await listed(event, { filter: 'refundFailed' }),
    noTerms: await listed(event, { filter: 'noTerms' }),
    answered: await listed(event, { filter: 'answered' }),
  })
  const before = { free: [sem.id], held: [], cancelled: [], refunded: [], refundFailed: [], noTerms: [sem.id] }
  expect(await each()).toEqual({ ...before, paid: [noor.id], waiting: [roos.id], answered: [noor.id] })
  await admin.does(contract.cancelPlace, { enrollmentId: paid, refunds: true })
  expect(await each()).toEqual({
    ...before,
    paid: [],
    held: [roos.id],
    waiting: [],
    cancelled: [noor.id],
    refunded: [noor.id],
    answered: [],
  })
  await pool.query(`update event_enrollments set refund_status = 'failed' where id = $1`, [paid])
  expect(await listed(event, { filter: 'refundFailed' })).toEqual([noor.id])
  expect(await admin.does(contract.participants, { eventId: event.id, search: 'zwart' })).toMatchObject({
    failedRefunds: 1,
  })
})

test('EV-MORE-26 stands as it stands, by name, or the newest first, and pages of each join without gap or double', async () => {
  const event = await given.event({ maxParticipants: 30 })
  for (let made = 0; made < 70; made++) {
    const person = await given.person({ firstName: ['Bo', 'Al', 'Co'][made % 3] ?? '', lastName: 'Zelfde' })
    await given.enrolment({ event, person, by: made < 30 ? 'enrol' : 'wait' })
  }
  await pool.query(`update event_enrollments set enrolled_at = date_trunc('second', enrolled_at) where event_id = $1`, [
    event.id,
  ])
  for (const order of ['standing', 'name', 'newest'] as const) {
    const seen: { id: string; status: string; place: number | null; name: string; at: string }[] = []
    for (let after: string | undefined, more = true; more; after = seen.at(-1)?.id) {
      const page = await admin.does(contract.participants, { eventId: event.id, order, after })
      expect(page.participants.length).toBeLessThanOrEqual(50)
      expect(page.counts.map(({ count }) => count).toSorted()).toEqual([30, 40])
      seen.push(
        ...page.participants.map(({ id, status, place, person, enrolledAt: at }) => ({
          id,
          status,
          place,
          name: person?.firstName ?? '',
          at,
        })),
      )
      more = page.hasMore
    }
    expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([70, 70])
    if (order === 'standing')
      expect(seen.slice(30).map(({ place }) => place)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    if (order === 'name') expect(seen.map(({ name }) => name)).toEqual(seen.map(({ name }) => name).toSorted())
    if (order === 'newest')
      expect(seen.map(({ at }) => at)).toEqual(
        seen
          .map(({ at }) => at)
          .toSorted()
          .reverse(),
      )
  }
  const elsewhere = await given.enrolment({ event: await given.event(), person: noor })
  await expect(admin.does(contract.participants, { eventId: event.id, after: elsewhere.id })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
}, 120_000)

test('EV-MORE-27 the file has what is shown, with the money, and Logboek says what of it left but not who was sought', async () => {
  const { event, paid } = await oneOfEach()
  await pool.query('update event_enrollments set paid_cents = 1500, refunded_cents = 1000 where id = $1', [paid])
  const fileOf = async (query: string) => {
    const answer = await app.inject({
      url: `/api/events/participants.csv?event=${event.id}${query}`,
      headers: { cookie: admin.cookie },
    })
    return answer.statusCode === 200
      ? (parse(answer.body, { bom: true, delimiter: ';' }) as string[][])
      : answer.statusCode
  }
  expect(await fileOf('')).toHaveLength(4)
  const rows = await fileOf('&filter=paid&search=b%C3%B6sch')
  expect(rows).toEqual([
    expect.anything(),
    expect.arrayContaining(['Noor Bösch', '25,00', '4,34', '10,00', '1,74', 'EUR']),
  ])
  expect(JSON.stringify(rows)).not.toContain('Kom later')
  const byName = (await fileOf('&order=name')) as string[][]
  expect(byName.map((row) => row[1])).toEqual(['Naam', 'Noor Bösch', 'Roos Zwart', 'Sem Aalders'])
  for (const wrong of ['&filter=x', '&order=x', `&search=${'x'.repeat(201)}`]) expect(await fileOf(wrong)).toBe(422)
  const { rows: lines } = await pool.query(
    `select new_value from audit_log where action = 'participants.exported' and subject_id = $1 order by at, id`,
    [event.id],
  )
  expect(lines.map(({ new_value }) => new_value).toSorted()).toEqual([
    'Ademlab',
    'Ademlab',
    'Ademlab, Betaald, gezocht',
  ])
})
