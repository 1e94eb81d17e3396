import { newId } from '@bewezen/domain/base/ids.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const [admin, teacher, noor] = [
  await world.person({ role: 'admin' }),
  await world.person({ role: 'teacher' }),
  await world.person(),
]
/** What every visitor reads. */
const shown = async () => (await world.app.inject({ url: '/api/site/faq' })).json() as { question: string }[]
const entry = { question: 'Mag ik iemand meenemen?', answer: 'Naar events wel, als er plek is.' }
const logged = async (id: string) =>
  (
    await world.house.database.pool.query(
      'select action, old_value, new_value, actor_id from audit_log where subject_id = $1 order by at, id',
      [id],
    )
  ).rows

describe('the questions of the page of the membership', () => {
  test('MKT-MORE-17 a visitor reads our first eight in their order', async () => {
    const questions = (await shown()).map(({ question }) => question)
    expect(questions).toHaveLength(8)
    expect([questions[0], questions[7]]).toEqual(['Kan ik per maand opzeggen?', 'Hoeveel tijd kost het?'])
  })

  test('MKT-MORE-19 an admin adds one, changes it, puts it first and takes it away, and the log keeps each', async () => {
    const id = newId()
    await admin.does(site.makeFaqEntry, { id, question: `  ${entry.question} `, answer: entry.answer })
    await admin.does(site.makeFaqEntry, { id, ...entry })
    expect((await shown()).at(-1)).toEqual(entry)
    const after = { ...entry, answer: 'Ja, naar elk event waar plek is.' }
    await admin.does(site.editFaqEntry, { id, before: entry, after })
    const ids = (await admin.does(site.managed, {})).faq.map((one) => one.id)
    await admin.does(site.order, { kind: 'faq', ids: [id, ...ids.filter((one) => one !== id)] })
    expect((await shown())[0]).toEqual(after)
    await admin.does(site.removeFaqEntry, { id })
    expect(await shown()).toHaveLength(8)
    const [made, changed] = [`${entry.question} · ${entry.answer}`, `${after.question} · ${after.answer}`]
    expect(await logged(id)).toEqual([
      { action: 'content.made', old_value: null, new_value: made, actor_id: admin.id },
      { action: 'content.edited', old_value: made, new_value: changed, actor_id: admin.id },
      { action: 'content.removed', old_value: changed, new_value: null, actor_id: admin.id },
    ])
  })

  test('MKT-MORE-19 ADM-PANEL-22 the second of two admins gets what the first saved, and overwrites nothing', async () => {
    const [first] = (await admin.does(site.managed, {})).faq
    if (!first) throw new Error('there is no question')
    const { id, ...before } = first
    await admin.does(site.editFaqEntry, { id, before, after: { ...before, answer: 'De eerste was eerder.' } })
    await expect(
      admin.does(site.editFaqEntry, { id, before, after: { ...before, answer: 'De tweede kwam later.' } }),
    ).rejects.toMatchObject({ code: 'CHANGED', data: { current: { ...before, answer: 'De eerste was eerder.' } } })
    expect((await shown())[0]).toMatchObject({ answer: 'De eerste was eerder.' })
  })

  test('MKT-MORE-19 too short, too long, unknown and another one under the same id are refused, and so is everybody but an admin', async () => {
    for (const wrong of [
      { question: 'Hoe?' },
      { question: 'x'.repeat(121) },
      { answer: 'Ja.' },
      { answer: 'x'.repeat(1001) },
    ])
      await expect(admin.does(site.makeFaqEntry, { id: newId(), ...entry, ...wrong })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        data: { fields: Object.keys(wrong) },
      })
    const id = newId()
    await expect(admin.does(site.editFaqEntry, { id, before: entry, after: entry })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    await expect(admin.does(site.removeFaqEntry, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await admin.does(site.makeFaqEntry, { id, ...entry })
    await expect(admin.does(site.makeFaqEntry, { id, ...entry, question: 'Iets anders?' })).rejects.toMatchObject({
      code: 'ID_IN_USE',
    })
    for (const who of [teacher, noor])
      await expect(who.does(site.makeFaqEntry, { id: newId(), ...entry })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
