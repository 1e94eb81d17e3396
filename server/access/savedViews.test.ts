import { access } from '@bewezen/domain/access/contract.ts'
import { maxViews } from '@bewezen/domain/access/savedViews.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { pool } = world.house.database
const admin = () => world.person({ role: 'admin' })
const keep = (who: TestPerson, name: string, query = 'rol=student', list: 'gebruikers' | 'logboek' = 'gebruikers') =>
  who.does(access.keepView, { id: newId(), list, name, query })
const names = async (who: TestPerson, list: 'gebruikers' | 'logboek' = 'gebruikers') =>
  (await who.does(access.savedViews, { list })).views.map(({ name, query }) => `${name}: ${query}`)

test('ADM-MORE-40 ADM-MORE-41 a filter is kept for one list and one admin alone, cleaned of what is no filter', async () => {
  const [jasper, fenna] = [await admin(), await admin()]
  await keep(jasper, ' Nieuwe   leden ', 'pagina=4&rol=student&lid=x&zoek=')
  await keep(jasper, 'Rollen', 'soort=access', 'logboek')
  expect(await names(jasper)).toEqual(['Nieuwe leden: rol=student'])
  expect(await names(jasper, 'logboek')).toEqual(['Rollen: soort=access'])
  expect(await names(fenna)).toEqual([])
})

test('ADM-MORE-42 a name stands once in a list whatever its letters, and nothing is kept without a filter', async () => {
  const jasper = await admin()
  await keep(jasper, 'Opgezegd')
  await expect(keep(jasper, 'OPGEZEGD', 'rol=admin')).rejects.toMatchObject({ status: 409, code: 'VIEW_NAME_IN_USE' })
  await keep(jasper, 'Opgezegd', 'soort=access', 'logboek')
  await expect(keep(jasper, 'Leeg', 'pagina=2')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(keep(jasper, ' ')).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { fields: ['name'] } })
})

test('ADM-MORE-42 twenty fit in a list, and the same id twice is one', async () => {
  const jasper = await admin()
  const first = { id: newId(), list: 'gebruikers', name: 'v0', query: 'rol=admin' } as const
  for (const _ of [1, 2]) expect(await jasper.does(access.keepView, first)).toMatchObject({ name: 'v0' })
  await expect(jasper.does(access.keepView, { ...first, name: 'anders' })).rejects.toMatchObject({ code: 'ID_IN_USE' })
  await expect((await admin()).does(access.keepView, first)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  for (let at = 1; at < maxViews; at++) await keep(jasper, `v${at}`)
  await expect(keep(jasper, 'te veel')).rejects.toMatchObject({ code: 'TOO_MANY_VIEWS' })
  expect(await jasper.does(access.renameView, { id: first.id, name: 'Anders' })).toMatchObject({ name: 'Anders' })
})

test('ADM-MORE-40 ADM-MORE-43 only its owner renames or removes one, and it goes with the account', async () => {
  const [jasper, fenna] = [await admin(), await admin()]
  const { id } = await keep(jasper, 'Mijn leden')
  await keep(jasper, 'Andere')
  await expect(fenna.does(access.renameView, { id, name: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await fenna.does(access.removeView, { id })
  await expect(jasper.does(access.renameView, { id, name: 'andere' })).rejects.toMatchObject({
    code: 'VIEW_NAME_IN_USE',
  })
  await jasper.does(access.renameView, { id, name: 'MIJN leden' })
  expect(await names(jasper)).toEqual(['MIJN leden: rol=student', 'Andere: rol=student'])
  for (const _ of [1, 2]) await jasper.does(access.removeView, { id })
  expect(await names(jasper)).toEqual(['Andere: rol=student'])
  await pool.query('delete from profiles where id = $1', [jasper.id])
  const { rows } = await pool.query('select 1 from admin_saved_views where person_id = $1', [jasper.id])
  expect(rows).toEqual([])
})

test('ADM-MORE-40 nobody but admins keeps filters', async () => {
  for (const role of ['teacher', 'moderator', 'student'] as const)
    await expect(keep(await world.person({ role }), 'x')).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
})
