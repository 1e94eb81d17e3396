import { dayOf } from '@bewezen/domain/base/dates.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { events } from '@bewezen/domain/events/contract.ts'
import { newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import { newListTask } from '@bewezen/domain/production/todoLists.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { upload } from '../../../community/testing/upload.ts'
import { anOrder } from '../../../shop/testing/anOrder.ts'
import { givenOrder } from '../../../shop/testing/givenOrder.ts'
import { type Ground, iso } from './ground.ts'

/** Events with places of every kind. */
export async function ofEvents({ world, given, query, bo, jasper, noor, sem, lieke }: Ground) {
  const [free, paid, full, helped, last] = [
    await given.event(),
    await world.paidEvent({ maxParticipants: 1 }),
    await given.event({ maxParticipants: 1 }),
    await given.event(),
    await given.event({ maxParticipants: 1 }),
  ]
  const place = await given.enrolment({ event: full, person: lieke })
  const helpedPlace = await given.enrolment({ event: helped, person: lieke })
  const bought = await world.paidEvent()
  await world.buys(lieke, bought)
  const boughtId = (await world.placeOf(lieke, bought)).id
  for (const person of [bo, jasper]) await given.briefing({ event: helped, person })
  const cost = await given.cost({ event: helped })
  const todo = await given.todo({ event: helped })
  const code = await given.code({ event: paid })
  const sunny = await world.paidEvent()
  const sunnyCode = await given.code({ event: sunny, code: 'ZON', mostUses: '1' })
  const online = await given.event({ type: 'digitaal', joinUrl: 'https://meet.example/x' })
  await given.enrolment({ event: online, person: lieke })
  const series = newId()
  await bo.does(events.create, {
    id: series,
    form: {
      ...newEventForm(bo.id, '2027-03-22'),
      title: 'Reeks',
      venueName: 'De Schuur',
      isRecurring: true,
      pattern: 'weekly',
      recurrenceEnd: '2027-04-05',
    },
  })
  const [handed, agreed] = [await given.event(), await given.event()]
  for (const event of [handed, agreed]) await given.enrolment({ event, person: noor })
  const askedId = await world.asks(noor, handed, sem.username)
  const agreedId = await world.agreedOn(noor, agreed, sem)
  const listId = newId()
  const tasks = [{ ...newListTask(), taskName: 'Bellen' }]
  await bo.does(production.saveTodoList, { id: listId, version: null, form: { name: 'Lijst', tasks } })
  const off = await given.event()
  const { id: cancelledId } = await given.enrolment({ event: off, person: lieke })
  await lieke.does(events.makeCalendarFeed, {})
  const day = dayOf(new Date())
  const tonight = await given.event({ startWall: `${day}T00:05`, endWall: `${day}T23:55` })
  const [date] = await query<{ id: string; starts_at: Date; ends_at: Date }>(
    'select * from event_dates where event_id = $1 order by starts_at',
    [series],
  )
  return {
    free,
    paid,
    full,
    last,
    helped,
    placeId: place.id,
    helpedPlaceId: helpedPlace.id,
    bought,
    boughtId,
    cost,
    todo,
    code,
    askedId,
    agreedId,
    listId,
    cancelledId,
    tonight,
    tonightPlaceId: (await given.enrolment({ event: tonight, person: lieke, by: 'add' })).id,
    series: { id: series, dateId: date?.id ?? '' },
    sunny,
    sunnyCode,
    online,
    seenDate: { startAt: iso(date?.starts_at), endAt: iso(date?.ends_at) },
    moved: (at: number) => {
      const other = `2027-03-2${3 + at}`
      return { start: `${other}T19:00`, end: `${other}T21:00` }
    },
    form: await bo.does(events.form, { eventId: free.id }),
  }
}

/** A shop with orders in every state. */
export async function ofShop({ given, house, query, noor, sem, lieke }: Ground) {
  await query('update site_settings set shop_payment = true, paid_downloads_after_order = true')
  const [lamp, scarce, book] = [
    await given.product({ name: 'Lamp', priceCents: 9_900, stockQuantity: 50 }),
    await given.product({ name: 'Laatste', priceCents: 1_000, stockQuantity: 1 }),
    await given.product({
      name: 'Boek',
      priceCents: 1_000,
      isPhysical: false,
      isDigital: true,
      downloadUrl: 'https://x.nl/boek.pdf',
    }),
  ]
  for (const who of [noor, sem]) await given.inCart(who, [{ product: scarce, quantity: 1 }])
  await given.inCart(lieke, [{ product: lamp, quantity: 3 }])
  const order = givenOrder(house)
  const paidOrder = await order({ person: noor, state: 'paid', invoice: 'F-1' })
  const shipped = await order({ person: noor, state: 'shipped', shippedAt: new Date(), invoice: 'F-2' })
  const returning = await order({ person: noor, state: 'returning', withdrawnAt: new Date(), invoice: 'F-3' })
  const open = await order({ person: noor, state: 'pending' })
  const digital = await anOrder(house, { buyer: noor, productId: book.id })
  const partner = await given.partner('Wolkenveld')
  await given.imageGenerator('Wolkenveld', 'ZON')
  await given.product({ name: 'Dekbed', partnerId: partner.id })
  const runId = newId()
  return { runId, returning, lamp, scarce, book, paidOrder, shipped, open, digital }
}

/** What the public pages show. */
export async function ofSite({ world, bo, jasper }: Ground) {
  const heroId = newId()
  await bo.does(site.addHero, { id: heroId, uploadId: (await upload(world, bo, 'site-hero')).id, alt: 'Zon' })
  const heroUploads = [(await upload(world, bo, 'site-hero')).id, (await upload(world, jasper, 'site-hero')).id]
  return { heroId, heroUploads, managed: await bo.does(site.managed, {}) }
}
