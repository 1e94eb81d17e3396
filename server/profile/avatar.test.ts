import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@bewezen/domain/base/ids.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { photoWithPlace, plain, pngOf } from '../base/files/samples.ts'
import { sweepUploads } from '../base/files/sweep.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { answersOf, upload } from '../community/testing/upload.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-avatars-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const world = await openWorld({ env: { DATA_DIR: folder } })
const { pool, db } = world.house.database

const statusesOf = async (person: TestPerson, addresses: readonly string[]) =>
  (await answersOf(world, person, addresses)).map(({ statusCode }) => statusCode)
const shownOf = async (person: TestPerson) => (await person.does(profile.mine, {})).avatarUrl
const uploadsOf = async ({ id }: TestPerson) =>
  (await pool.query('select 1 from uploads where owner_id = $1 or key like $2', [id, `%${id}%`])).rowCount

test('SH-AVAT-04 SH-AVAT-05 SH-AVAT-06 SH-CALL-18 SH-CALL-29 SH-LIMIT-21 an uploaded picture becomes the face of its owner, without a trace of where it was taken', async () => {
  const sanne = await world.person()
  const picture = await upload(world, sanne, 'avatar', await photoWithPlace())

  const { avatarUrl } = await sanne.does(profile.setAvatar, { uploadId: picture.id })

  expect(picture.addresses).toContain(avatarUrl)
  expect(avatarUrl).toMatch(new RegExp(`^/files/avatars/${sanne.id}-\\d+-[0-9a-f]{32}/256\\.webp$`))
  expect(await shownOf(sanne)).toBe(avatarUrl)
  const [file] = await answersOf(world, sanne, [avatarUrl])
  expect(file?.headers).toMatchObject({ 'cache-control': 'public, max-age=3600', 'content-type': 'image/webp' })
  expect(file?.rawPayload.includes('Geheimtelefoon')).toBe(false)
})

test('SH-AVAT-06 SH-EDGE-21 the earlier picture goes with its files, the same one again changes nothing', async () => {
  const [sanne, sem] = [await world.person(), await world.person()]
  const [first, second] = [await upload(world, sanne, 'avatar'), await upload(world, sanne, 'avatar')]
  const ofSem = await upload(world, sem, 'avatar')
  await sem.does(profile.setAvatar, { uploadId: ofSem.id })
  await sanne.does(profile.setAvatar, { uploadId: first.id })
  const { avatarUrl } = await sanne.does(profile.setAvatar, { uploadId: second.id })

  expect(await statusesOf(sanne, first.addresses)).toEqual([404, 404, 404])
  expect(await sanne.does(profile.setAvatar, { uploadId: second.id })).toEqual({ avatarUrl })
  expect(await statusesOf(sanne, second.addresses)).toEqual([200, 200, 200])
  expect(await uploadsOf(sanne)).toBe(1)
  expect(await statusesOf(sem, ofSem.addresses)).toEqual([200, 200, 200])
  expect(await uploadsOf(sem)).toBe(1)
  // One that went does not come back.
  await expect(sanne.does(profile.setAvatar, { uploadId: first.id })).rejects.toMatchObject({ code: 'UPLOAD_FAILED' })
})

test("SH-PERM-03 a picture that is unknown, somebody else's or for another purpose is refused alike", async () => {
  const [sanne, sem] = [await world.person(), await world.person()]
  const [ofSem, message] = [await upload(world, sem, 'avatar'), await upload(world, sanne)]
  for (const uploadId of [newId(), ofSem.id, message.id])
    await expect(sanne.does(profile.setAvatar, { uploadId })).rejects.toMatchObject({
      status: 422,
      code: 'UPLOAD_FAILED',
      data: null,
    })
  expect(await shownOf(sanne)).toBeNull()
})

test('SH-EDGE-21 a picture that no profile took within a day goes with the next sweep; the one that is shown stays', async () => {
  const sanne = await world.person()
  const [shown, left] = [await upload(world, sanne, 'avatar'), await upload(world, sanne, 'avatar')]
  await sanne.does(profile.setAvatar, { uploadId: shown.id })
  await sweepUploads(world.house)
  expect(await statusesOf(sanne, left.addresses)).toEqual([200, 200, 200])

  await moveClock(db, 24 * 60 * 60_000 + 1)
  await sweepUploads(world.house)
  await moveClock(db, 0)

  expect(await statusesOf(sanne, left.addresses)).toEqual([404, 404, 404])
  expect(await statusesOf(sanne, shown.addresses)).toEqual([200, 200, 200])
})

test('SH-AVAT-01 SH-AVAT-02 SH-LIMIT-13 SH-EDGE-17 SH-EDGE-18 SH-EDGE-19 programs, pages, drawings and what is too large are refused, and nothing is stored', async () => {
  const sanne = await world.person()
  const most = 5 * 1024 * 1024
  const refusals: [Buffer, number, string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415, 'INVALID_FILE_TYPE'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'INVALID_FILE_TYPE'],
    [Buffer.from('MZ\x90\x00 a program'), 415, 'INVALID_FILE_TYPE'],
    [await pngOf(most + 1), 413, 'FILE_TOO_LARGE'],
    [(await plain('png', 8000, 5001)).subarray(), 422, 'UPLOAD_FAILED'],
  ]
  for (const [file, status, code] of refusals)
    await expect(upload(world, sanne, 'avatar', file), code)
      .rejects.toThrow(`"code":"${code}"`)
      .then(() => status)
  expect(await uploadsOf(sanne)).toBe(0)
  for (const bytes of [most - 1, most]) await upload(world, sanne, 'avatar', await pngOf(bytes))
  expect(await uploadsOf(sanne)).toBe(2)
})
