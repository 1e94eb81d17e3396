import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { forgetMessages } from './forgetMessages.ts'
import { provideWrittenMails } from './mailWritten.ts'

const world = await openPayingEvents({ jobs: true })
afterAll(() => world.close())
const { given, house } = world
const admin = await world.person({ role: 'admin', firstName: 'Ada' })
/** What the mails of organisers wait for before they are written. */
let mailsWaitFor: Promise<void> = Promise.resolve()
provideWrittenMails({
  ...house,
  mail: Object.assign(Object.create(house.mail), {
    on: (template: string, load: Parameters<typeof house.mail.on>[1]) =>
      house.mail.on(template, async (...asked) => {
        await mailsWaitFor
        return load(...asked)
      }),
  }),
})

type Wish = {
  id?: string
  dateId?: string | null
  audience?: 'all' | 'enrolled' | 'paid' | 'waiting'
  subject?: string
  text?: string
}
const writes = (event: { id: string }, wish: Wish = {}, who = admin) =>
  who.does(contract.write, {
    id: newId(),
    eventId: event.id,
    audience: 'all',
    subject: 'De route',
    text: 'Tot morgen!',
    ...wish,
  })
const codeOf = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
/** The mails of organisers that somebody got, the oldest first. */
const mailsOf = async ({ email }: TestPerson) =>
  (await house.mail.listLocal(email))
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
    .filter(({ subject }) => subject !== undefined)
    .toReversed()
const toldOf = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications.map(({ title, text }) => ({ title, text }))

/** A series with people on both dates, somebody who paid, and somebody who waits. */
async function aSeries() {
  const [noor, sem, roos, bram] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ]
  const event = await given.event({
    title: 'Wandelen',
    slug: newId(),
    isRecurring: true,
    recurrencePattern: 'weekly',
    maxParticipants: 2,
    isPaid: true,
    priceCents: 2_500,
  })
  const [, second = ''] = event.dateIds
  await given.enrolment({ event, person: noor, by: 'add' })
  await given.enrolment({ event, person: noor, dateId: second, by: 'add' })
  await given.enrolment({ event, person: sem, by: 'buy' })
  await given.enrolment({ event, person: roos, by: 'wait' })
  return { event, second, noor, sem, roos, bram }
}

describe('writing to participants', () => {
  test('EV-MORE-60 the audiences are counted, each person once, of all dates or of one', async () => {
    const { event, second, noor } = await aSeries()
    const counts = (dateId?: string) => admin.does(contract.audiences, { eventId: event.id, dateId })
    expect(await counts()).toEqual({ all: 3, enrolled: 2, paid: 1, waiting: 1 })
    expect(await counts(second)).toEqual({ all: 1, enrolled: 1, paid: 0, waiting: 0 })
    await world.query('update profiles set hidden_at = app_now() where id = $1', [noor.id])
    expect(await counts()).toEqual({ all: 2, enrolled: 1, paid: 1, waiting: 1 })
    expect(await codeOf(admin.does(contract.audiences, { eventId: newId() }))).toBe('EVENT_NOT_FOUND')
    expect(await codeOf(counts(newId()))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-MORE-62 EV-MORE-63 a message arrives once by mail and once in the inbox, at all it is for and nobody else', async () => {
    const { event, noor, sem, roos, bram } = await aSeries()
    const text = 'Neem <b>laarzen</b> mee.\n\nTot morgen!'
    expect(await writes(event, { audience: 'enrolled', text })).toEqual({ told: 2 })
    await world.until(async () => (await mailsOf(noor)).length > 0 && (await mailsOf(sem)).length > 0)
    for (const who of [noor, sem]) {
      expect(await mailsOf(who)).toMatchObject([{ subject: 'De route', text, title: 'Wandelen' }])
      expect(await toldOf(who)).toContainEqual({ title: 'De route', text: `De route\n\n${text}` })
      // Nothing of who else got it.
      expect(JSON.stringify(await mailsOf(who))).not.toContain(who === noor ? sem.email : noor.email)
    }
    for (const who of [roos, bram]) {
      expect(await mailsOf(who)).toEqual([])
      expect((await toldOf(who)).map(({ title }) => title)).not.toContain('De route')
    }
  })

  test('EV-MORE-95 to all dates, each mail names the next date of its reader among those it is for', async () => {
    const { event, second, noor, sem, roos } = await aSeries()
    const at = async (id: string, column = 'starts_at') =>
      (await world.query<{ at: Date }>(`select ${column} as at from event_dates where id = $1`, [id]))[0]?.at
    const iso = async (id: string) => new Date((await at(id)) ?? Number.NaN).toISOString()
    await given.enrolment({ event, person: noor, dateId: event.dateIds[2], by: 'add' })
    await writes(event)
    await world.until(async () => (await Promise.all([noor, sem, roos].map(mailsOf))).every(({ length }) => length > 0))
    expect(await mailsOf(noor)).toMatchObject([{ startAt: await iso(event.id), more: 2 }])
    for (const who of [sem, roos]) expect(await mailsOf(who)).toMatchObject([{ startAt: await iso(event.id), more: 0 }])
    // The first date is over.
    await world.query(
      `update event_dates set starts_at = app_now() - interval '3 hours', ends_at = app_now() - interval '1 hour' where id = $1`,
      [event.id],
    )
    await writes(event, { audience: 'enrolled', subject: 'Nog iets' })
    await world.until(async () => (await Promise.all([noor, sem].map(mailsOf))).every(({ length }) => length > 1))
    const [newest] = (await mailsOf(noor)).toReversed()
    expect(newest).toMatchObject({ startAt: await iso(second), more: 1 })
    expect((await mailsOf(sem)).at(-1)).toMatchObject({ startAt: await iso(event.id), more: 0 })
    // Who waits was not written to as somebody with a place.
    expect(await mailsOf(roos)).toHaveLength(1)
  })

  test('EV-MORE-112 a message leads each reader to the date that its mail names, by mail and in the inbox', async () => {
    const { event, second, noor, sem, bram } = await aSeries()
    await given.enrolment({ event, person: bram, dateId: second, by: 'add' })
    const readers = [noor, sem, bram]
    const wayOf = async (who: TestPerson, subject: string) => {
      const mail = (await mailsOf(who)).find((one) => one.subject === subject)
      const { notifications } = await who.does(inbox.list, {})
      const told = notifications.find(({ title }) => title === subject)
      return [mail?.link, told?.data.eventPath].map((way) => new URL(String(way), 'https://x.example').search)
    }
    const to = (dateId: string) => [`?occurrence=${dateId}`, `?occurrence=${dateId}`]
    await writes(event, { subject: 'Allemaal' })
    await world.until(async () => (await Promise.all(readers.map(mailsOf))).every(({ length }) => length > 0))
    expect(await wayOf(noor, 'Allemaal')).toEqual(to(event.id))
    expect(await wayOf(sem, 'Allemaal')).toEqual(to(event.id))
    expect(await wayOf(bram, 'Allemaal')).toEqual(to(second))
    await writes(event, { subject: 'Deze avond', dateId: second })
    await world.until(async () => (await mailsOf(noor)).length > 1)
    expect(await wayOf(noor, 'Deze avond')).toEqual(to(second))
  })

  test('EV-MORE-62 sent again under its id it goes out once; another text under that id is refused', async () => {
    const { event, noor } = await aSeries()
    const id = newId()
    for (let again = 0; again < 3; again++) expect(await writes(event, { id })).toEqual({ told: 3 })
    expect(await codeOf(writes(event, { id, text: 'Toch niet' }))).toBe('ID_IN_USE')
    const other = await world.person({ role: 'admin' })
    expect(await codeOf(writes(event, { id }, other))).toBe('ID_IN_USE')
    await writes(event, { subject: 'Nog iets' })
    await world.until(async () => (await mailsOf(noor)).length > 1)
    expect((await mailsOf(noor)).map(({ subject }) => subject).toSorted()).toEqual(['De route', 'Nog iets'])
  })

  test('EV-MORE-63 whoever switched event news off in the inbox still gets the mail', async () => {
    const [event, noor] = [await given.event(), await world.person()]
    await given.enrolment({ event, person: noor })
    await world.query(
      `insert into notification_choices (profile_id, about, subject, wants) values ($1, 'type', 'event', 'nothing')`,
      [noor.id],
    )
    await writes(event)
    await world.until(async () => (await mailsOf(noor)).length > 0)
    expect(await toldOf(noor)).toEqual([])
  })

  test('EV-MORE-61 what cannot be sent is refused in a sentence, and nothing goes out', async () => {
    const event = await given.event()
    await expect(writes(event, { subject: ' ', text: '' })).rejects.toMatchObject({
      status: 422,
      code: 'FAULTY_FIELDS',
      data: { faults: { subject: 'Vul een onderwerp in', text: 'Schrijf eerst een bericht' } },
    })
    await expect(writes(event)).rejects.toMatchObject({ status: 409, code: 'NO_RECEIVERS' })
    expect(await codeOf(writes({ id: newId() }))).toBe('EVENT_NOT_FOUND')
    expect(await admin.does(contract.written, { eventId: event.id })).toEqual({
      messages: [],
      total: 0,
      hasMore: false,
    })
  })

  test('EV-MORE-64 what was sent is kept for admins alone, the newest first, with its subject in the log', async () => {
    const { event, second, noor } = await aSeries()
    await writes(event, { audience: 'waiting', subject: 'Eerst' })
    await writes(event, { dateId: second, subject: 'Daarna' })
    const { messages, total, hasMore } = await admin.does(contract.written, { eventId: event.id })
    expect([total, hasMore]).toEqual([2, false])
    expect(messages).toMatchObject([
      { subject: 'Daarna', audience: 'all', told: 1, startAt: expect.any(String), author: { firstName: 'Ada' } },
      { subject: 'Eerst', audience: 'waiting', told: 1, startAt: null, text: 'Tot morgen!' },
    ])
    const older = await admin.does(contract.written, { eventId: event.id, before: messages[0]?.id })
    expect(older.messages.map(({ subject }) => subject)).toEqual(['Eerst'])
    const log = await world.query(
      `select old_value, new_value from audit_log where action = 'event.written' and subject_id = $1 order by at`,
      [event.id],
    )
    expect(log).toMatchObject([{ old_value: 'Wandelen', new_value: 'Eerst' }, { new_value: 'Daarna' }])
    const teacher = await world.person({ role: 'teacher' })
    for (const who of [noor, teacher]) {
      expect(await codeOf(who.does(contract.written, { eventId: event.id }))).toBe('FORBIDDEN')
      expect(await codeOf(writes(event, {}, who))).toBe('FORBIDDEN')
    }
  })

  test('EV-MORE-64 of an event that is deleted the message still arrives, and is forgotten after 30 days', async () => {
    const [event, noor] = [await given.event({ title: 'Zwemmen' }), await world.person()]
    await given.enrolment({ event, person: noor })
    const id = newId()
    const gone = Promise.withResolvers<void>()
    mailsWaitFor = gone.promise
    await writes(event, { id })
    await admin.does(contract.remove, { eventId: event.id })
    gone.resolve()
    await world.until(async () => (await mailsOf(noor)).length > 0)
    expect(await mailsOf(noor)).toMatchObject([{ title: 'Zwemmen', link: 'http://localhost:3000/events' }])
    const stored = () => world.query('select 1 from event_messages where id = $1', [id])
    await forgetMessages(house)
    expect(await stored()).toHaveLength(1)
    await world.query(`update event_messages set sent_at = sent_at - interval '31 days' where id = $1`, [id])
    await forgetMessages(house)
    expect(await stored()).toHaveLength(0)
  })
})
