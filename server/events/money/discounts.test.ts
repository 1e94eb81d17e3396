import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../base/testing/world.ts'
import { readPlaceDetails } from '../notifications/readPlaceDetails.ts'
import { eventsPersonal } from '../personal.ts'
import { lapseAll } from '../seats/lapse.ts'
import { openPayingEvents } from '../testing/payingEvents.ts'
import { askAboutUndecided } from './closeCheckout.ts'
import { giveBack } from './refund.ts'

const world = await openPayingEvents()
afterAll(() => world.close())
const { given, house, asked, minutes, paidEvent, paymentsFor, placesOn } = world
const noor = await world.person()
const ada = await world.person({ role: 'admin' })

const withCode = (who: TestPerson, { id }: { id: string }, discountCode: string | null, change: { id?: string } = {}) =>
  who.does(contract.checkout, { ...asked(id, change), discountCode })
const look = (who: TestPerson, { id }: { id: string }, discountCode: string) =>
  who.does(contract.checkCode, { eventId: id, occurrenceId: id, discountCode })
const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code, data }: { code: string; data: { why?: string } | null }) => data?.why ?? code,
  )
const pays = (url: string | null) => world.pays(String(url).split('/').at(-1) ?? '')
const discountOn = ({ id }: { id: string }) =>
  world.query(
    `select k.code, k.price_cents::int as price, k.discount_cents::int as discount from event_discounts k
        join event_enrollments n on n.id = k.enrollment_id where n.event_id = $1 order by n.came`,
    [id],
  )
const usedOf = async ({ id: eventId }: { id: string }) =>
  (await ada.does(production.codes, { eventId })).codes.map(({ used }) => used)

describe('a code in the checkout', () => {
  test('EV-MORE-12 EV-MORE-15 EV-CALL-48 lowers the price that is asked, and is kept with the enrolment whatever becomes of code and event', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    const code = await given.code({ event, code: 'VROEG-20', value: '20' })
    const { url } = await withCode(sem, event, ' vroeg-20 ')
    expect(await paymentsFor(event)).toMatchObject([{ status: 'open', amountCents: 2_000 }])
    await world.query('update events set price_cents = 9900 where id = $1', [event.id])
    await ada.does(production.remove, { kind: 'code', id: code.id, version: 1 })
    await pays(url)
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled', paidCents: 2_000 }])
    expect(await discountOn(event)).toEqual([{ code: 'VROEG-20', price: 2_500, discount: 500 }])
  })

  test('EV-MORE-15 what comes back is what was paid, and the discount stands in the mail, the export and the own data', async () => {
    const [sem, event] = [await world.person({ firstName: 'Sem' }), await paidEvent({ title: 'Avond' })]
    await given.code({ event, takes: 'amount', value: '5,50' })
    await pays((await withCode(sem, event, 'VROEG')).url)
    const [place] = await placesOn(event)
    const details = await readPlaceDetails(house.database.db, [String(place?.id)])
    expect(details.get(String(place?.id))).toMatchObject({ discount: { code: 'VROEG', cents: 550 }, paidCents: 1_950 })
    const taken = await eventsPersonal.collect?.(house, house.database.db, sem.id)
    expect(JSON.stringify(taken)).toContain('VROEG')
    const file = await world.app.inject({
      url: `/api/events/participants.csv?event=${event.id}`,
      headers: { cookie: ada.cookie },
    })
    expect(file.body).toContain('Kortingscode;Korting')
    expect(file.body).toMatch(/;VROEG;5,50;;;$/m)
    const answer = await sem.does(contract.cancel, { enrollmentId: String(place?.id), quotedCents: 1_950 })
    expect(answer).toMatchObject({ refund: 'full', refund_amount_cents: 1_950 })
    const [owed] = await paymentsFor(event)
    expect(await giveBack(house, String(owed?.id))).toBe(true)
    expect(await paymentsFor(event)).toMatchObject([{ refundStatus: 'refunded', refundedCents: 1_950 }])
  })

  test('EV-MORE-16 one that leaves nothing enrols at once without a page or a provider, and the same attempt again is the same', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await given.code({ event, code: 'GRATIS', value: '100' })
    const id = newId()
    expect(await withCode(sem, event, 'gratis', { id })).toEqual({ url: null })
    expect(await withCode(sem, event, 'gratis', { id })).toEqual({ url: null })
    expect(await refused(withCode(sem, event, 'gratis'))).toBe('ALREADY_ENROLLED')
    expect(await placesOn(event)).toMatchObject([{ status: 'enrolled', paymentStatus: 'completed', paidCents: 0 }])
    expect(await paymentsFor(event)).toEqual([])
    expect(await discountOn(event)).toEqual([{ code: 'GRATIS', price: 2_500, discount: 2_500 }])
  })

  test('EV-MORE-13 one that does not count is refused with its reason, and no seat is taken', async () => {
    const [event, other] = [await paidEvent(), await paidEvent()]
    await given.code({ event, code: 'VOORBIJ', until: '2020-01-01T10:00' })
    await given.code({ event, code: 'LATER', from: '2090-01-01T10:00' })
    await given.code({ event, code: 'UIT', isActive: false })
    await given.code({ event, code: 'ANDERS', dateIds: [other.id] })
    await given.code({ event, code: 'TOP', tiers: [0] })
    await given.code({ event: other, code: 'ELDERS' })
    const reasons: unknown[] = []
    for (const code of ['VOORBIJ', 'LATER', 'UIT', 'ANDERS', 'TOP', 'ELDERS', 'x', '%'])
      reasons.push([await refused(look(noor, event, code)), await refused(withCode(noor, event, code))])
    expect(reasons).toEqual(
      ['over', 'notYet', 'unknown', 'otherDate', 'otherTier', 'unknown', 'unknown', 'unknown'].map((why) => [why, why]),
    )
    expect(await placesOn(event)).toEqual([])
  })

  test('EV-MORE-14 a lapsed checkout and a cancelled place give the use back; once per person holds over all dates', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent()]
    await given.code({ event, mostUses: '1', oncePerPerson: true })
    await withCode(sem, event, 'VROEG')
    expect(await usedOf(event)).toEqual([1])
    expect(await refused(withCode(roos, event, 'VROEG'))).toBe('usedUp')
    await minutes(36)
    await lapseAll(house)
    expect(await usedOf(event)).toEqual([0])
    await pays((await withCode(roos, event, 'VROEG')).url)
    const [own] = await placesOn(event, roos)
    await roos.does(contract.cancel, { enrollmentId: String(own?.id), quotedCents: 2_000 })
    expect(await usedOf(event)).toEqual([0])
    await withCode(sem, event, 'VROEG')
    expect(await usedOf(event)).toEqual([1])
  })

  test('EV-MORE-14 who comes back within the seconds in which the free seat is kept may use the code again', async () => {
    const [sem, event] = [await world.person(), await paidEvent()]
    await given.code({ event, value: '100', mostUses: '1', oncePerPerson: true })
    await withCode(sem, event, 'VROEG')
    const [own] = await placesOn(event)
    await sem.does(contract.cancel, { enrollmentId: String(own?.id) })
    expect(await usedOf(event)).toEqual([1])
    expect(await refused(withCode(noor, event, 'VROEG'))).toBe('usedUp')
    expect(await withCode(sem, event, 'VROEG')).toEqual({ url: null })
    expect(await usedOf(event)).toEqual([1])
  })

  test('EV-MORE-20 an open checkout keeps its price; an offer takes a code', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent({ maxParticipants: 1 })]
    await given.code({ event })
    const { url } = await withCode(sem, event, null)
    expect(await refused(withCode(sem, event, 'VROEG'))).toBe('holdOpen')
    expect((await withCode(sem, event, null)).url).toBe(url)
    await roos.does(contract.joinWaitlist, asked(event.id))
    const [own] = await placesOn(event, sem)
    await sem.does(contract.cancel, { enrollmentId: String(own?.id) })
    const first = await withCode(roos, event, 'VROEG')
    expect((await withCode(roos, event, 'vroeg')).url).toBe(first.url)
    expect((await withCode(roos, event, null)).url).toBe(first.url)
    expect((await paymentsFor(event)).map(({ amountCents }) => amountCents)).toEqual([2_500, 2_000])
    await pays(first.url)
    expect(await placesOn(event, roos)).toMatchObject([{ status: 'enrolled', paidCents: 2_000 }])
  })

  test('EV-MORE-16 EV-MORE-20 an offer is taken at once with a code that leaves nothing to pay', async () => {
    const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent({ maxParticipants: 1 })]
    await given.code({ event, value: '100' })
    await withCode(sem, event, null)
    await roos.does(contract.joinWaitlist, asked(event.id))
    const [own] = await placesOn(event, sem)
    await sem.does(contract.cancel, { enrollmentId: String(own?.id) })
    expect(await withCode(roos, event, 'VROEG')).toEqual({ url: null })
    expect(await placesOn(event, roos)).toMatchObject([
      { status: 'enrolled', paymentStatus: 'completed', paidCents: 0 },
    ])
  })

  test('EV-MORE-21 money for a lapsed checkout whose last use is gone comes back; with a use left it buys the seat', async () => {
    for (const [mostUses, status, refundStatus] of [
      ['1', 'expired', 'pending'],
      ['2', 'enrolled', 'none'],
    ] as const) {
      const [sem, roos, event] = [await world.person(), await world.person(), await paidEvent()]
      await given.code({ event, mostUses })
      await world.standIn.behave({ delivery: 'never' })
      const { url } = await withCode(sem, event, 'VROEG')
      await world.standIn.pay(String(url).split('/').at(-1) ?? '')
      await world.query(`update event_enrollments set status = 'expired', due_at = null where event_id = $1`, [
        event.id,
      ])
      await world.query('update event_dates set taken = 0 where id = $1', [event.id])
      await withCode(roos, event, 'VROEG')
      await world.standIn.behave({ delivery: 'prompt' })
      await askAboutUndecided(house)
      expect(await placesOn(event, sem)).toMatchObject([{ status }])
      expect(await paymentsFor(event)).toMatchObject([{ status: 'paid', refundStatus }, { status: 'open' }])
    }
  })

  test('EV-MORE-21 so does that for an offered seat, which stays offered and can be paid for without the code', async () => {
    for (const [mostUses, place] of [
      ['1', { status: 'offered', paymentStatus: 'pending', paidCents: 0 }],
      ['2', { status: 'enrolled', paymentStatus: 'completed', paidCents: 2_000 }],
    ] as const) {
      const [sem, roos, gijs] = [await world.person(), await world.person(), await world.person()]
      const event = await paidEvent({ maxParticipants: 2 })
      await given.code({ event, mostUses })
      await withCode(sem, event, null)
      await withCode(gijs, event, null)
      await roos.does(contract.joinWaitlist, asked(event.id))
      const [left] = await placesOn(event, sem)
      await sem.does(contract.cancel, { enrollmentId: String(left?.id) })
      await world.standIn.behave({ delivery: 'never' })
      const { url } = await withCode(roos, event, 'VROEG')
      await world.standIn.pay(String(url).split('/').at(-1) ?? '')
      // The hold of the offer lapsed before the money was told, and the last use went to somebody else.
      await world.query(
        `update event_enrollments set status = 'offered', due_at = offered_until
          where event_id = $1 and user_id = $2`,
        [event.id, roos.id],
      )
      const [seat] = await placesOn(event, gijs)
      await gijs.does(contract.cancel, { enrollmentId: String(seat?.id) })
      await withCode(gijs, event, 'VROEG')
      await world.standIn.behave({ delivery: 'prompt' })
      await askAboutUndecided(house)
      expect(await placesOn(event, roos)).toMatchObject([place])
      if (place.status === 'enrolled') continue
      await pays((await withCode(roos, event, null)).url)
      expect(await placesOn(event, roos)).toMatchObject([{ status: 'enrolled', paidCents: 2_500 }])
      const late = (await paymentsFor(event)).find(({ amountCents }) => amountCents === 2_000)
      expect(late).toMatchObject({ refundStatus: 'pending' })
    }
  })
})

describe('who asks about codes', () => {
  test('EV-MORE-19 is told what the code makes of the price, and nothing is held', async () => {
    const event = await paidEvent({ priceCurrency: 'GBP' })
    await given.code({ event, code: 'HALF', value: '50', mostUses: '1' })
    const told = { code: 'HALF', priceCents: 2_500, discountCents: 1_250, totalCents: 1_250, currency: 'GBP' }
    expect(await look(noor, event, 'half')).toEqual(told)
    expect(await look(await world.person(), event, 'HALF')).toEqual(told)
    expect(await usedOf(event)).toEqual([0])
  })

  test('EV-MORE-18 reads no list of them, and nothing of those of an event that is hidden', async () => {
    const event = await paidEvent({ visibilityPolicy: 'private' })
    await given.code({ event, code: 'GEHEIM-CANARY' })
    expect(await refused(look(noor, event, 'GEHEIM-CANARY'))).toBe('EVENT_NOT_FOUND')
    const open = await paidEvent({ slug: 'open-avond' })
    await given.code({ event: open, code: 'GEHEIM-CANARY' })
    const teacher = await world.person({ role: 'teacher' })
    for (const who of [noor, teacher]) {
      expect(await refused(who.does(production.codes, { eventId: open.id }))).toBe('FORBIDDEN')
      const seen = await who.does(contract.event, { slug: 'open-avond' })
      expect(JSON.stringify(seen)).not.toContain('CANARY')
    }
    expect(JSON.stringify(await ada.does(production.codes, { eventId: open.id }))).toContain('CANARY')
  })

  test('EV-MORE-17 cannot try them by the dozen: asking and paying count together for a person', async () => {
    const [lea, event] = [await world.person(), await paidEvent()]
    await given.code({ event })
    for (let at = 0; at < 29; at++) expect(await refused(look(lea, event, `GOK-${at}`))).toBe('unknown')
    expect(await refused(withCode(lea, event, 'GOK-X'))).toBe('unknown')
    expect(await refused(look(lea, event, 'VROEG'))).toBe('RATE_LIMITED')
    expect(await refused(withCode(lea, event, 'VROEG'))).toBe('RATE_LIMITED')
    // Without a code one still pays, and somebody else is not held up.
    expect((await withCode(lea, event, null)).url).toEqual(expect.any(String))
    expect(await look(noor, event, 'VROEG')).toMatchObject({ totalCents: 2_000 })
  })
})
