import { events as contract } from '@bewezen/domain/events/contract.ts'
import { expect, test } from 'vitest'
import { openEditing } from '../testing/editing.ts'

const { creates, saves, opens, noor, auditOf, faultsOf } = await openEditing()

test('EV-MORE-147 EV-MORE-148 EV-MORE-149 what to bring and how to get there are kept, read by everybody, logged, and go as they say', async () => {
  const { id, slug } = await creates({ bring: ' Warme jas: 7 graden ', travel: 'Fiets' })
  const read = async () => (await noor.does(contract.event, { slug })).event
  expect(await read()).toMatchObject({ bring: 'Warme jas: 7 graden', travel: 'Fiets' })

  await saves(id, { bring: 'Water' })
  expect((await opens(id)).form).toMatchObject({ bring: 'Water', travel: 'Fiets' })
  expect(JSON.stringify(await auditOf(id))).toContain('Neem mee')

  await saves(id, { type: 'digitaal', joinUrl: 'https://zoom.us/j/1' })
  expect(await read()).toMatchObject({ bring: 'Water', travel: '' })
  expect(await faultsOf(saves(id, { bring: 'a'.repeat(1_001) }))).toEqual({
    bring: 'Dit mag maximaal 1.000 karakters bevatten',
  })
})
