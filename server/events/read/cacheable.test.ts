import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { operationsOf } from '../../base/http/operations.ts'
import { openWorld } from '../../base/testing/world.ts'
import { router } from '../../router.ts'

const world = await openWorld()
const { house, given } = world
const { db } = house.database
afterEach(() => moveClock(db, 0))

const noor = await world.person()
const sem = await world.person()
const today = await house.transaction(async (_tx, now) => dayOf(now))
const window = `from=${today}&to=${plusDays(today, 60)}`
const event = await given.event()

const ask = (cookie: string, known?: string, url = `/api/events/calendar?${window}`) =>
  world.app.inject({ url, headers: { cookie, ...(known ? { 'if-none-match': known } : {}) } })
const tagOf = async (cookie: string) => String((await ask(cookie)).headers.etag)

describe('the calendar in the browser of who read it', () => {
  test('EV-CALL-53 is kept by that browser alone, which asks each time whether it still holds', async () => {
    const { statusCode, headers } = await ask(noor.cookie)
    expect([statusCode, headers['cache-control'], headers.vary]).toEqual([200, 'private, no-cache', 'cookie'])
    expect(headers.etag).toMatch(/^"[\w-]{20,}"$/)
    expect((await ask('')).headers['cache-control']).toBe('private, no-cache')
  })

  test('EV-CALL-53 is not sent again to whoever has it, however much later', async () => {
    const tag = await tagOf(noor.cookie)
    await moveClock(db, hourMs)
    const again = await ask(noor.cookie, `"other", W/${tag}`)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
  })

  test('EV-CALL-53 what one has of somebody else, or of a moment ago, is answered anew', async () => {
    const [hers, his] = [await tagOf(noor.cookie), await tagOf(sem.cookie)]
    await given.enrolment({ event, person: noor })
    const [own, others] = [await ask(noor.cookie, hers), await ask(sem.cookie, his)]
    expect([own.statusCode, others.statusCode]).toEqual([200, 200])
    expect(own.json().events[0].dates[0].own).not.toBeNull()
    const borrowed = await ask(sem.cookie, String(own.headers.etag))
    expect([borrowed.statusCode, borrowed.json().events[0].dates[0].own]).toEqual([200, null])
  })

  test('EV-CALL-53 a refusal is kept by nobody', async () => {
    const refused = await ask(noor.cookie, '*', '/api/events/calendar?from=x&to=y')
    expect([refused.statusCode, refused.headers['cache-control'], refused.headers.etag]).toEqual([
      422,
      'no-store',
      undefined,
    ])
  })
})

test('EV-CALL-53 no answer of an operation may be kept but those of the calendar and of the streams', async () => {
  expect(
    operationsOf(router)
      .filter(({ isCacheable }) => isCacheable)
      .map(({ name }) => name),
  ).toEqual(['events.calendar', 'livestreams.list'])
  const { statusCode, headers } = await ask(noor.cookie, '*', '/api/events/span')
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([200, 'no-store', undefined])
})
