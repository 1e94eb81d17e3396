import { site } from '@bewezen/domain/site/contract.ts'
import { expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const shown = async () => {
  await world.house.settled()
  const { testimonials, team } = await world.visitor().does(site.content, {})
  return [testimonials, team].map((cards) => cards.map(({ name }) => name))
}

test('MKT-MORE-12 one press takes the samples off and brings them back, and what an admin wrote stays', async () => {
  const [quote] = (await admin.does(site.managed, {})).testimonials
  if (!quote) throw new Error('no sample')
  const { id, isSample: _isSample, photoUrl, ...words } = quote
  const asItIs = { uploadId: null, noPhoto: false }
  const after = { ...words, name: 'Echt', hasConsent: true }
  await admin.does(site.editTestimonial, { id, before: { ...words, photoUrl }, after, ...asItIs })
  const [all] = [await shown()]
  expect(all.map(({ length }) => length)).toEqual([12, 3])

  await expect(teacher.does(site.switchSamples, { isOn: false })).rejects.toMatchObject({ status: 403 })
  for (const _ of 'twice') await admin.does(site.switchSamples, { isOn: false })
  expect(await shown()).toEqual([['Echt'], []])
  expect((await admin.does(site.managed, {})).team.map(({ isActive }) => isActive)).toEqual([false, false, false])

  const [card] = (await admin.does(site.managed, {})).team
  if (!card) throw new Error('no card')
  const { name, role, sentence } = card
  const before = { name, role, sentence }
  await admin.does(site.editTeamMember, {
    id: card.id,
    before: { ...before, photoUrl: card.photoUrl },
    after: { ...before, name: 'Noor Visser' },
    ...asItIs,
  })
  expect(await shown()).toEqual([['Echt'], ['Noor Visser']])

  await admin.does(site.switchSamples, { isOn: true })
  expect((await shown()).map(({ length }) => length)).toEqual([12, 3])
})
