import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { faultWords as words } from '@bewezen/domain/events/formWords.ts'
import { describe, expect, test } from 'vitest'
import { openEditing, weekly } from '../testing/editing.ts'

const world = await openEditing()
const {
  house,
  given,
  pool,
  admin,
  teacher,
  noor,
  sem,
  roos,
  creates,
  opens,
  saves,
  refusalOf,
  codeOf,
  faultsOf,
  rowOf,
  datesOf,
  placesOf,
  auditOf,
} = world

describe('changing an event', () => {
  test('EV-FORM-60 EV-EDGE-41 the second of two who save the same version is refused, and nothing of theirs is stored', async () => {
    const { id } = await creates()
    const { form, version } = await opens(id)
    await admin.does(contract.update, { eventId: id, version, form: { ...form, title: 'De eerste' }, answers: {} })
    const second = { eventId: id, version, form: { ...form, title: 'De tweede' }, answers: {} }
    expect(await refusalOf(teacher.does(contract.update, second))).toMatchObject({ status: 409, code: 'CHANGED' })
    expect(await rowOf(id)).toMatchObject({ title: 'De eerste', version: 2 })
    expect(await codeOf(teacher.does(contract.update, { ...second, eventId: newId() }))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-EDGE-27 EV-EDGE-28 EV-FORM-64 a lower maximum removes nobody, a higher one and none at all let who waits in, in order', async () => {
    const { id } = await creates({ maxParticipants: 1 })
    const people = [noor, sem, roos, await world.person(), await world.person()]
    for (const [at, person] of people.entries())
      await given.enrolment({ event: { id }, person, by: at === 0 ? 'enrol' : 'wait' })
    const enrolled = async () => (await placesOf(id)).map(({ status }) => (status === 'enrolled' ? 1 : 0)).join('')
    await saves(id, { maxParticipants: 3 })
    expect(await enrolled()).toBe('11100')
    await saves(id, { maxParticipants: 2 })
    expect(await enrolled()).toBe('11100')
    expect(await datesOf(id)).toMatchObject([{ seats: 2, taken: 3 }])
    expect((await opens(id)).taken).toBe(3)
    await saves(id, { hasCapacityLimit: false })
    expect(await enrolled()).toBe('11111')
    expect(await rowOf(id)).toMatchObject({ has_capacity_limit: false, max_participants: 0 })
  })

  test('EV-EDGE-14 EV-VIS-16 a later opening, a deadline and a tighter policy leave every enrolment as it was; new ones follow', async () => {
    const { id } = await creates({ cancelUntil: '2027-03-20T10:00' })
    await given.enrolment({ event: { id }, person: noor })
    await saves(id, {
      policy: 'private',
      tiersFrom: '2027-03-10T09:00',
      enrollCloseAt: '2027-03-15T09:00',
      cancelUntil: '',
    })
    expect(await placesOf(id)).toMatchObject([{ status: 'enrolled', may_leave_freely: false }])
    await given.enrolment({ event: { id }, person: sem })
    const { rows } = await pool.query('select free_until from event_enrollments where event_id = $1 order by came', [
      id,
    ])
    expect(rows).toEqual([{ free_until: new Date('2027-03-20T09:00Z') }, { free_until: null }])
    expect(await datesOf(id)).toMatchObject([{ closes_at: new Date('2027-03-15T08:00Z') }])
  })

  test('EV-FORM-63 EV-ROLE-13 with paid enrolments only admins change the price, and nobody the currency', async () => {
    const { id } = await creates({ isPaid: true, priceCents: 2_500 })
    const place = await given.enrolment({ event: { id }, person: noor, by: 'hold' })
    await pool.query(
      `update event_enrollments set status = 'enrolled', payment_status = 'completed', paid_cents = 2500, paid_by = 'p' where id = $1`,
      [place.id],
    )
    expect((await opens(id)).hasPaid).toBe(true)
    expect(await codeOf(saves(id, { priceCents: 3_000 }))).toBe('FORBIDDEN')
    expect(await faultsOf(saves(id, { currency: 'USD' }, admin))).toEqual({ currency: words.currencyFixed })
    await saves(id, { title: 'Zelfde prijs' })
    await saves(id, { isPaid: false }, admin)
    expect(await placesOf(id)).toMatchObject([{ status: 'enrolled', refund_status: 'none' }])
    expect(await codeOf(admin.does(contract.remove, { eventId: id }))).toBe('HAS_PAID_ENROLLMENTS')
  })

  test('EV-CALL-54 live switch, price and capacity stand in the log with who did it, old and new', async () => {
    const { id } = await creates()
    await saves(id, { isPaid: true, priceCents: 1_250, maxParticipants: 20 })
    await admin.does(contract.setLive, { eventId: id, isLive: false })
    await admin.does(contract.setLive, { eventId: id, isLive: false })
    await admin.does(contract.cancelEvent, { eventId: id, reason: 'Te weinig mensen' })
    expect(await auditOf(id)).toMatchObject([
      { action: 'event.price', old_value: 'gratis', new_value: '€ 12,50', actor_id: teacher.id },
      { action: 'event.capacity', old_value: '50', new_value: '20', actor_id: teacher.id },
      { action: 'event.live', old_value: 'true', new_value: 'false', actor_id: admin.id },
      { action: 'event.cancelled', actor_id: admin.id },
    ])
  })

  test('EV-EDGE-25 EV-FORM-49 paid with price 0 is saved, and enrolling costs nothing', async () => {
    const { id } = await creates({ isPaid: true, priceCents: 0 })
    expect(await rowOf(id)).toMatchObject({ is_paid: true, price_cents: '0' })
    await given.enrolment({ event: { id }, person: noor })
    expect(await placesOf(id)).toMatchObject([{ status: 'enrolled' }])
  })
})

describe('who sees it', () => {
  test('EV-VIS-01 EV-VIS-16 EV-EDGE-37 EV-CALL-28 who could see an event hears that it went offline; of a hidden one nobody else hears anything', async () => {
    const { id } = await creates()
    await given.enrolment({ event: { id }, person: noor })
    const [ear, other] = [await noor.listens(), await sem.listens()]
    const heard = (who: typeof ear) => who.heard.filter(({ ids }) => ids.eventId === id).map(({ kind }) => kind)
    await admin.does(contract.setLive, { eventId: id, isLive: false })
    await house.settled()
    expect(heard(other)).toEqual(['event.removed'])
    expect(heard(ear)).toEqual(['event.removed', 'event.saved'])
    await saves(id, { title: 'Stil' })
    await house.settled()
    expect(heard(other)).toEqual(['event.removed'])
    await admin.does(contract.setLive, { eventId: id, isLive: true })
    await house.settled()
    expect(heard(other)).toEqual(['event.removed', 'event.saved'])
  })

  test('EV-VIS-21 a role that loses an event hears that it is gone, one that keeps it that it was saved; leaving the policy clears the roles', async () => {
    const [moderator, student] = [await world.person({ role: 'moderator' }), await world.person({ role: 'student' })]
    const { id } = await creates({ policy: 'roles', roles: ['moderator', 'student'] })
    await house.settled()
    const partner = await world.person({ role: 'partner' })
    const [hers, his, others] = [await moderator.listens(), await student.listens(), await partner.listens()]
    await saves(id, { roles: ['moderator'] })
    await house.settled()
    const kinds = (ear: typeof hers) => ear.heard.filter(({ ids }) => ids.eventId === id).map(({ kind }) => kind)
    expect([kinds(hers), kinds(his)]).toEqual([['event.saved'], ['event.removed']])
    expect(kinds(others)).toEqual([])
    await saves(id, { policy: 'public' })
    expect((await opens(id)).form.roles).toEqual([])
  })
})

describe('ending an event', () => {
  test('EV-ADMIN-30 EV-ADMIN-32 EV-RECUR-07 EV-RECUR-21 EV-CALL-30 without people any editor deletes it with all that hangs on it', async () => {
    const { id } = await creates(weekly)
    await teacher.does(contract.remove, { eventId: id, occurrenceId: id })
    expect([await rowOf(id), await datesOf(id)]).toEqual([undefined, []])
    expect(await auditOf(id)).toMatchObject([{ action: 'event.removed', actor_id: teacher.id }])
    expect(await codeOf(teacher.does(contract.remove, { eventId: id }))).toBe('EVENT_NOT_FOUND')
    expect(await codeOf(opens(id))).toBe('EVENT_NOT_FOUND')
  })

  test('EV-ADMIN-30 EV-ROLE-13 with free enrolments only an admin deletes, with a held seat nobody', async () => {
    const { id } = await creates()
    await given.enrolment({ event: { id }, person: noor })
    expect((await opens(id)).active).toBe(1)
    expect(await codeOf(teacher.does(contract.remove, { eventId: id }))).toBe('FORBIDDEN')
    const { id: paid } = await creates({ isPaid: true, priceCents: 2_500 })
    await given.enrolment({ event: { id: paid }, person: noor, by: 'hold' })
    expect(await codeOf(admin.does(contract.remove, { eventId: paid }))).toBe('HAS_PAID_ENROLLMENTS')
    await admin.does(contract.remove, { eventId: id })
    expect([await rowOf(id), await placesOf(id)]).toEqual([undefined, []])
  })

  test('EV-ADMIN-31 EV-CANCEL-13 EV-WAIT-08 cancelling an event ends every place on its dates to come, once', async () => {
    const { id } = await creates({ ...weekly, maxParticipants: 1 })
    const [, second] = await datesOf(id)
    await given.enrolment({ event: { id }, person: noor })
    await given.enrolment({ event: { id }, person: sem, by: 'wait' })
    await given.enrolment({ event: { id }, person: roos, dateId: second?.id })
    for (const _ of [1, 2]) await admin.does(contract.cancelEvent, { eventId: id, reason: 'Ziek' })
    expect(await rowOf(id)).toMatchObject({ status: 'cancelled', cancelled_at: expect.any(Date) })
    expect((await placesOf(id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect((await auditOf(id)).length).toBe(1)
    expect((await opens(id)).status).toBe('cancelled')
    await saves(id, { recurrenceEnd: '2027-04-12' })
    expect((await datesOf(id)).map(({ status }) => status)).toEqual(Array(4).fill('cancelled'))
  })
})
