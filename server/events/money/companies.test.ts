import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import type { Bill } from '@bewezen/domain/payments/bill.ts'
import { parse } from 'csv-parse/sync'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { eventsPersonal } from '../personal.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { retryParts } from './parts.ts'
import { giveBack, noteReturn, retryOwed } from './refund.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
const { asked, given, house, paidEvent, paymentsFor, placesOn } = world
const { db } = house.database
const ada = await world.person({ role: 'admin' })
const company = { name: 'Zee CANARY BV', address: 'Kade 1\n1011 AB Amsterdam', vatNumber: 'nl 0044.95.445.b01' }

const buysFor = async (who: TestPerson, { id }: { id: string }, discountCode: string | null = null) => {
  const { url } = await who.does(contract.checkout, { ...asked(id), discountCode, company })
  await world.pays(String(url).split('/').at(-1) ?? '')
}
const bills = ({ id }: { id: string }) =>
  world.query<{ number: string; kind: string; total: number; vat: number; bill: Bill }>(
    `select i.number, i.kind, i.total_cents as total, i.vat_cents as vat, i.bill from invoices i join payments y on y.id = i.payment_id
      join event_payments m on m.id = y.subject_id where y.kind = 'event' and m.event_id = $1 order by i.number`,
    [id],
  )
const placeOf = async (event: { id: string }, who: TestPerson) => String((await placesOn(event, who))[0]?.id)
const part = { keepsPlace: true, reason: 'Workshop viel uit' }
const retryAll = async () => {
  await retryParts(house)
  await retryOwed(house)
  await world.heardAll()
}
const never = (): never => {
  throw new Error('there is a payment')
}
const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )
const pdf = (who: TestPerson, number: string) =>
  world.app.inject({ url: `/api/payments/invoice/${number}.pdf`, headers: { cookie: who.cookie } })

describe('an invoice to a company', () => {
  test('EV-MORE-22 EV-MORE-24 is issued with the money, once, for what was really paid, and what goes back has its credit note', async () => {
    const [sem, event] = [await world.person(), await paidEvent({ title: 'Masterclass' })]
    await given.code({ event })
    await buysFor(sem, event, 'VROEG')
    const [bill] = await bills(event)
    expect(bill).toMatchObject({ kind: 'invoice', total: 2_000 })
    expect(bill?.bill.buyer).toEqual(['Zee CANARY BV', 'Kade 1', '1011 AB Amsterdam', 'Btw-id NL004495445B01'])
    expect(bill?.bill.lines.map(({ name }) => name)).toEqual(['Masterclass', 'Korting met VROEG'])
    const [place] = await placesOn(event)
    await sem.does(contract.cancel, { enrollmentId: String(place?.id), quotedCents: 2_000 })
    const [payment] = await paymentsFor(event)
    await giveBack(house, String(payment?.id))
    await giveBack(house, String(payment?.id))
    expect((await bills(event)).map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', 2_000],
      ['credit', -2_000],
    ])
  })

  test('EV-MORE-24 EV-MORE-28 each part that goes back has a note of that part, and what is left one of the rest, to the cent', async () => {
    const [sem, event] = [await world.person(), await paidEvent({ title: 'Werkdag' })]
    await buysFor(sem, event)
    const enrollmentId = await placeOf(event, sem)
    const gives = (amountCents: number, seenCents: number) =>
      ada.does(contract.refundPart, { ...part, id: newId(), enrollmentId, amountCents, seenCents })
    await gives(333, 2_500)
    expect((await bills(event)).map(({ kind }) => kind)).toEqual(['invoice'])
    await retryAll()
    await retryAll()
    await gives(1_000, 2_167)
    await retryAll()
    const told = async () => (await bills(event)).map(({ kind, total, vat }) => [kind, total, vat])
    expect(await told()).toEqual([
      ['invoice', 2_500, 434],
      ['credit', -333, -58],
      ['credit', -1_000, -173],
    ])
    await sem.does(contract.cancel, { enrollmentId, quotedCents: 1_167 })
    await retryAll()
    expect((await told()).slice(3)).toEqual([['credit', -1_167, -203]])
    for (const { bill } of await bills(event))
      expect(bill).toMatchObject({ buyer: ['Zee CANARY BV', 'Kade 1', '1011 AB Amsterdam', 'Btw-id NL004495445B01'] })
  })

  test('EV-MORE-24 EV-MORE-29 notes never come to more than the invoice when the whole is told before a part', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await buysFor(sem, event)
    const enrollmentId = await placeOf(event, sem)
    await ada.does(contract.refundPart, { ...part, id: newId(), enrollmentId, amountCents: 1_000, seenCents: 2_500 })
    const [payment] = await paymentsFor(event)
    await house.transaction((tx, now) => noteReturn(tx, payment ?? never(), null, now))
    await retryAll()
    expect((await bills(event)).map(({ total }) => total)).toEqual([2_500, -2_500])
  })

  test('EV-MORE-92 is read as PDF by its buyer and by admins, and by nobody else', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await buysFor(sem, event)
    const [bill] = await bills(event)
    const number = String(bill?.number)
    const teacher = await world.person({ role: 'teacher' })
    const answers: unknown[] = []
    for (const who of [sem, ada, teacher, await world.person()]) answers.push((await pdf(who, number)).statusCode)
    expect(answers).toEqual([200, 200, 404, 404])
    const { companies } = await ada.does(contract.companies, { eventId: event.id })
    expect(companies).toMatchObject([
      { name: 'Zee CANARY BV', vatNumber: 'NL004495445B01', number, person: { id: sem.id } },
    ])
    const csv = await world.app.inject({
      url: `/api/events/participants.csv?event=${event.id}`,
      headers: { cookie: ada.cookie },
    })
    const [heads, row] = parse(csv.body, { bom: true, delimiter: ';' }) as string[][]
    expect([heads?.slice(-3), row?.slice(-3)]).toEqual([
      ['Bedrijf', 'Btw-id', 'Factuur'],
      ['Zee CANARY BV', 'NL004495445B01', number],
    ])
    expect(await refused(teacher.does(contract.companies, { eventId: event.id }))).toBe('FORBIDDEN')
    const seen = JSON.stringify(await teacher.does(contract.event, { slug: event.slug }))
    expect(seen).not.toContain('CANARY')
  })

  test('EV-MORE-92 is asked for afterwards once, for one’s own paid place', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent()]
    await world.buys(sem, event)
    const enrollmentId = String((await placesOn(event, sem))[0]?.id)
    expect(await sem.does(contract.ownInvoice, { enrollmentId })).toEqual({ number: null, company: null })
    expect(await refused(roos.does(contract.askInvoice, { enrollmentId, company }))).toBe('NOT_FOUND')
    expect(await refused(roos.does(contract.ownInvoice, { enrollmentId }))).toBe('NOT_FOUND')
    const wrong = { ...company, vatNumber: 'NL1' }
    expect(await refused(sem.does(contract.askInvoice, { enrollmentId, company: wrong }))).toBe('FAULTY_FIELDS')
    const answers = await Promise.allSettled(
      [1, 2, 3].map(() => sem.does(contract.askInvoice, { enrollmentId, company })),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refused(sem.does(contract.askInvoice, { enrollmentId, company }))).toBe('INVOICE_SENT')
    expect(await bills(event)).toHaveLength(1)
    const [bill] = await bills(event)
    expect(await sem.does(contract.ownInvoice, { enrollmentId })).toEqual({
      number: bill?.number,
      company: company.name,
    })
  })

  test('EV-MORE-92 of a place of which parts are back the invoice is of all that was paid, with a note of each', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await world.buys(sem, event)
    const enrollmentId = await placeOf(event, sem)
    const gives = (amountCents: number, seenCents: number) =>
      ada.does(contract.refundPart, { ...part, id: newId(), enrollmentId, amountCents, seenCents })
    await gives(500, 2_500)
    await retryAll()
    expect(await bills(event)).toEqual([])
    await sem.does(contract.askInvoice, { enrollmentId, company })
    await gives(700, 2_000)
    await retryAll()
    expect((await bills(event)).map(({ total }) => total)).toEqual([2_500, -500, -700])
  })

  test('EV-MORE-92 nothing is issued for a free place, a hold, or money in another currency', async () => {
    const [sem, event] = [await world.person(), await paidEvent({ priceCurrency: 'USD' })]
    await buysFor(sem, event)
    expect(await bills(event)).toEqual([])
    const free = await given.event()
    await sem.does(contract.enrolFree, asked(free.id))
    for (const one of [event, free]) {
      const enrollmentId = String((await placesOn(one, sem))[0]?.id)
      expect(await refused(sem.does(contract.askInvoice, { enrollmentId, company }))).toBe('NOTHING_PAID')
    }
  })

  test('EV-MORE-22 EV-MORE-23 a company with faults starts no checkout', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    const wrong = { ...company, vatNumber: 'NL004495446B01' }
    expect(await refused(sem.does(contract.checkout, { ...asked(event.id), company: wrong }))).toBe('FAULTY_FIELDS')
    expect(await placesOn(event)).toEqual([])
  })

  test('EV-MORE-93 the company is in one’s data, and goes with the account; the invoice stays, and so does its buyer on what goes back', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await buysFor(sem, event)
    expect(JSON.stringify(await eventsPersonal.collect?.(house, db, sem.id))).toContain('CANARY')
    await house.transaction(async (tx, now) => void (await eventsPersonal.erase?.(tx, sem.id, now, house)))
    expect(JSON.stringify(await eventsPersonal.collect?.(house, db, sem.id))).not.toContain('CANARY')
    // The place is given up, and what goes back has its note without the person being there.
    await retryAll()
    const issued = await bills(event)
    expect(issued.map(({ total }) => total)).toEqual([2_500, -2_500])
    for (const { bill } of issued) expect(bill.buyer).toContain('Zee CANARY BV')
  })
})
