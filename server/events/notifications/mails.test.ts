import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { record } from '../../base/facts/record.ts'
import type { TestPerson } from '../../base/testing/world.ts'
import { openPushService } from '../../inbox/testing/pushService.ts'
import { holdDate } from '../seats/holdDate.ts'
import { passSeats } from '../seats/passSeats.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'

const world = await openPayingEvents({ jobs: true })
afterAll(() => world.close())
afterEach(() => world.standIn.behave({ delivery: 'prompt' }))
const { house, given, asked, checksOut, heardAll, paidEvent, placesOn } = world

/** The mails that somebody got of events, the oldest first. */
const mailsOf = async ({ email }: TestPerson) => {
  const mails = await house.mail.listLocal(email)
  return mails.map((mail) => JSON.parse(mail.text) as Record<string, unknown>).reverse()
}
const kindsOf = async (who: TestPerson) => (await mailsOf(who)).map(({ kind }) => kind)
/** Waits until somebody got as many mails, and answers their kinds. */
const hears = async (who: TestPerson, many: number) => {
  await world.until(async () => (await mailsOf(who)).length >= many)
  return kindsOf(who)
}
const notificationsOf = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications.map(({ type, title, text }) => ({ type, title, text }))
const someone = () => world.person({ entitled: true })
const calledOff = (event: { id: string }) =>
  house.transaction(async (tx, now) => {
    const date = await holdDate(tx, event.id)
    if (date) await passSeats(house, tx, { date, event: { kind: 'callOff' }, now })
    await record(tx, { kind: 'event.calledOff', eventId: event.id, dateId: event.id })
  })

const service = await openPushService()
/** Lets a closed browser of somebody be woken, and answers what it was told. */
const phoneOf = async (who: TestPerson) => {
  const { endpoint, publicKey, authSecret, read } = service.subscriber()
  await who.does(inbox.savePreferences, { pushEnabled: true })
  await who.does(inbox.subscribePush, { endpoint, publicKey, authSecret })
  return () =>
    service.received
      .filter(({ path }) => endpoint.endsWith(path))
      .map(({ body }) => JSON.parse(read(body)) as Record<string, string>)
}

describe('a closed browser', () => {
  test('EV-WAIT-04 EV-WAIT-05 is woken for a place that came or is offered, with no word that somebody typed', async () => {
    const [noor, sem, roos] = [await someone(), await someone(), await someone()]
    const [phone, other] = [await phoneOf(sem), await phoneOf(noor)]
    const paid = await paidEvent({ maxParticipants: 1, title: 'Geheim uitje' })
    const free = await given.event({ maxParticipants: 1, title: 'Stil weekend' })
    await checksOut(noor, paid)
    const first = await noor.does(contract.enrolFree, asked(free.id))
    await sem.does(contract.joinWaitlist, asked(paid.id))
    const [held] = await placesOn(paid, noor)
    await noor.does(contract.cancel, { enrollmentId: String(held?.id) })
    await world.until(async () => phone().length === 1)
    expect(phone()).toMatchObject([
      { title: 'Er is een plek voor je vrij', text: 'Bekijk het evenement', path: `/events/${paid.slug}` },
    ])
    const admin = await world.person({ role: 'admin' })
    await sem.does(contract.joinWaitlist, asked(free.id))
    await admin.does(contract.cancelPlace, { enrollmentId: first.data.id, refunds: false })
    await world.until(async () => phone().length === 2)
    expect(phone()[1]).toMatchObject({ title: 'Je hebt een plek', path: `/events/${free.slug}` })
    expect(JSON.stringify(phone())).not.toMatch(/Geheim|Stil/)
    // Who lost a place hears it by mail and in the inbox; nothing of theirs is in a hurry.
    expect(await hears(noor, 2)).toContain('cancelled')
    await roos.does(contract.enrolFree, asked((await given.event()).id))
    expect(other()).toEqual([])
  })

  test('EV-WAIT-05 whoever wants nothing of events is not woken', async () => {
    const [noor, sem] = [await someone(), await someone()]
    const phone = await phoneOf(sem)
    await sem.does(inbox.choose, { about: 'type', subject: 'event', wants: 'nothing' })
    const event = await paidEvent({ maxParticipants: 1 })
    await checksOut(noor, event)
    await sem.does(contract.joinWaitlist, asked(event.id))
    const [held] = await placesOn(event, noor)
    await noor.does(contract.cancel, { enrollmentId: String(held?.id) })
    expect(await hears(sem, 1)).toEqual(['offered'])
    expect(await notificationsOf(sem)).toEqual([])
    expect(phone()).toEqual([])
  })
})

describe('mails about a place', () => {
  test('EV-ENROL-23 EV-ENROL-45 EV-EDGE-03 one confirmation, with what it must say and never the meeting address', async () => {
    const noor = await someone()
    const event = await given.event({
      title: 'Ademen',
      type: 'digitaal',
      venueName: null,
      joinUrl: 'https://meet.google.com/abc-defg-hij',
    })
    const attempt = asked(event.id)
    await Promise.all([noor.does(contract.enrolFree, attempt), noor.does(contract.enrolFree, attempt)])
    await noor.does(contract.enrolFree, attempt)
    expect(await hears(noor, 1)).toEqual(['made'])
    const [mail] = await mailsOf(noor)
    expect(mail).toMatchObject({
      title: 'Ademen',
      place: 'Online',
      isPaid: false,
      hasPlace: true,
      freeUntil: null,
      zone: 'Europe/Amsterdam',
      link: `http://localhost:3000/events/${event.slug}`,
    })
    expect(JSON.stringify(mail)).not.toContain('meet.google.com')
  })

  test('EV-ENROL-45 EV-EDGE-04 a payment that is told twice is confirmed once, with what was paid', async () => {
    const [noor, event] = [await someone(), await paidEvent()]
    await world.standIn.behave({ delivery: 'twice' })
    await world.buys(noor, event)
    await world.standIn.behave({ delivery: 'prompt' })
    expect(await hears(noor, 1)).toEqual(['made'])
    expect((await mailsOf(noor))[0]).toMatchObject({ isPaid: true, paidCents: 2_500, currency: 'EUR' })
  })

  test('EV-WAIT-04 EV-WAIT-08 who gets a seat hears it by mail and in the inbox, and who got none when the waitlist ends', async () => {
    const [noor, sem, roos] = [await someone(), await someone(), await someone()]
    const teacher = await world.person({ role: 'teacher', firstName: 'Tess' })
    const event = await given.event({ title: 'Wandelen', maxParticipants: 1, createdBy: teacher.id })
    await noor.does(contract.enrolFree, asked(event.id))
    await sem.does(contract.joinWaitlist, asked(event.id))
    await roos.does(contract.joinWaitlist, asked(event.id))
    const pass = (happens: Parameters<typeof passSeats>[2]['event']) =>
      house.transaction(async (tx, now) => {
        const date = await holdDate(tx, event.id)
        if (date) await passSeats(house, tx, { date, event: happens, now })
      })
    await pass({ kind: 'setMax', max: 2 })
    expect(await hears(sem, 1)).toEqual(['promoted'])
    expect(await notificationsOf(sem)).toMatchObject([
      { type: 'event', title: 'Je hebt een plek', text: expect.stringContaining('Wandelen') },
    ])
    // The way to cancel: the page of the event.
    const [{ data, sender } = {}] = opened(await sem.does(inbox.list, {}))
    expect([data?.eventPath, sender?.firstName]).toEqual([`/events/${event.slug}`, 'Tess'])
    await world.query(`update event_dates set closes_at = app_now() - interval '1 second' where id = $1`, [event.id])
    await pass({ kind: 'lapse' })
    expect(await hears(roos, 1)).toEqual(['waitlistEnded'])
    expect(await notificationsOf(roos)).toMatchObject([{ title: 'De wachtlijst is gesloten' }])
  })

  test('EV-WAIT-05 who is offered a seat hears until when', async () => {
    const [noor, sem, event] = [await someone(), await someone(), await paidEvent({ maxParticipants: 1 })]
    await checksOut(noor, event)
    await sem.does(contract.joinWaitlist, asked(event.id))
    const [held] = await placesOn(event, noor)
    await noor.does(contract.cancel, { enrollmentId: String(held?.id) })
    expect(await hears(sem, 1)).toEqual(['offered'])
    const [offered] = await placesOn(event, sem)
    expect((await mailsOf(sem))[0]).toMatchObject({ offeredUntil: offered?.offeredUntil?.toISOString() })
    // Giving up what was never paid brings no notification.
    expect(await kindsOf(noor)).toEqual([])
  })

  test('EV-CANCEL-03 EV-CANCEL-04 who cancels a free place hears it when it cannot be taken back, who cancels a paid one gets the money too', async () => {
    const [noor, sem] = [await someone(), await someone()]
    const [free, paid] = [await given.event(), await paidEvent()]
    const { data } = await noor.does(contract.enrolFree, asked(free.id))
    await hears(noor, 1)
    await noor.does(contract.cancel, { enrollmentId: data.id })
    await house.settled()
    expect(await kindsOf(noor)).toEqual(['made'])
    await noor.does(contract.undoCancel, { enrollmentId: data.id })
    await noor.does(contract.cancel, { enrollmentId: data.id })
    // The clock of the transaction below counts milliseconds, that of the database goes on within one.
    await world.query(
      `update event_enrollments set kept_until = past, due_at = past from (select app_now() - interval '1 second' as past) p
        where id = $1`,
      [data.id],
    )
    await house.transaction(async (tx, now) => {
      const date = await holdDate(tx, free.id)
      if (date) await passSeats(house, tx, { date, event: { kind: 'lapse' }, now })
    })
    expect(await hears(noor, 2)).toEqual(['made', 'cancelled'])

    await world.buys(sem, paid)
    await hears(sem, 1)
    const [own] = await placesOn(paid)
    await sem.does(contract.cancel, { enrollmentId: String(own?.id) })
    expect((await hears(sem, 3)).toSorted()).toEqual(['cancelled', 'made', 'refunded'])
    for (const mail of (await mailsOf(sem)).slice(1)) expect(mail).toMatchObject({ backCents: 2_500, currency: 'EUR' })
    expect(await placesOn(paid)).toMatchObject([{ refundStatus: 'refunded' }])
  })

  test('EV-CANCEL-13 EV-WAIT-08 when an event is called off everybody hears it once, the waitlist included, and the money goes back', async () => {
    const [noor, sem] = [await someone(), await someone()]
    const event = await paidEvent({ maxParticipants: 1 })
    await world.buys(noor, event)
    await sem.does(contract.joinWaitlist, asked(event.id))
    await calledOff(event)
    expect((await hears(noor, 3)).toSorted()).toEqual(['calledOff', 'made', 'refunded'])
    expect(await hears(sem, 1)).toEqual(['calledOff'])
    expect(await notificationsOf(sem)).toMatchObject([{ title: 'Een evenement gaat niet door' }])
  })

  test('EV-ADMIN-31 EV-CANCEL-13 EV-EDGE-24 why an admin calls a date or an event off is told to all who had a place, as it was typed', async () => {
    const [noor, sem, admin] = [await someone(), await someone(), await world.person({ role: 'admin' })]
    const event = await given.event({ maxParticipants: 1, isRecurring: true, recurrencePattern: 'weekly' })
    const [, second = ''] = event.dateIds
    await noor.does(contract.enrolFree, asked(second))
    await sem.does(contract.enrolFree, asked(event.id))
    // Two mails that wait at once are sent in any order.
    await Promise.all([hears(noor, 1), hears(sem, 1)])
    await admin.does(contract.cancelEvent, {
      eventId: event.id,
      occurrenceId: second,
      reason: ' De docent is <b>ziek</b> ',
    })
    expect(await hears(noor, 2)).toEqual(['made', 'calledOff'])
    expect((await mailsOf(noor))[1]).toMatchObject({ reason: 'De docent is <b>ziek</b>' })
    expect(await notificationsOf(noor)).toMatchObject([
      { text: expect.stringContaining('Reden: De docent is <b>ziek</b>') },
    ])
    // Of another date, which still takes place, nobody hears anything; later the whole event without a reason.
    expect(await kindsOf(sem)).toEqual(['made'])
    await admin.does(contract.cancelEvent, { eventId: event.id })
    expect(await hears(sem, 2)).toEqual(['made', 'calledOff'])
    expect((await mailsOf(sem))[1]).toMatchObject({ reason: null })
    expect((await notificationsOf(sem))[0]?.text).not.toContain('Reden')
  })

  test('EV-CANCEL-14 EV-RECUR-18 when a date becomes another appointment all who have a place on it hear it, and nobody else', async () => {
    const [noor, sem, event] = [await someone(), await someone(), await given.event()]
    const { data } = await noor.does(contract.enrolFree, asked(event.id))
    const gone = await sem.does(contract.enrolFree, asked(event.id))
    await sem.does(contract.cancel, { enrollmentId: gone.data.id })
    await hears(noor, 1)
    await hears(sem, 1)
    await house.transaction((tx) => record(tx, { kind: 'event.moved', eventId: event.id, dateId: event.id }))
    expect(await hears(noor, 2)).toEqual(['made', 'moved'])
    expect(await notificationsOf(noor)).toMatchObject([{ title: 'Een evenement is gewijzigd' }])
    expect(await kindsOf(sem)).toEqual(['made'])
    expect(data.status).toBe('enrolled')
  })

  test('EV-PAY-17 EV-EDGE-10 whose payment came too late hears why the money comes back', async () => {
    const [noor, sem, event] = [await someone(), await someone(), await paidEvent({ maxParticipants: 1 })]
    await world.standIn.behave({ delivery: 'held' })
    const { sessionId } = await checksOut(noor, event)
    await world.standIn.pay(sessionId)
    const [held] = await placesOn(event)
    // At once: the end of a hold has the provider asked, and the money would still find the seat free.
    await house.transaction(async (tx, now) => {
      for (const happens of [
        { kind: 'holdEnded', id: String(held?.id) },
        { kind: 'hold', id: newId(), personId: sem.id },
      ] as const) {
        const date = await holdDate(tx, event.id)
        if (date) await passSeats(house, tx, { date, event: happens, now })
      }
    })
    expect(await placesOn(event, sem)).toMatchObject([{ status: 'reserved' }])
    await world.standIn.behave({ delivery: 'prompt' })
    await world.standIn.release()
    await heardAll()
    expect(await hears(noor, 1)).toEqual(['tooLate'])
    expect((await mailsOf(noor))[0]).toMatchObject({ backCents: 2_500 })
  })

  test('EV-CANCEL-12 a refund that the provider refuses is told as one that is under way, and once', async () => {
    const [noor, event] = [await someone(), await paidEvent()]
    await world.buys(noor, event)
    await hears(noor, 1)
    const mend = world.failing('refundPayment')
    const [own] = await placesOn(event)
    await noor.does(contract.cancel, { enrollmentId: String(own?.id) })
    expect((await hears(noor, 3)).toSorted()).toEqual(['cancelled', 'made', 'refundFailed'])
    mend()
    expect((await hears(noor, 4)).toSorted()).toEqual(['cancelled', 'made', 'refundFailed', 'refunded'])
    expect(await placesOn(event)).toMatchObject([{ refundStatus: 'refunded' }])
  })
})
