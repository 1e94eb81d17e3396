import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { fromWallTime } from '@bewezen/domain/base/wallTime.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { isStillWanted } from '../notifications/letterRecipients.ts'
import { sendDueLetters } from './sendLetters.ts'

const world = await openWorld({ jobs: true })
const { given, house } = world
const query = async <Row extends object>(text: string, values: unknown[]) =>
  (await house.database.pool.query<Row>(text, values)).rows
const admin = await world.person({ role: 'admin' })
afterEach(() => moveClock(house.database.db, 0))

const start = plusDays(dayOf(new Date()), 30)
/** Lets the clock come to a time on the wall, so many days from the start of every event, and does what is due then. */
async function comesTo(days: number, time: string): Promise<void> {
  const moment = fromWallTime(`${plusDays(start, days)}T${time}`) ?? ''
  await moveClock(house.database.db, Date.parse(moment) - Date.now())
  await sendDueLetters(house)
  await house.settled()
}
const lettersOf = async ({ email }: TestPerson) =>
  (await house.mail.listLocal(email))
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
    .filter(({ kind }) => kind === 'soon' || kind === 'over')
const notesOf = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications.filter(({ type }) => type === 'event_letter').map(({ title }) => title)
/** Waits until everything that is on its way to this person has come, the last of which is a message written now. */
async function everythingCame(event: { id: string }, who: TestPerson): Promise<void> {
  const id = newId()
  await admin.does(contract.write, { id, eventId: event.id, audience: 'all', subject: id, text: 'x' })
  await world.eventually(async () =>
    expect((await house.mail.listLocal(who.email)).some(({ text }) => text.includes(id))).toBe(true),
  )
}
async function withAPlace() {
  const [event, noor] = [await given.event({ title: 'Wandelen', slug: newId() }), await world.person()]
  await given.enrolment({ event, person: noor })
  return { event, noor }
}

describe('the reminder', () => {
  test('EV-MORE-66 comes once, at ten on the day before, by mail and in the inbox', async () => {
    const { event, noor } = await withAPlace()
    await comesTo(-1, '09:59')
    expect(await notesOf(noor)).toEqual([])
    await comesTo(-1, '10:00')
    // On its way it would be too late for it, once the clock says that it is the day itself.
    await world.eventually(async () => expect(await lettersOf(noor)).toHaveLength(1))
    for (const time of ['10:05', '23:00']) await comesTo(-1, time)
    await comesTo(0, '09:00')
    await everythingCame(event, noor)
    expect(await lettersOf(noor)).toMatchObject([
      { kind: 'soon', title: 'Wandelen', settingsLink: 'http://localhost:3000/profile#settings' },
    ])
    expect(await notesOf(noor)).toEqual(['Morgen is het zover'])
  })

  test('EV-MORE-66 not to who waits, left, or came after it; and not of what is called off', async () => {
    const [{ event, noor }, off] = [await withAPlace(), await withAPlace()]
    const [sem, late] = [await world.person(), await world.person()]
    await query('update event_dates set seats = 1 where id = $1', [event.id])
    await given.enrolment({ event, person: sem, by: 'wait' })
    await admin.does(contract.cancelEvent, { eventId: off.event.id })
    await comesTo(-1, '10:00')
    await query('update event_dates set excess = 1 where id = $1', [event.id])
    const other = await given.event()
    await given.enrolment({ event: other, person: late })
    await comesTo(-1, '10:05')
    expect(await notesOf(noor)).toEqual(['Morgen is het zover'])
    for (const who of [sem, late, off.noor]) expect(await notesOf(who)).toEqual([])
  })

  test('EV-MORE-66 EV-MORE-68 not when the date moved before the mail was sent, nor to who or of what switched it off', async () => {
    const [off, quiet] = [await withAPlace(), await withAPlace()]
    await admin.does(contract.saveLetters, { eventId: off.event.id, reminds: false, thanks: false, thanksText: '' })
    await quiet.noor.does(inbox.choose, { about: 'type', subject: 'event_letter', wants: 'nothing' })
    await comesTo(-1, '10:00')
    await everythingCame(off.event, off.noor)
    await everythingCame(quiet.event, quiet.noor)
    for (const { noor } of [off, quiet]) {
      expect(await notesOf(noor)).toEqual([])
      expect(await lettersOf(noor)).toEqual([])
    }
  })
})

test('EV-MORE-66 a reminder that waits to be sent is not, once its date moved to another day or the place is gone', async () => {
  const [event, noor] = [await given.event(), await world.person()]
  const { id } = await given.enrolment({ event, person: noor })
  const wanted = (day = start) => isStillWanted(house.database.db, 'soon', id, day)
  expect(await wanted()).toBe(true)
  expect(await wanted(plusDays(start, 1))).toBe(false)
  await query(
    `update event_dates set starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day' where id = $1`,
    [event.id],
  )
  expect([await wanted(), await wanted(plusDays(start, 1))]).toEqual([false, true])
  await admin.does(contract.cancelEvent, { eventId: event.id })
  expect(await wanted(plusDays(start, 1))).toBe(false)
})

describe('the thank-you', () => {
  test('EV-MORE-67 EV-MORE-68 comes once on the day after where an admin wants it, with their own text', async () => {
    const [{ event, noor }, without] = [await withAPlace(), await withAPlace()]
    expect(await admin.does(contract.letters, { eventId: event.id })).toEqual({
      reminds: true,
      thanks: false,
      thanksText: '',
    })
    const wanted = { reminds: false, thanks: true, thanksText: 'Dank je <i>wel</i>!' }
    await admin.does(contract.saveLetters, { eventId: event.id, ...wanted })
    expect(await admin.does(contract.letters, { eventId: event.id })).toEqual(wanted)
    await comesTo(1, '09:59')
    expect(await notesOf(noor)).toEqual([])
    for (const time of ['10:00', '11:00']) await comesTo(1, time)
    // Of two mails that are on their way together, either may come first.
    await world.eventually(async () => expect(await lettersOf(noor)).toHaveLength(1))
    await comesTo(3, '12:00')
    await everythingCame(event, noor)
    expect(await lettersOf(noor)).toMatchObject([{ kind: 'over', thanksText: 'Dank je <i>wel</i>!' }])
    expect(await notesOf(noor)).toEqual(['Bedankt voor het meedoen'])
    expect(await notesOf(without.noor)).toEqual([])
  })

  test('EV-MORE-67 is not sent when more than three days went by', async () => {
    const { event, noor } = await withAPlace()
    await admin.does(contract.saveLetters, { eventId: event.id, reminds: true, thanks: true, thanksText: '' })
    await comesTo(4, '10:00')
    expect(await notesOf(noor)).toEqual([])
  })

  test('EV-MORE-67 EV-MORE-68 its settings are for admins, and its text has a limit', async () => {
    const { event, noor } = await withAPlace()
    const set = { eventId: event.id, reminds: true, thanks: true, thanksText: 'x'.repeat(2_001) }
    await expect(admin.does(contract.saveLetters, set)).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: { faults: { thanksText: 'De tekst mag maximaal 2000 tekens bevatten' } },
    })
    await expect(noor.does(contract.saveLetters, { ...set, thanksText: '' })).rejects.toMatchObject({ status: 403 })
  })
})
