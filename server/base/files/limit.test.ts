import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@bewezen/domain/base/ids.ts'
import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import { afterAll, expect, test } from 'vitest'
import { moveClock } from '../database/clock.ts'
import { openWorld, type TestPerson } from '../testing/world.ts'
import { plain } from './samples.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-limit-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const world = await openWorld({ env: { DATA_DIR: folder, UPLOAD_LIMIT: '3' } })
const picture = await plain('png')

async function send(person: TestPerson, purpose = 'avatar', payload: Buffer | string = picture) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api/uploads/${purpose}`,
    payload,
    headers: { cookie: person.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': newId() },
  })
  return [answer.statusCode, answer.json<{ code?: string }>().code ?? null]
}
const limit = [429, 'UPLOAD_LIMIT']

test('one person sends so many files in an hour, for whatever purpose and however they come out, and another as many', async () => {
  const [noor, sem] = [await world.person(), await world.person()]
  expect(await send(noor)).toEqual([200, null])
  expect(await send(noor, 'avatar', 'geen afbeelding')).toEqual([415, 'INVALID_FILE_TYPE'])
  expect(await send(noor, 'message-image')).toEqual([200, null])
  expect(await send(noor, 'report-attachment')).toEqual(limit)
  expect(await send(sem)).toEqual([200, null])

  await moveClock(world.house.database.db, 59 * 60_000)
  expect(await send(noor)).toEqual(limit)
  await moveClock(world.house.database.db, 61 * 60_000)
  expect(await send(noor)).toEqual([200, null])
  await moveClock(world.house.database.db, 0)
})

test('files that are sent at the same moment do not slip past', async () => {
  const vera = await world.person()
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(vera)))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(3)
  expect(answers.filter(([status]) => status === 429)).toHaveLength(2)
})

test('each purpose has a Dutch sentence for it, and without a setting an hour holds 60', async () => {
  for (const { UPLOAD_LIMIT } of Object.values(uploadWords))
    expect(UPLOAD_LIMIT).toEqual({ title: 'Te veel bestanden. Probeer het over een uur opnieuw.' })
  expect((await openWorld()).house.settings.UPLOAD_LIMIT).toBe(60)
})
