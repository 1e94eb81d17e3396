import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs } from '@bewezen/domain/base/moment.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { mostTransfers } from '@bewezen/domain/events/transfer.ts'
import { termsVersion } from '@bewezen/domain/payments/terms.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { eventsPersonal } from '../personal.ts'
import { openTransfers } from '../testing/transfers.ts'

const world = await openTransfers()
afterAll(() => world.close())
const { given, asked, asks, accepts, agreedOn, placeOf, transferOf, transfer, code } = world
const admin = await world.person({ role: 'admin' })

const people = async () => ({
  noor: await world.person({ firstName: 'Noor' }),
  sem: await world.person({ firstName: 'Sem' }),
})
/** An event on which somebody has a free place, with answers for the kitchen. */
async function held(holder: TestPerson, wish: Parameters<typeof given.event>[0] = {}) {
  const event = await given.event(wish)
  const answers = { dietaryRestrictions: ['Veganistisch'], allergies: ['Noten'], notes: 'Ik kom later' }
  await given.enrolment({ event, person: holder, ...answers })
  return event
}
const agree = (transferId: string, who = admin) => who.does(contract.agreeTransfer, { transferId })

describe('the whole way', () => {
  test('EV-MORE-31 EV-MORE-33 EV-MORE-34 EV-MORE-35 EV-GEN-11 the holder asks, the receiver accepts the terms, an admin agrees, and the same enrolment is the receiver’s', async () => {
    const { noor, sem } = await people()
    const event = await held(noor, { maxParticipants: 1 })
    const before = await placeOf(noor, event)
    expect(await transferOf(noor, event)).toEqual({ mayAsk: true, own: null, offer: null })

    const id = await asks(noor, event, ` @${sem.username.toUpperCase()} `)
    expect(await transferOf(noor, event)).toMatchObject({ own: { id, state: 'asked' }, offer: null })
    expect(await transferOf(sem, event)).toMatchObject({
      mayAsk: false,
      own: null,
      offer: { id, state: 'asked', from: { id: noor.id, firstName: 'Noor' } },
    })
    expect(await code(agree(id))).toBe('NOT_ACCEPTED')
    expect(await admin.does(contract.transfers, { eventId: event.id })).toEqual([])

    for (const wrong of [{ terms_accepted: false }, { cancellation_policy_accepted: false }, { termsVersion: 'old' }])
      expect(await code(accepts(sem, id, wrong))).toBe('TERMS_REQUIRED')
    await accepts(sem, id)
    await accepts(sem, id)
    expect(await transferOf(noor, event)).toMatchObject({ own: { state: 'accepted' } })
    expect(await transferOf(sem, event)).toMatchObject({ offer: { state: 'accepted' } })
    expect(await admin.does(contract.transfers, { eventId: event.id, dateId: event.id })).toMatchObject([
      { id, dateId: event.id, holder: { id: noor.id }, receiver: { id: sem.id } },
    ])
    expect((await placeOf(noor, event)).userId).toBe(noor.id)

    await agree(id)
    await agree(id)
    const places = await world.placesOn(event)
    expect(places).toMatchObject([
      {
        id: before.id,
        userId: sem.id,
        status: 'enrolled',
        came: before.came,
        dietaryRestrictions: [],
        allergies: [],
        notes: '',
        termsAccepted: true,
        termsVersion,
        tierHours: 48,
      },
    ])
    expect(places[0]?.enrolledAt.getTime()).toBeGreaterThan(before.enrolledAt.getTime())
    expect(places[0]?.code).not.toBe(before.code)
    expect(await transfer(id)).toMatchObject({ state: 'done', asked_for: '' })
    expect(await transferOf(noor, event)).toEqual({ mayAsk: false, own: null, offer: null })
    expect(await transferOf(sem, event)).toEqual({ mayAsk: true, own: null, offer: null })
    const [date] = await world.query('select taken, waiting from event_dates where id = $1', [event.id])
    expect(date).toEqual({ taken: 1, waiting: 0 })
  })

  test('EV-MORE-55 the code of before says at the door that the place was handed on, through every hand it went', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const codes = [(await placeOf(noor, event)).code]
    const handedOn = async () => (await admin.does(production.day, { eventId: event.id, dateId: event.id })).handedOn
    const id = await asks(noor, event, sem.username)
    expect(await handedOn()).toEqual([])
    await accepts(sem, id)
    await agree(id)
    expect(await handedOn()).toEqual(codes)
    codes.push((await placeOf(sem, event)).code)
    await agree(await agreedOn(sem, event, noor))
    expect(await handedOn()).toEqual(codes.toSorted())
    expect(codes).not.toContain((await placeOf(noor, event)).code)
  })

  test('EV-MORE-34 what an admin decided stands in Logboek with both people, once however often it was pressed', async () => {
    const { noor, sem } = await people()
    const first = await agreedOn(noor, await held(noor), sem)
    await agree(first)
    await agree(first, await world.person({ role: 'admin' }))
    const event = await held(noor, { title: 'Nachtwandeling' })
    const second = await agreedOn(noor, event, sem)
    await admin.does(contract.refuseTransfer, { transferId: second })
    await admin.does(contract.refuseTransfer, { transferId: second })
    expect((await placeOf(noor, event)).userId).toBe(noor.id)
    const lines = await world.query<{ action: string; subject_id: string }>(
      `select action, subject_id, actor_id, new_value from audit_log where subject_id = any($1) order by action`,
      [[noor.id, sem.id]],
    )
    expect(lines.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['participant.handOnRefused', noor.id],
      ['participant.handedOn', noor.id],
      ['participant.tookOver', sem.id],
    ])
    expect(lines[0]).toMatchObject({ actor_id: admin.id, new_value: expect.stringContaining('Nachtwandeling') })
  })

  test('EV-MORE-31 EV-MORE-33 each of the two takes it back in time, and what is over stays over', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const withdrawn = await agreedOn(noor, event, sem)
    await noor.does(contract.withdrawTransfer, { transferId: withdrawn })
    await noor.does(contract.withdrawTransfer, { transferId: withdrawn })
    expect(await transferOf(sem, event)).toMatchObject({ offer: null })
    const answers = [
      accepts(sem, withdrawn),
      sem.does(contract.declineTransfer, { transferId: withdrawn }),
      agree(withdrawn),
      admin.does(contract.refuseTransfer, { transferId: withdrawn }),
    ]
    expect(await Promise.all(answers.map(code))).toEqual(Array(4).fill('TRANSFER_OVER'))

    const declined = await agreedOn(noor, event, sem)
    await sem.does(contract.declineTransfer, { transferId: declined })
    expect(await code(agree(declined))).toBe('TRANSFER_OVER')
    expect(await code(noor.does(contract.withdrawTransfer, { transferId: declined }))).toBe('TRANSFER_OVER')
    expect((await placeOf(noor, event)).userId).toBe(noor.id)
  })

  test('EV-MORE-31 there is one request at a time for a place, the same id is the same request, and nobody asks for a place of others', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const id = await asks(noor, event, sem.username)
    await asks(noor, event, sem.username, id)
    expect(await code(asks(noor, event, 'somebody'))).toBe('TRANSFER_OPEN')
    const { id: enrollmentId } = await placeOf(noor, event)
    const of = (who: TestPerson, ask: object = {}) =>
      code(who.does(contract.askTransfer, { id: newId(), enrollmentId, username: noor.username, ...ask }))
    expect(await of(sem)).toBe('NOT_FOUND')
    expect(await of(noor, { enrollmentId: newId() })).toBe('NOT_FOUND')
    expect(await of(noor, { username: ' @ ' })).toBe('INVALID_INPUT')
    await noor.does(contract.withdrawTransfer, { transferId: id })
    expect(await of(noor)).toBe('TRANSFER_CLOSED')
    const other = await held(sem)
    const { id: elsewhere } = await placeOf(sem, other)
    expect(await of(sem, { id, enrollmentId: elsewhere })).toBe('ID_IN_USE')
  })

  test('EV-MORE-33 EV-MORE-34 a request is answered by its own people alone, and agreed to by admins alone', async () => {
    const [{ noor, sem }, roos, teacher] = [
      await people(),
      await world.person(),
      await world.person({ role: 'teacher' }),
    ]
    const event = await held(noor)
    const id = await asks(noor, event, sem.username)
    const wrong = [
      accepts(roos, id),
      accepts(noor, id),
      roos.does(contract.declineTransfer, { transferId: id }),
      noor.does(contract.declineTransfer, { transferId: id }),
      sem.does(contract.withdrawTransfer, { transferId: id }),
      admin.does(contract.withdrawTransfer, { transferId: id }),
    ]
    expect(await Promise.all(wrong.map(code))).toEqual(Array(6).fill('NOT_FOUND'))
    await accepts(sem, id)
    const closed = [agree(id, teacher), agree(id, noor), teacher.does(contract.refuseTransfer, { transferId: id })]
    expect(await Promise.all(closed.map(code))).toEqual(Array(3).fill('FORBIDDEN'))
    expect(await transferOf(roos, event)).toEqual({ mayAsk: false, own: null, offer: null })
  })

  test(`EV-MORE-31 one person asks ${mostTransfers} times in a quarter of an hour and no more`, async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    for (let nth = 0; nth < mostTransfers; nth++) {
      const transferId = await asks(noor, event, sem.username)
      await noor.does(contract.withdrawTransfer, { transferId })
    }
    expect(await code(asks(noor, event, sem.username))).toBe('RATE_LIMITED')
  })
})

describe('who may be named', () => {
  /** What the holder reads after naming somebody, without what differs by itself. */
  async function readAfter(
    username: string,
    wish: Parameters<typeof given.event>[0] = {},
    prepare = async (_: { noor: TestPerson; event: { id: string } }) => {},
  ) {
    const noor = await world.person()
    const event = await held(noor, wish)
    await prepare({ noor, event })
    const id = await asks(noor, event, username)
    const { own, ...rest } = (await transferOf(noor, event)) ?? {}
    return { id, event, noor, reads: { ...rest, own: { ...own, id: 'x', askedFor: own?.askedFor === username } } }
  }

  test('EV-MORE-32 whoever is named, the holder reads the same, and only who could have the place hears of it', async () => {
    const sem = await world.person()
    const reached = await readAfter(sem.username)
    expect(await transfer(reached.id)).toMatchObject({ receiver_id: sem.id })

    const [blocked, leaving, there, late, uninvited] = [
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person({ role: 'no_subscription' }),
      await world.person(),
    ]
    await world.query(
      'update auth_users set blocked_at = now() where id = (select user_id from profiles where id = $1)',
      [blocked.id],
    )
    await world.query('update profiles set hidden_at = now() where id = $1', [leaving.id])
    const opened = new Date(Date.now() - 60 * hourMs)
    const unreached = [
      await readAfter('nobody_of_this_name'),
      await readAfter(blocked.username),
      await readAfter(leaving.username),
      await readAfter(there.username, {}, async ({ event }) => void (await given.enrolment({ event, person: there }))),
      await readAfter(late.username, { startInschrijving: opened }),
      await readAfter(uninvited.username, { visibilityPolicy: 'private' }),
    ]
    for (const { id, reads } of unreached) {
      expect(reads).toEqual(reached.reads)
      expect(await transfer(id)).toMatchObject({ receiver_id: null, state: 'asked' })
    }
    expect(await transferOf(there, { slug: (await given.event()).slug })).toMatchObject({ offer: null })
    // Who comes after the receiver's own tier hears of it.
    const early = await readAfter((await world.person()).username, { startInschrijving: opened })
    expect(await transfer(early.id)).toMatchObject({ receiver_id: expect.any(String) })
  })

  test('EV-MORE-32 a block between two people, and a place that was declined before, keep a request from arriving', async () => {
    const [sem, roos] = [await world.person({ entitled: true }), await world.person()]
    const noor = await world.person({ entitled: true })
    const { conversationId } = await sem.does(community.startConversation, { personId: noor.id })
    await sem.does(community.blockConversation, { conversationId, on: true })
    const kept = await asks(noor, await held(noor), sem.username)
    expect(await transfer(kept)).toMatchObject({ receiver_id: null })
    await sem.does(community.blockConversation, { conversationId, on: false })
    const free = await asks(noor, await held(noor), sem.username)
    expect(await transfer(free)).toMatchObject({ receiver_id: sem.id })

    const first = await readAfter(roos.username)
    await roos.does(contract.declineTransfer, { transferId: first.id })
    const again = await asks(first.noor, first.event, roos.username)
    expect(await transfer(again)).toMatchObject({ receiver_id: null })
    const elsewhere = await readAfter(roos.username)
    expect(await transfer(elsewhere.id)).toMatchObject({ receiver_id: roos.id })
  })
})

describe('asked anew each time', () => {
  const whileWaiting = async (event: { id: string; slug: string }) => {
    await world.query('update event_dates set seats = 1 where id = $1', [event.id])
    await (await world.person()).does(contract.joinWaitlist, asked(event.id))
  }
  const meanwhile: [
    string,
    string,
    string,
    (its: { event: { id: string; slug: string }; noor: TestPerson; sem: TestPerson }) => Promise<unknown>,
  ][] = [
    ['EV-MORE-34 somebody waits by now', 'TRANSFER_CLOSED', 'TRANSFER_CLOSED', ({ event }) => whileWaiting(event)],
    [
      'EV-MORE-34 the bank disputes the payment',
      'TRANSFER_CLOSED',
      'TRANSFER_CLOSED',
      ({ event }) => world.query('update event_enrollments set is_disputed = true where event_id = $1', [event.id]),
    ],
    [
      'EV-MORE-34 the receiver enrolled',
      'ALREADY_ENROLLED',
      'RECEIVER_OFF',
      ({ event, sem }) => given.enrolment({ event, person: sem }),
    ],
    [
      'EV-MORE-34 the event is not for the receiver any more',
      'EVENT_NOT_FOUND',
      'RECEIVER_OFF',
      ({ event }) => world.query(`update events set visibility_policy = 'private' where id = $1`, [event.id]),
    ],
    [
      'EV-MORE-34 the receiver’s tier is not open any more',
      'ENROLLMENT_NOT_OPEN',
      'RECEIVER_OFF',
      ({ event }) => world.query(`update events set start_inschrijving = now() where id = $1`, [event.id]),
    ],
    [
      'EV-MORE-31 the date began',
      'TRANSFER_CLOSED',
      'TRANSFER_CLOSED',
      ({ event }) =>
        world.query(`update event_dates set starts_at = now() - interval '1 minute' where id = $1`, [event.id]),
    ],
  ]
  test.each(meanwhile)('%s: neither accepted nor agreed to', async (_title, onAccept, onAgree, happens) => {
    for (const isAccepted of [false, true]) {
      const { noor, sem } = await people()
      const event = await held(noor)
      const id = isAccepted ? await agreedOn(noor, event, sem) : await asks(noor, event, sem.username)
      await happens({ event, noor, sem })
      expect(await code(isAccepted ? agree(id) : accepts(sem, id))).toBe(isAccepted ? onAgree : onAccept)
      expect(await transfer(id)).toMatchObject({ state: isAccepted ? 'accepted' : 'asked' })
      expect((await placeOf(noor, event)).userId).toBe(noor.id)
    }
  })

  test('EV-MORE-34 who is blocked meanwhile gets no place', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const id = await agreedOn(noor, event, sem)
    await world.query(
      'update auth_users set blocked_at = now() where id = (select user_id from profiles where id = $1)',
      [sem.id],
    )
    expect(await code(agree(id))).toBe('RECEIVER_OFF')
  })

  test('EV-MORE-32 EV-MORE-34 a block between the two meanwhile: neither accepted nor agreed to', async () => {
    for (const isAccepted of [false, true]) {
      const [noor, sem] = [await world.person({ entitled: true }), await world.person({ entitled: true })]
      const event = await held(noor)
      const id = isAccepted ? await agreedOn(noor, event, sem) : await asks(noor, event, sem.username)
      const { conversationId } = await sem.does(community.startConversation, { personId: noor.id })
      await sem.does(community.blockConversation, { conversationId, on: true })
      expect(await code(isAccepted ? agree(id) : accepts(sem, id))).toBe(isAccepted ? 'RECEIVER_OFF' : 'TRANSFER_OVER')
      expect((await placeOf(noor, event)).userId).toBe(noor.id)
    }
  })

  test('EV-MORE-37 a holder who is leaving hands nothing on any more, and an admin is not asked', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const id = await agreedOn(noor, event, sem)
    await world.query('update profiles set hidden_at = now() where id = $1', [noor.id])
    expect(await admin.does(contract.transfers, { eventId: event.id })).toEqual([])
    expect(await code(agree(id))).toBe('TRANSFER_OVER')
  })

  test('EV-MORE-31 nobody asks while somebody waits, and the page says so before', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    await whileWaiting(event)
    expect(await transferOf(noor, event)).toMatchObject({ mayAsk: false })
    expect(await code(asks(noor, event, sem.username))).toBe('TRANSFER_CLOSED')
  })
})

describe('what ends a request', () => {
  const ends: [
    string,
    (its: { event: { id: string }; noor: TestPerson; sem: TestPerson; enrollmentId: string }) => Promise<unknown>,
  ][] = [
    ['EV-MORE-37 the holder cancels', ({ noor, enrollmentId }) => noor.does(contract.cancel, { enrollmentId })],
    [
      'EV-MORE-37 an admin takes the place away',
      ({ enrollmentId }) => admin.does(contract.cancelPlace, { enrollmentId, refunds: true }),
    ],
    ['EV-MORE-37 the event is called off', ({ event }) => admin.does(contract.cancelEvent, { eventId: event.id })],
  ]
  test.each(ends)('%s', async (_title, happens) => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const id = await agreedOn(noor, event, sem)
    const { id: enrollmentId } = await placeOf(noor, event)
    await happens({ event, noor, sem, enrollmentId })
    expect(await transfer(id)).toMatchObject({ state: 'ended', asked_for: '' })
    expect(await code(agree(id))).toBe('TRANSFER_OVER')
    expect(await code(accepts(sem, id))).toBe('TRANSFER_OVER')
    expect(await world.placesOn(event, sem)).toEqual([])
  })

  test('EV-MORE-37 a place that is taken back after cancelling is asked for anew', async () => {
    const { noor, sem } = await people()
    const event = await held(noor)
    const id = await agreedOn(noor, event, sem)
    const { id: enrollmentId } = await placeOf(noor, event)
    await noor.does(contract.cancel, { enrollmentId })
    await noor.does(contract.undoCancel, { enrollmentId })
    expect(await code(agree(id))).toBe('TRANSFER_OVER')
    expect(await transferOf(noor, event)).toEqual({ mayAsk: true, own: null, offer: null })
  })
})

describe('money', () => {
  test('EV-MORE-36 nothing moves when the place does; who has it reads no amount, and what goes back goes to who paid', async () => {
    const { noor, sem } = await people()
    const event = await world.paidEvent({ maxParticipants: 1 })
    await world.buys(noor, event)
    const id = await agreedOn(noor, event, sem)
    await agree(id)
    const own = await placeOf(sem, event)
    expect(own).toMatchObject({ status: 'enrolled', paymentStatus: 'completed', paidCents: 2_500, isTransferred: true })
    expect(await world.paymentsFor(event)).toMatchObject([{ userId: noor.id, refundStatus: 'none' }])

    const { event: read } = await sem.does(contract.event, { slug: event.slug })
    expect(read.dates[0]?.own).toMatchObject({ payment: 'completed', paidCents: 0, isTransferred: true })
    const answer = await sem.does(contract.cancel, { enrollmentId: own.id, quotedCents: 999 })
    expect(answer).toMatchObject({ refund: 'none', refund_amount_cents: 0, keptUntil: null })
    await world.heardAll()
    expect(await world.paymentsFor(event)).toMatchObject([{ userId: noor.id, refundStatus: 'pending' }])
  })

  test('EV-MORE-98 admins read who paid for a place that somebody else has, and of whose own nobody', async () => {
    const { noor, sem } = await people()
    const event = await world.paidEvent()
    await world.buys(noor, event)
    const paidBy = async () =>
      (await admin.does(contract.participants, { eventId: event.id })).participants.map(({ paidBy }) => paidBy)
    expect(await paidBy()).toEqual([null])
    await agree(await agreedOn(noor, event, sem))
    expect(await paidBy()).toMatchObject([{ person: { id: noor.id, username: noor.username } }])
    await world.query('update profiles set hidden_at = app_now() where id = $1', [noor.id])
    expect(await paidBy()).toEqual([{ person: null }])
    await world.query('update profiles set hidden_at = null where id = $1', [noor.id])
    await agree(await agreedOn(sem, event, noor))
    expect(await paidBy()).toEqual([null])
  })

  test('EV-MORE-36 the invoice to a company is of who paid, and who has the place now learns nothing of it', async () => {
    const { noor, sem } = await people()
    const event = await world.paidEvent()
    await world.buys(noor, event)
    const company = { name: 'Zee BV', address: 'Kade 1\n1011 AB Amsterdam', vatNumber: 'NL004495445B01' }
    const { id: enrollmentId } = await placeOf(noor, event)
    await noor.does(contract.askInvoice, { enrollmentId, company })
    expect(await noor.does(contract.ownInvoice, { enrollmentId })).toMatchObject({ company: 'Zee BV' })
    await agree(await agreedOn(noor, event, sem))
    expect(await sem.does(contract.ownInvoice, { enrollmentId })).toEqual({ number: null, company: null })
    const takenBy = async ({ id }: { id: string }) =>
      JSON.stringify(await eventsPersonal.collect?.(world.house, world.house.database.db, id))
    expect(await takenBy(sem)).not.toContain('Zee BV')
    expect(await takenBy(noor)).toContain('Zee BV')
    const { companies } = await admin.does(contract.companies, { eventId: event.id })
    expect(companies).toMatchObject([{ name: 'Zee BV', person: { id: noor.id } }])
    const second = await world.paidEvent()
    await world.buys(noor, second)
    await agree(await agreedOn(noor, second, sem))
    const { id } = await placeOf(sem, second)
    expect(await code(sem.does(contract.askInvoice, { enrollmentId: id, company }))).toBe('NOTHING_PAID')
  })

  test('EV-MORE-14 EV-MORE-36 a code that counts once per person is used by who typed it, whoever has the place now', async () => {
    const { noor, sem } = await people()
    const event = await world.paidEvent()
    await given.code({ event, code: 'GRATIS', value: '100', oncePerPerson: true })
    await noor.does(contract.checkout, { ...asked(event.id), discountCode: 'GRATIS' })
    await agree(await agreedOn(noor, event, sem))
    const looks = (who: TestPerson) =>
      code(who.does(contract.checkCode, { eventId: event.id, occurrenceId: event.id, discountCode: 'GRATIS' }))
    expect(await looks(noor)).toBe('CODE_INVALID')
    expect(await looks(sem)).toBe(null)
  })

  test('EV-MORE-36 a place that comes back to who paid shows what they paid', async () => {
    const { noor, sem } = await people()
    const event = await world.paidEvent()
    await world.buys(noor, event)
    await agree(await agreedOn(noor, event, sem))
    await agree(await agreedOn(sem, event, noor))
    expect(await placeOf(noor, event)).toMatchObject({ paidCents: 2_500, isTransferred: false })
  })
})
