import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { photoWithPlace } from '../base/files/samples.ts'
import { sweepUploads } from '../base/files/sweep.ts'
import { openWorld } from '../base/testing/world.ts'
import { newMessage } from './testing/newMessage.ts'
import { answersOf, upload } from './testing/upload.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-pictures-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const world = await openWorld({ env: { DATA_DIR: folder } })
const { given } = world
const { pool } = world.house.database

test('SH-DATA-19 COM-CHAT-09 COM-CHAT-20 an own picture goes with one message, under an address that cannot be guessed, and with it away', async () => {
  const [channel, noor] = [await given.channel(), await world.person()]
  const photo = await photoWithPlace()
  expect(photo.includes('Geheimtelefoon')).toBe(true)
  const picture = await upload(world, noor, 'message-image', photo)
  const said = await noor.does(community.post, newMessage(channel, 'Kijk', { uploadId: picture.id }))

  const { messages } = await noor.does(community.messages, { channelId: channel.id })
  expect(messages).toEqual([said])
  expect(said).toMatchObject({ id: expect.any(String), content: 'Kijk', createdAt: expect.any(String) })
  expect(Date.parse(said.createdAt)).toBeLessThanOrEqual(Date.now())
  expect(said.picture?.url).toMatch(/^\/files\/message-images\/[0-9a-f]{32}\/full\.webp$/)
  const addresses = [said.picture?.url ?? '', said.picture?.thumbnailUrl ?? '']
  expect([...addresses].sort()).toEqual([...picture.addresses].sort())
  const shown = await answersOf(world, noor, addresses)
  expect(shown.map((one) => one.statusCode)).toEqual([200, 200])
  for (const { rawPayload } of shown) expect(rawPayload.includes('Geheimtelefoon')).toBe(false)
  const listings = await answersOf(world, noor, ['/files/message-images', '/files/message-images/'])
  expect(listings.map((one) => one.statusCode)).toEqual([404, 404])
  await expect(
    noor.does(community.post, newMessage(channel, 'Nog eens', { uploadId: picture.id })),
  ).rejects.toMatchObject({ status: 422, code: 'UPLOAD_FAILED' })

  const removed = await noor.does(community.remove, { messageId: said.id })
  expect(removed.picture).toBeNull()
  expect((await answersOf(world, noor, addresses)).map((one) => one.statusCode)).toEqual([404, 404])
  const { rows } = await pool.query('select 1 from uploads where id = $1', [picture.id])
  expect(rows).toEqual([])
})

test("a picture that is unknown, somebody else's or for another purpose is refused alike, and nothing is stored", async () => {
  const [channel, noor, sem] = [await given.channel(), await world.person(), await world.person()]
  const [ofSem, avatar] = [await upload(world, sem), await upload(world, noor, 'avatar')]
  for (const uploadId of [newId(), ofSem.id, avatar.id])
    await expect(noor.does(community.post, newMessage(channel, 'Kijk', { uploadId }))).rejects.toMatchObject({
      status: 422,
      code: 'UPLOAD_FAILED',
      data: null,
    })
  expect((await noor.does(community.messages, { channelId: channel.id })).messages).toEqual([])
  expect((await sem.does(community.post, newMessage(channel, 'Kijk', { uploadId: ofSem.id }))).picture).not.toBeNull()
})

test('COM-CHAT-20 files that could not be taken away with their message, or were never sent, go with the next sweep', async () => {
  const [channel, noor] = [await given.channel(), await world.person()]
  const [failing, unsent, fresh, shown] = [
    await upload(world, noor),
    await upload(world, noor),
    await upload(world, noor),
    await upload(world, noor),
  ]
  await noor.does(community.post, newMessage(channel, 'Blijft', { uploadId: shown.id }))
  const said = await noor.does(community.post, newMessage(channel, 'Weg', { uploadId: failing.id }))
  const remove = vi.spyOn(world.house.files, 'remove').mockRejectedValueOnce(new Error('the disk is away'))
  expect((await noor.does(community.remove, { messageId: said.id })).deletedAt).not.toBeNull()
  remove.mockRestore()
  await pool.query(`update uploads set created_at = created_at - interval '25 hours' where id <> $1`, [fresh.id])
  const statuses = async () =>
    (
      await answersOf(
        world,
        noor,
        [failing, unsent, fresh, shown].map((one) => one.addresses[0] ?? ''),
      )
    ).map((one) => one.statusCode)
  expect(await statuses()).toEqual([200, 200, 200, 200])

  await sweepUploads(world.house)
  expect(await statuses()).toEqual([404, 404, 200, 200])
  expect((await noor.does(community.post, newMessage(channel, 'Kijk', { uploadId: fresh.id }))).picture).not.toBeNull()
})

test('a message that is refused leaves its picture free for the next attempt', async () => {
  const [channel, noor] = [await given.channel(), await world.person()]
  const picture = await upload(world, noor)
  const attempt = newMessage(channel, 'Kijk', { uploadId: picture.id })
  await expect(noor.does(community.post, { ...attempt, parentId: newId() })).rejects.toMatchObject({
    code: 'PARENT_NOT_FOUND',
  })
  await expect(noor.does(community.post, { ...attempt, content: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const said = await noor.does(community.post, attempt)
  expect(said.picture).not.toBeNull()
  expect(await noor.does(community.post, attempt)).toEqual(said)
})
