import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { photoWithPlace } from '../base/files/samples.ts'
import { sweepUploads } from '../base/files/sweep.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
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
  const areKept = () =>
    Promise.all(
      [failing, unsent, fresh, shown].map(async ({ addresses: [address = ''] }) => {
        const file = await world.house.files.open(address.replace('/files/', ''))
        return file !== null
      }),
    )
  expect(await areKept()).toEqual([true, true, true, true])
  // Its message is gone, and its picture for everybody with it.
  const [gone, mine] = await answersOf(world, noor, [failing.addresses[0] ?? '', shown.addresses[0] ?? ''])
  expect([gone?.statusCode, mine?.statusCode]).toEqual([404, 200])

  await sweepUploads(world.house)
  expect(await areKept()).toEqual([false, false, true, true])
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

describe('the picture of a message', () => {
  /** What its address answers to each of these people; null is a visitor. */
  const seenBy = async (address: string, people: (TestPerson | null)[]) =>
    Promise.all(
      people.map(
        async (one) =>
          (await world.app.inject({ url: address, headers: one ? { cookie: one.cookie } : {} })).statusCode,
      ),
    )

  test('SEC-ACC-51 is for who may read its channel now, and for nobody else', async () => {
    const place = await given.community({ allowedRoles: ['student'] })
    const channel = await given.channel({ community: place })
    const [noor, sem, teacher, guest] = [
      await world.person({ role: 'student' }),
      await world.person({ role: 'student' }),
      await world.person({ role: 'teacher' }),
      await world.person({ role: 'no_subscription' }),
    ]
    const { id: uploadId, addresses } = await upload(world, noor)
    const address = addresses[0] ?? ''
    expect(await seenBy(address, [noor, sem, null])).toEqual([200, 404, 404])
    await noor.does(community.post, newMessage(channel, 'Kijk', { uploadId }))
    expect(await seenBy(address, [noor, sem, teacher, guest, null])).toEqual([200, 200, 404, 404, 404])
    await pool.query(`update blueprints set is_active = false where id = $1`, [place.id])
    expect(await seenBy(address, [noor, sem])).toEqual([200, 404])
  })

  test('SEC-ACC-51 COM-CHAT-19 in a private conversation it is for its two people, and for a moderator once it was reported', async () => {
    const [noor, sem, other, moderator] = [
      await world.person(),
      await world.person(),
      await world.person(),
      await world.person({ role: 'moderator' }),
    ]
    const { conversationId: channelId } = await noor.does(community.startConversation, { personId: sem.id })
    const { id: uploadId, addresses } = await upload(world, noor)
    const address = addresses[0] ?? ''
    const said = await noor.does(community.post, newMessage({ id: channelId }, 'Kijk', { uploadId }))
    expect(await seenBy(address, [noor, sem, other, moderator, null])).toEqual([200, 200, 404, 404, 404])
    await sem.does(community.report, { messageId: said.id, why: 'other', explanation: 'Dit hoort hier niet.' })
    expect(await seenBy(address, [other, moderator])).toEqual([404, 200])
    // Of a private conversation nobody sees more than was reported.
    const beside = await upload(world, noor)
    await noor.does(community.post, newMessage({ id: channelId }, 'En dit', { uploadId: beside.id }))
    expect(await seenBy(beside.addresses[0] ?? '', [sem, moderator])).toEqual([200, 404])
  })

  test('SEC-ACC-51 COM-MOD-03 beside what was reported it is for an admin who may not enter that community', async () => {
    const place = await given.community({ allowedRoles: ['student'] })
    const channel = await given.channel({ community: place })
    const [noor, sem] = [await world.person({ role: 'student' }), await world.person({ role: 'student' })]
    const admin = await world.person({ role: 'admin' })
    const { id: uploadId, addresses } = await upload(world, noor)
    const address = addresses[0] ?? ''
    await noor.does(community.post, newMessage(channel, 'Kijk', { uploadId }))
    const said = await noor.does(community.post, newMessage(channel, 'En dit'))
    expect(await seenBy(address, [admin])).toEqual([404])
    await sem.does(community.report, { messageId: said.id, why: 'other', explanation: 'Dit hoort hier niet.' })
    expect(await seenBy(address, [admin])).toEqual([200])
  })

  test('SEC-ACC-51 that of an answer to somebody outside opens by its address, which the service that brings it has', async () => {
    const admin = await world.person({ role: 'admin' })
    const { id, addresses } = await upload(world, admin)
    const address = addresses[0] ?? ''
    expect(await seenBy(address, [null])).toEqual([404])
    await pool.query('update uploads set attached_at = now() where id = $1', [id])
    expect(await seenBy(address, [null])).toEqual([200])
  })
})
