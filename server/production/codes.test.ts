import { newId } from '@bewezen/domain/base/ids.ts'
import { type CodeForm, newCodeForm } from '@bewezen/domain/production/codes.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database
const ada = await world.person({ role: 'admin' })
const event = await given.event({ isPaid: true, priceCents: 2_500 })
const eventId = event.id

const save = (
  form: Partial<CodeForm>,
  {
    id = newId(),
    version = null,
    eventId: at = eventId,
  }: { id?: string; version?: number | null; eventId?: string } = {},
) =>
  ada.does(contract.saveCode, {
    id,
    eventId: at,
    version,
    form: { ...newCodeForm(), code: 'VROEG', value: '10', ...form },
  })
const refused = (asking: Promise<unknown>) =>
  asking.then(
    () => null,
    ({ code, data }: { code: string; data: unknown }) => ({ code, data }),
  )

test('EV-MORE-10 EV-MORE-11 a code is made, listed with its uses, changed under its version and deleted', async () => {
  const made = await save({ code: 'zee', mostUses: '3', dateIds: [eventId], tiers: [48] })
  expect(made).toMatchObject({ code: 'ZEE', percent: 10, mostUses: 3, dateIds: [eventId], tiers: [48], used: 0 })
  const changed = await save({ code: 'ZEE', takes: 'amount', value: '5' }, made)
  expect(changed).toMatchObject({ version: 2, percent: null, offCents: 500, mostUses: null, dateIds: [] })
  expect((await ada.does(contract.codes, { eventId })).codes).toEqual([changed])
  expect(await refused(save({ code: 'ZEE', value: '20' }, made))).toMatchObject({ code: 'CHANGED' })
  await ada.does(contract.remove, { kind: 'code', id: made.id, version: 2 })
  expect((await ada.does(contract.codes, { eventId })).codes).toEqual([])
})

test('EV-MORE-11 a code stands once at an event, whatever its capitals, and a date that is not of the event is refused', async () => {
  const other = await given.event()
  const made = await save({ code: 'Strand' })
  const inUse = { code: 'FAULTY_FIELDS', data: { faults: { code: 'Deze code bestaat al bij dit evenement' } } }
  expect(await refused(save({ code: 'sTRAND' }))).toEqual(inUse)
  const second = await save({ code: 'DUIN' })
  expect(await refused(save({ code: 'STRAND', value: '15' }, second))).toEqual(inUse)
  // Its own name is no other code.
  expect(await save({ code: 'strand', value: '15' }, made)).toMatchObject({ version: 2, percent: 15 })
  expect(await save({ code: 'STRAND' }, { eventId: other.id })).toMatchObject({ code: 'STRAND' })
  expect(await refused(save({ code: 'BOS', dateIds: [other.id] }))).toMatchObject({
    data: { faults: { dateIds: 'Een van deze datums bestaat niet meer' } },
  })
})

test('EV-MORE-10 EV-MORE-18 neither the log nor a fact holds a code', async () => {
  await save({ code: 'CANARY-7' })
  const { rows } = await pool.query(
    `select coalesce((select json_agg(a)::text from audit_log a), '') || coalesce((select json_agg(f)::text from facts f), '') as all`,
  )
  expect(rows[0].all).not.toContain('CANARY-7')
  expect(rows[0].all).toContain('Kortingscode')
})
