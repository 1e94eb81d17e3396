import { newId } from '@bewezen/domain/base/ids.ts'
import { production as contract } from '@bewezen/domain/production/contract.ts'
import { newPartnerForm, type PartnerForm } from '@bewezen/domain/production/partners.ts'
import { shop } from '@bewezen/domain/shop/contract.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { openWorld } from '../../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const [ada, bram] = [await world.person({ role: 'admin' }), await world.person({ role: 'admin' })]
afterEach(() => house.database.pool.query('delete from partners'))

const filled: PartnerForm = {
  name: 'De Nieuwe Liefde',
  description: 'Zaal in Amsterdam',
  websiteUrl: 'https://zaal.example',
  contactEmail: 'hallo@zaal.example',
  contactName: 'Iris Mol',
  contactPhone: '+31 20 1234567',
  addressStreet: 'Da Costakade 102',
  addressCity: 'Amsterdam',
  addressPostalCode: '1053 WP',
  addressCountry: 'Nederland',
  catalogUrl: 'https://zaal.example/zalen',
  invoiceCompanyName: 'Liefde BV',
  invoiceVatNumber: 'NL001234567B01',
  invoiceEmail: 'factuur@zaal.example',
  invoiceAddress: 'Postbus 1',
  iban: 'NL91ABNA0417164300',
  isActive: true,
}
const save = (form: Partial<PartnerForm>, at: { id?: string; version?: number | null; who?: typeof ada } = {}) =>
  (at.who ?? ada).does(contract.savePartner, {
    id: at.id ?? newId(),
    version: at.version ?? null,
    form: { ...newPartnerForm(), ...form },
  })
const list = async () => (await ada.does(contract.partners, {})).partners

describe('a partner', () => {
  test('EV-PARTNER-01 EV-PARTNER-03 EV-CALL-37 EV-DATA-23 EV-DATA-24 is made and edited, whole, and active at first', async () => {
    const made = await save({ name: 'Zon' })
    expect(made).toEqual({ ...newPartnerForm(), id: made.id, version: 1, name: 'Zon', isActive: true })
    const edited = await save(
      { ...filled, iban: 'nl91 abna 0417 1643 00', invoiceVatNumber: 'NL 0012.34567 B01' },
      made,
    )
    expect(edited).toEqual({ ...filled, id: made.id, version: 2 })
    expect(await list()).toEqual([edited])
  })

  test('EV-PARTNER-02 EV-PARTNER-09 with faults is refused, each beside its field, and nothing is stored', async () => {
    const bad = { contactEmail: 'x', websiteUrl: 'javascript:alert(1)', iban: 'NL91ABNA0417164301' }
    await expect(save(bad)).rejects.toMatchObject({
      code: 'FAULTY_FIELDS',
      data: {
        faults: {
          name: 'Naam is verplicht',
          contactEmail: expect.any(String),
          websiteUrl: expect.any(String),
          iban: expect.any(String),
        },
      },
    })
    expect(await list()).toEqual([])
  })

  test('ADM-PANEL-18 is the same record that the form of a product offers to choose', async () => {
    const { id } = await save({ name: 'Zon' })
    const offered = async () => (await ada.does(shop.managedPartners, {})).partners
    expect(await offered()).toEqual([{ id, name: 'Zon', isActive: true }])
    await save({ name: 'Zonnewende', isActive: false }, { id, version: 1 })
    expect(await offered()).toEqual([{ id, name: 'Zonnewende', isActive: false }])
    expect(Object.keys(shop).filter((name) => /partner/i.test(name))).toEqual(['managedPartners'])
  })

  test('EV-PARTNER-02 has a name of its own', async () => {
    const zon = await save({ name: 'Zon' })
    await expect(save({ name: 'Zon' })).rejects.toMatchObject({
      data: { faults: { name: 'Er is al een partner met deze naam' } },
    })
    expect(await save({ name: 'Zon', description: 'warm' }, zon)).toMatchObject({ version: 2 })
  })

  test('EV-PARTNER-07 stands in one list for all events, active ones first, and is only ever switched off', async () => {
    await given.partner('Maan')
    const aarde = await save({ name: 'Aarde' })
    await save({ name: 'Aarde', isActive: false }, aarde)
    await given.partner('Boom', true, { iban: filled.iban })
    expect((await list()).map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Boom', true],
      ['Maan', true],
      ['Aarde', false],
    ])
    expect(Object.keys(contract).filter((name) => /partner/i.test(name))).toEqual(['partners', 'savePartner'])
  })

  test('EV-MORE-06 that another admin saved meanwhile is refused with the newer one; sent again it is the same', async () => {
    const id = newId()
    const made = await save(filled, { id })
    expect(await save(filled, { id })).toEqual(made)
    const newer = await save({ ...filled, contactName: 'Bo Mol' }, { id, version: 1, who: bram })
    await expect(save({ ...filled, contactName: 'Te laat' }, { id, version: 1 })).rejects.toMatchObject({
      code: 'CHANGED',
      data: { current: newer },
    })
    await expect(save({ name: 'Ander' }, { id })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    await expect(save({ name: 'Weg' }, { version: 1 })).rejects.toMatchObject({
      code: 'CHANGED',
      data: { current: null },
    })
    expect(await list()).toEqual([newer])
  })
})
