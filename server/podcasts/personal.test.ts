import { podcasts } from '@bewezen/domain/podcasts/contract.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld } from '../base/testing/world.ts'
import { personal } from '../personal.ts'
import { eraseDueAccounts } from '../privacy/eraseDueAccounts.ts'

const world = await openWorld()
const { house, given, app } = world
const { db, pool } = house.database
const password = 'Wandelen-2026!'

test('POD-MORE-22 POD-ADMIN-16 marks stand in one’s own download and go with the account; the episodes somebody made or spoke in stay', async () => {
  const passwordHash = await (await house.auth.$context).password.hash(password)
  const teun = await world.person({ firstName: 'Teun', role: 'teacher', passwordHash })
  const sem = await world.person({ firstName: 'Sem' })
  const { id } = await given.podcast({ title: 'Trappen tellen', speaker: teun, by: teun })
  for (const who of [teun, sem]) await who.does(podcasts.setSaved, { id, on: true })
  await teun.does(podcasts.keepPosition, { id, seconds: 760, at: new Date().toISOString() })

  const { rawPayload } = await app.inject({ url: '/api/privacy/export', headers: { cookie: teun.cookie } })
  const kept = JSON.parse(strFromU8(unzipSync(new Uint8Array(rawPayload))['gegevens.json'] ?? new Uint8Array()))
  expect(kept.podcast_marks).toMatchObject([{ title: 'Trappen tellen', position_seconds: 760 }])
  expect(kept.podcasts).toMatchObject([{ title: 'Trappen tellen' }])
  expect(kept.podcast_speaker).toMatchObject([{ title: 'Trappen tellen' }])

  await world.person({ role: 'admin' })
  await teun.does(privacy.leave, { password })
  await moveClock(db, 8 * 86_400_000)
  await eraseDueAccounts(house, personal)
  await moveClock(db, 0)
  expect((await pool.query('select profile_id from podcast_marks')).rows).toEqual([{ profile_id: sem.id }])
  expect((await sem.does(podcasts.open, { id })).speaker).toBeNull()
  expect((await pool.query('select created_by, speaker_id from podcasts')).rows).toEqual([
    { created_by: null, speaker_id: null },
  ])
})
