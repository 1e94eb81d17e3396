import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, Refused } from '../../base/testing/world.ts'
import { sendDueLetters } from './sendLetters.ts'

const world = await openWorld({ engine: 'server', jobs: true })
const { given, house } = world
const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await house.database.pool.query<Row>(text, values)).rows
const admin = await world.person({ role: 'admin' })
const event = await given.event({ maxParticipants: 20 })
const people = await Promise.all(Array.from({ length: 12 }, () => world.person()))
for (const person of people) await given.enrolment({ event, person })

const countedOf = async (what: string, id: string) =>
  Number((await query<{ n: number }>(`select count(*)::int as n from ${what}`, [id]))[0]?.n)

test('EV-MORE-62 pressed many times at the same moment a message goes out once to each', async () => {
  const id = newId()
  const wish = { id, eventId: event.id, audience: 'all' as const, subject: id, text: 'Tot morgen!' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.does(contract.write, wish)))
  expect(answers).toEqual(answers.map(() => ({ told: people.length })))
  const mails = () => countedOf(`local_mails where text like '%' || $1 || '%'`, id)
  await world.eventually(async () => expect(await mails()).toBe(people.length))
  await house.settled()
  expect(await mails()).toBe(people.length)
  expect(await countedOf('notifications where title = $1', id)).toBe(people.length)
  expect(await countedOf('event_message_receivers where message_id = $1', id)).toBe(people.length)
})

test('EV-MORE-62 two texts under one id: one goes out, the other is refused', async () => {
  const id = newId()
  const answers = await Promise.all(
    ['Eerst', 'Anders'].map((text) =>
      admin.does(contract.write, { id, eventId: event.id, audience: 'all', subject: id, text }).then(
        () => 'sent',
        (error: unknown) => (error instanceof Refused ? error.code : String(error)),
      ),
    ),
  )
  expect(answers.toSorted()).toEqual(['ID_IN_USE', 'sent'])
})

test('EV-MORE-66 several processes that look at the same moment remind once', async () => {
  const [date] = await query<{ starts_at: Date }>('select starts_at from event_dates where id = $1', [event.id])
  await moveClock(house.database.db, new Date(date?.starts_at ?? 0).getTime() - 3_600_000 - Date.now())
  await Promise.all(Array.from({ length: 6 }, () => sendDueLetters(house)))
  await house.settled()
  await moveClock(house.database.db, 0)
  expect(await countedOf(`event_letters_sent where date_id = $1`, event.id)).toBe(1)
  expect(await countedOf(`facts where kind = 'event.soon' and ids->>'dateId' = $1`, event.id)).toBe(1)
})
