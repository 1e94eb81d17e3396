import { community } from '@bewezen/domain/community/contract.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from '../community/testing/newMessage.ts'
import { personal } from '../personal.ts'
import { eraseDueAccounts } from './eraseDueAccounts.ts'

const world = await openWorld()
const { house, given, app } = world
const { db, pool } = house.database
const password = 'Wandelen-2026!'

test('COM-N1-12 experiments stand in one’s own download, in no export of an admin, and go with the account; the message stays', async () => {
  const passwordHash = await (await house.auth.$context).password.hash(password)
  const noor = await world.person({ firstName: 'Noor', passwordHash })
  const admin = await world.person({ role: 'admin', passwordHash })
  const sem = await world.person({ firstName: 'Sem' })
  const channel = await given.channel()
  const { id } = await given.experiment(noor, { measure: 'slaapduur', before: [5.25], after: [7.5] })
  const his = await given.experiment(sem, { measure: 'stappen', after: [8000] })
  const said = await noor.does(community.post, { ...newMessage(channel, 'Dag 1!'), experimentId: id })

  const { rawPayload } = await app.inject({ url: '/api/privacy/export', headers: { cookie: noor.cookie } })
  const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(rawPayload))['gegevens.json'] ?? new Uint8Array()))
  expect(data.experiments).toMatchObject([{ change: 'ochtendlicht', measure: 'slaapduur' }])
  expect(data.experiment_values).toMatchObject([{ value: 5.25 }, { value: 7.5, unit: 'uur' }])
  const { json } = await admin.does(privacy.exportPerson, { personId: noor.id, password })
  expect(json).toContain('Dag 1!')
  expect(json).not.toMatch(/slaapduur|experiment/)

  await noor.does(privacy.leave, { password })
  await moveClock(db, 8 * 86_400_000)
  await eraseDueAccounts(house, personal)
  await moveClock(db, 0)
  const { rows } = await pool.query('select id from experiments')
  expect(rows).toEqual([{ id: his.id }])
  expect((await pool.query('select 1 from experiment_values where experiment_id = $1', [id])).rows).toEqual([])
  const [kept] = (await sem.does(community.messagesById, { ids: [said.id] })).messages
  expect(kept).toMatchObject({ author: null, content: 'Dag 1!', experimentId: null })
})
