import { newId } from '@bewezen/domain/base/ids.ts'
import { events as eventContract } from '@bewezen/domain/events/contract.ts'
import { newBriefingForm } from '@bewezen/domain/production/briefings.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { newCostForm } from '@bewezen/domain/production/costs.ts'
import { newLocationForm } from '@bewezen/domain/production/locations.ts'
import { newPartnerForm } from '@bewezen/domain/production/partners.ts'
import { newActivityForm } from '@bewezen/domain/production/programme.ts'
import { newTodoForm } from '@bewezen/domain/production/todos.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ada = await world.person({ role: 'admin', firstName: 'Ada', lastName: 'Vis' })
const bram = await world.person({ role: 'admin' })
const teacher = await world.person({ role: 'teacher' })
const noor = await world.person({ firstName: 'Noor', lastName: 'Bos' })
const event = await given.event({ title: 'Ademlab', isPaid: true, priceCents: 2_500 })
const eventId = event.id
const canary = 'kanarie-productie'

afterEach(async () => {
  for (const table of [
    'event_costs',
    'event_todos',
    'event_briefings',
    'event_timetable',
    'event_locations',
    'partners',
  ])
    await pool.query(`delete from ${table}`)
})

const times = { start: '2026-07-14T14:00', end: '2026-07-14T15:00' }
const costForm = {
  ...newCostForm(),
  name: canary,
  amount: '5',
  quantity: '40',
  notes: canary,
  linkUrl: `https://x.example/${canary}`,
}
const partnerForm = {
  ...newPartnerForm(),
  name: 'De Nieuwe Liefde',
  description: canary,
  websiteUrl: 'https://zaal.example',
  contactEmail: `${canary}@zaal.example`,
  contactName: canary,
  contactPhone: canary,
  addressStreet: canary,
  invoiceCompanyName: canary,
  invoiceVatNumber: 'NL001234567B01',
  invoiceEmail: `factuur-${canary}@zaal.example`,
  invoiceAddress: canary,
  iban: 'NL91 ABNA 0417 1643 00',
}
const secrets = new RegExp(`${canary}|NL91|ABNA|NL001234567B01`)

/** Everything that an admin makes, with a canary in every free text. */
async function makeAll(who: TestPerson) {
  const asked = { eventId, version: null }
  const cost = await who.does(contract.saveCost, { ...asked, id: newId(), form: costForm })
  const todo = await who.does(contract.saveTodo, {
    ...asked,
    id: newId(),
    form: { ...newTodoForm(), taskName: canary, description: canary, deadline: '2026-07-10', assigneeId: noor.id },
  })
  const briefing = await who.does(contract.saveBriefing, {
    ...asked,
    id: newId(),
    form: { ...newBriefingForm(), ...times, personId: noor.id, role: canary, tasks: [canary], notes: canary },
  })
  const location = await who.does(contract.saveLocation, {
    ...asked,
    id: newId(),
    form: { ...newLocationForm(), name: canary, capacity: '40', notes: canary },
  })
  const activity = await who.does(contract.saveActivity, {
    ...asked,
    id: newId(),
    form: {
      ...newActivityForm(),
      ...times,
      activityName: canary,
      description: canary,
      people: '12',
      locationId: location.id,
    },
  })
  const partner = await who.does(contract.savePartner, { id: newId(), version: null, form: partnerForm })
  return { cost, todo, briefing, location, activity, partner }
}
const code = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code }: { code: string }) => code,
  )

describe('whoever is no admin', () => {
  test('EV-ROLE-07 EV-ROLE-14 EV-GEN-07 reads and changes nothing of a production, teachers neither', async () => {
    const all = await makeAll(ada)
    const { eventId: _, ...rest } = { eventId, version: null, form: costForm }
    for (const who of [
      teacher,
      noor,
      await world.person({ role: 'moderator' }),
      await world.person({ role: 'partner' }),
    ]) {
      for (const list of ['costs', 'todos', 'briefings', 'programme', 'locations'] as const)
        expect(await code(who.does(contract[list], { eventId }))).toBe('FORBIDDEN')
      const tries = [
        who.does(contract.partners, {}),
        who.does(contract.people, {}),
        who.does(contract.saveCost, { ...rest, eventId, id: newId() }),
        who.does(contract.approveCost, { id: all.cost.id }),
        who.does(contract.setOrdered, { id: all.cost.id, isOrdered: true }),
        who.does(contract.setTodoStatus, { id: all.todo.id, status: 'bezig' }),
        who.does(contract.remove, { kind: 'todo', id: all.todo.id, version: 1 }),
        who.does(contract.savePartner, { id: all.partner.id, version: 1, form: newPartnerForm() }),
      ]
      for (const asking of tries) expect(await code(asking)).toBe('FORBIDDEN')
    }
    expect((await ada.does(contract.costs, { eventId })).costs).toEqual([all.cost])
    expect((await ada.does(contract.todos, { eventId })).todos).toEqual([all.todo])
  })

  test('EV-PARTNER-08 EV-BRIEF-11 EV-TODO-14 finds no planted word of contact, invoices, briefings or tasks in what it may read', async () => {
    await makeAll(ada)
    const heard = [
      await teacher.does(shop.managedPartners, {}),
      await teacher.does(shop.managed, {}),
      await noor.does(shop.catalogue, {}),
      await noor.does(eventContract.event, { slug: event.slug }),
      await teacher.does(eventContract.form, { eventId }),
      await world.visitor().does(eventContract.event, { slug: event.slug }),
    ]
    for (const answer of heard) expect(JSON.stringify(answer)).not.toMatch(secrets)
    expect(await teacher.does(shop.managedPartners, {})).toMatchObject({ partners: [{ name: partnerForm.name }] })
  })
})

describe('the news of a change', () => {
  test('EV-MORE-08 EV-BRIEF-11 every change is heard by admins at once, as ids alone, and by nobody else', async () => {
    await house.settled()
    const ears = [await bram.listens(), await noor.listens(), await teacher.listens()] as const
    const { cost, todo, activity } = await makeAll(ada)
    await ada.does(contract.approveCost, { id: cost.id })
    await ada.does(contract.setOrdered, { id: cost.id, isOrdered: true })
    await ada.does(contract.setTodoStatus, { id: todo.id, status: 'bezig' })
    await ada.does(contract.remove, { kind: 'activity', id: activity.id, version: 1 })
    await house.settled()
    const told = ears[0].heard.filter(({ kind }) => kind === 'production.changed' || kind === 'partners.changed')
    expect(told.map(({ kind, ids }) => ids.what ?? kind)).toEqual([
      'cost',
      'todo',
      'briefing',
      'location',
      'activity',
      'partners.changed',
      'cost',
      'cost',
      'todo',
      'activity',
    ])
    expect(JSON.stringify(told)).not.toMatch(secrets)
    expect(ears[1].kinds()).toEqual([])
    expect(ears[2].kinds()).toEqual(['partners.changed'])
    for (const ear of ears) ear.leave()
  })

  test('EV-MORE-08 what changes nothing is heard by nobody', async () => {
    const { cost } = await makeAll(ada)
    await ada.does(contract.approveCost, { id: cost.id })
    await house.settled()
    const ear = await bram.listens()
    await bram.does(contract.approveCost, { id: cost.id })
    await ada.does(contract.setOrdered, { id: cost.id, isOrdered: false })
    await house.settled()
    expect(ear.kinds()).toEqual([])
    ear.leave()
  })

  test('EV-MORE-09 EV-CALL-54 every change stands in the log with who, where and amounts, states and times, and no free text', async () => {
    await pool.query('select 1')
    const since = new Date(Date.now() - 1)
    const { cost, todo, partner } = await makeAll(ada)
    await bram.does(contract.approveCost, { id: cost.id })
    await bram.does(contract.setTodoStatus, { id: todo.id, status: 'bezig' })
    await bram.does(contract.saveCost, { id: cost.id, eventId, version: 1, form: { ...costForm, amount: '6' } })
    await bram.does(contract.savePartner, { id: partner.id, version: 1, form: { ...partnerForm, isActive: false } })
    await bram.does(contract.remove, { kind: 'cost', id: cost.id, version: 2 })
    const { rows } = await pool.query(
      `select actor_id as who, action, reason, old_value as was, new_value as "is" from audit_log
       where at >= $1 and (subject_id = $2 or subject_id = $3) order by at, id`,
      [since, eventId, partner.id],
    )
    expect(JSON.stringify(rows)).not.toMatch(secrets)
    expect(JSON.stringify(rows)).not.toContain('Noor')
    const [by, with2] = [
      { who: ada.id, reason: 'Ademlab', was: null, action: 'production.added' },
      { who: bram.id, reason: 'Ademlab' },
    ]
    expect(rows).toEqual([
      { ...by, is: 'Kosten · 40 × € 5,00 · incl. btw · Nog niet besteld' },
      { ...by, is: 'Taak · Normaal · Niet gestart · 2026-07-10' },
      { ...by, is: 'Briefing · 14 jul 2026, 14:00 – 14 jul 2026, 15:00' },
      { ...by, is: 'Locatie · Binnen · 40 plekken' },
      { ...by, is: 'Activiteit · 14 jul 2026, 14:00 – 14 jul 2026, 15:00 · 12 mensen' },
      { who: ada.id, action: 'partner.made', reason: 'De Nieuwe Liefde', was: null, is: 'Partner · Actief' },
      {
        ...with2,
        action: 'cost.approved',
        was: null,
        is: expect.stringContaining('€ 5,00'),
      },
      {
        ...with2,
        action: 'todo.status',
        was: expect.stringContaining('Niet gestart'),
        is: expect.stringContaining('Bezig'),
      },
      {
        ...with2,
        action: 'production.edited',
        was: expect.stringContaining('€ 5,00'),
        is: expect.stringContaining('€ 6,00'),
      },
      {
        who: bram.id,
        action: 'partner.edited',
        reason: 'De Nieuwe Liefde',
        was: 'Partner · Actief',
        is: 'Partner · Niet actief',
      },
      { ...with2, action: 'production.removed', was: expect.stringContaining('€ 6,00'), is: null },
    ])
  })
})

describe('the figures', () => {
  test('EV-FIN-03 EV-FIN-05 EV-FIN-10 EV-COST-18 count the costs that stand there, approved or not', async () => {
    const figures = async () => (await ada.does(eventContract.figures, { eventId })).finance
    expect(await figures()).toMatchObject({ costsCents: 0, approvedCents: 0, profitCents: 0, breakEven: 0 })
    await given.cost({ event, name: 'Matten', amount: '5', quantity: '40', approvedBy: ada })
    const lunch = await given.cost({ event, name: 'Lunch', amount: '175,01' })
    await given.cost({ event: await given.event(), name: 'Elders', amount: '99' })
    expect(await figures()).toMatchObject({
      costsCents: 37_501,
      approvedCents: 20_000,
      profitCents: -37_501,
      breakEven: 16,
    })
    await ada.does(contract.approveCost, { id: lunch.id })
    expect(await figures()).toMatchObject({ costsCents: 37_501, approvedCents: 37_501 })
  })

  test('EV-FIN-09 of a free event with costs there is no break-even', async () => {
    const free = await given.event()
    await given.cost({ event: free, name: 'Lunch', amount: '10' })
    expect((await ada.does(eventContract.figures, { eventId: free.id })).finance).toMatchObject({
      breakEven: 'never',
      profitCents: -1_000,
    })
  })
})
