import { events as contract } from '@bewezen/domain/events/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import ICAL from 'ical.js'
import { afterAll, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { eventsPersonal } from '../personal.ts'
import { openTransfers } from '../testing/transfers.ts'
import { isStillOffered } from './read.ts'

const world = await openTransfers({ jobs: true })
afterAll(() => world.close())
const { house, given, asks, accepts, agreedOn, placeOf } = world
const admin = await world.person({ role: 'admin' })
const people = async () => ({
  noor: await world.person({ firstName: 'Noor', entitled: true }),
  sem: await world.person({ firstName: 'Sem', entitled: true }),
})

const mailsOf = async ({ email }: TestPerson) =>
  (await house.mail.listLocal(email)).toReversed().map(({ text, calendar }) => ({
    ...(JSON.parse(text) as { kind: string; paidCents: number }),
    calendar,
  }))
const hears = async (who: TestPerson, many: number) => {
  await world.until(async () => (await mailsOf(who)).length >= many)
  return mailsOf(who)
}
/** The mail of a kind, once it came. */
const told = async (who: TestPerson, kind: string) => {
  const find = async () => (await mailsOf(who)).find((mail) => mail.kind === kind)
  await world.until(async () => (await find()) !== undefined)
  return find()
}
const titlesOf = async (who: TestPerson) => (await who.does(inbox.list, {})).notifications.map(({ title }) => title)
const entryOf = (calendar: string | null) => {
  const read = new ICAL.Component(ICAL.parse(calendar ?? ''))
  const event = read.getFirstSubcomponent('vevent')
  return {
    method: read.getFirstPropertyValue('method'),
    uid: event?.getFirstPropertyValue('uid'),
    sequence: Number(event?.getFirstPropertyValue('sequence')),
  }
}
const agree = (transferId: string) => admin.does(contract.agreeTransfer, { transferId })

test('EV-MORE-33 EV-MORE-35 each hears by mail and in the inbox what concerns them, the calendar of the holder too, and nobody else does', async () => {
  const { noor, sem } = await people()
  const event = await given.event({ title: 'Samen ademen' })
  await given.enrolment({ event, person: noor })
  const [made] = await hears(noor, 1)
  const id = await asks(noor, event, sem.username)
  const [asked] = await hears(sem, 1)
  expect(asked).toMatchObject({ kind: 'transferAsked', title: 'Samen ademen', firstName: 'Sem', calendar: null })
  await accepts(sem, id)
  await agree(id)
  const [, gone] = await hears(noor, 2)
  const [, mine] = await hears(sem, 2)
  expect(gone).toMatchObject({ kind: 'transferred', firstName: 'Noor' })
  expect(mine).toMatchObject({ kind: 'made', firstName: 'Sem' })
  const [first, last] = [entryOf(made?.calendar ?? null), entryOf(gone?.calendar ?? null)]
  expect(last).toMatchObject({ method: 'CANCEL', uid: event.id })
  expect(last.sequence).toBeGreaterThan(first.sequence)
  expect(entryOf(mine?.calendar ?? null)).toMatchObject({ method: 'REQUEST', uid: event.id })
  expect(await titlesOf(noor)).toEqual(['Je plek is doorgegeven'])
  expect(await titlesOf(sem)).toEqual(['Iemand wil je een plek geven'])
  expect(await mailsOf(admin)).toEqual([])
})

test('EV-MORE-32 EV-MORE-33 EV-MORE-34 a decline is told to the holder, a refusal of an admin to both, and who was named in vain hears nothing', async () => {
  const { noor, sem } = await people()
  const event = await given.event()
  await given.enrolment({ event, person: noor })
  const declined = await asks(noor, event, sem.username)
  await hears(sem, 1)
  await sem.does(contract.declineTransfer, { transferId: declined })
  expect(await told(noor, 'transferDeclined')).toMatchObject({ firstName: 'Noor' })
  // A second request for the same place goes to nobody.
  await asks(noor, event, sem.username)
  const roos = await world.person()
  const other = await given.event()
  await given.enrolment({ event: other, person: noor })
  const refused = await agreedOn(noor, other, roos)
  await admin.does(contract.refuseTransfer, { transferId: refused })
  expect(await told(noor, 'transferRefused')).toMatchObject({ firstName: 'Noor' })
  expect(await told(roos, 'transferRefused')).toMatchObject({ firstName: roos.firstName })
  await world.settled()
  expect(await mailsOf(sem)).toHaveLength(1)
})

test('EV-MORE-33 an offer that is withdrawn before its mail is sent is not mailed', async () => {
  const { noor, sem } = await people()
  const event = await given.event()
  const { id: enrolmentId } = await given.enrolment({ event, person: noor })
  const stands = () => isStillOffered(house.database.db, sem.id, enrolmentId)
  const transferId = await asks(noor, event, sem.username)
  expect(await stands()).toBe(true)
  await noor.does(contract.withdrawTransfer, { transferId })
  expect(await stands()).toBe(false)
})

test('EV-MORE-36 the mails of who took the place over hold no amount, and what goes back is told to who paid', async () => {
  const { noor, sem } = await people()
  const event = await world.paidEvent()
  await world.buys(noor, event)
  await agree(await agreedOn(noor, event, sem))
  await told(noor, 'transferred')
  await told(sem, 'made')
  const { id: enrollmentId } = await placeOf(sem, event)
  await sem.does(contract.cancel, { enrollmentId })
  await world.heardAll()
  expect(await told(noor, 'refunded')).toMatchObject({ backCents: 2_500, hasPlace: false, firstName: 'Noor' })
  await told(sem, 'cancelled')
  for (const mail of await mailsOf(sem))
    expect(mail).toMatchObject({ paidCents: 0, backCents: 0, discount: null, isPaid: false })
  expect(JSON.stringify(await sem.does(inbox.list, {}))).not.toContain('25,00')
})

test('EV-MORE-36 EV-MORE-37 both find it in their own data, and the receiver no amount in it', async () => {
  const { noor, sem } = await people()
  const event = await world.paidEvent({ title: 'Stil weekend' })
  await world.buys(noor, event)
  await agree(await agreedOn(noor, event, sem))
  const tablesOf = async ({ id }: TestPerson) => {
    const tables = (await eventsPersonal.collect?.(house, house.database.db, id)) ?? []
    return Object.fromEntries(tables.map(({ name, rows }) => [name, rows]))
  }
  const [theirs, mine] = [await tablesOf(noor), await tablesOf(sem)]
  expect(theirs.event_transfers).toMatchObject([{ title: 'Stil weekend', asked_by_you: true, state: 'done' }])
  expect(theirs.event_payments).toMatchObject([{ amount_cents: 2_500 }])
  expect(theirs.event_enrollments).toEqual([])
  expect(mine.event_transfers).toMatchObject([
    { title: 'Stil weekend', asked_by_you: false, terms_version: 'AV-2025-01' },
  ])
  expect(mine.event_enrollments).toMatchObject([{ title: 'Stil weekend', paid_cents: null, refund_status: null }])
  expect(mine.event_payments).toEqual([])
})

test('EV-MORE-37 an account that goes ends its requests, and the name that was typed goes with it', async () => {
  const erase = ({ id }: TestPerson) =>
    house.transaction(async (tx, now) => void (await eventsPersonal.erase?.(tx, id, now, house)))
  for (const goes of ['noor', 'sem'] as const) {
    const both = await people()
    const event = await given.event()
    await given.enrolment({ event, person: both.noor })
    const id = await agreedOn(both.noor, event, both.sem)
    await erase(both[goes])
    expect(await world.transfer(id)).toMatchObject({ state: 'ended', asked_for: '' })
  }
  // Somebody whom a request could not reach.
  const { noor, sem } = await people()
  const event = await given.event({ visibilityPolicy: 'private' })
  await given.enrolment({ event, person: noor })
  const id = await asks(noor, event, sem.username.toUpperCase())
  expect(await world.transfer(id)).toMatchObject({ receiver_id: null, state: 'asked' })
  await erase(sem)
  expect(await world.transfer(id)).toMatchObject({ state: 'ended', asked_for: '' })
})

test('EV-MORE-31 EV-MORE-34 the two people and the admins read it without a reload, and others hear nothing of it', async () => {
  const { noor, sem } = await people()
  const roos = await world.person({ entitled: true })
  const event = await given.event()
  await given.enrolment({ event, person: noor })
  await house.settled()
  const [holder, receiver, desk, other] = [
    await noor.listens(),
    await sem.listens(),
    await admin.listens(),
    await roos.listens(),
  ]
  const kinds = (ear: typeof holder) =>
    ear.heard.map(({ kind }) => kind as string).filter((kind) => /^(transfer|enrolment)/.test(kind))
  const id = await asks(noor, event, sem.username)
  await accepts(sem, id)
  await agree(id)
  await house.settled()
  expect(kinds(holder)).toEqual(expect.arrayContaining(['transfer.changed', 'enrolment.transferred']))
  expect(kinds(receiver)).toEqual(expect.arrayContaining(['transfer.changed', 'enrolment.made']))
  expect(kinds(desk)).toContain('transfers.changed')
  expect(kinds(other)).toEqual([])
})
