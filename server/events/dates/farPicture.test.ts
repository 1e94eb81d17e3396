import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { farRefused } from '@bewezen/domain/base/farPictureWords.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { events as contract } from '@bewezen/domain/events/contract.ts'
import { type EventForm, newEventForm } from '@bewezen/domain/events/eventForm.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { plain } from '../../base/files/samples.ts'
import { farName, file, openFarSite, redirect } from '../../base/testing/farSite.ts'
import { openWorld } from '../../base/testing/world.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-far-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const at = (path: string) => `https://${farName}${path}`
const picture = await plain('png', 1200, 900)
const gif = await plain('gif')
let sent = 0
const site = await openFarSite({
  '/a.png': file(picture),
  // What it says that it is counts for nothing, in either direction.
  '/named-wrong': file(picture, 'text/html'),
  '/page.png': file('<!doctype html><title>Geen plaatje</title>'),
  '/drawn.svg': file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'),
  '/moves.gif': file(gif, 'image/gif'),
  '/damaged.png': file(picture.subarray(0, 2_000)),
  '/inside.png': redirect('https://169.254.169.254/latest/meta-data/iam'),
  '/slow.png': (_request, reply) => void reply.writeHead(200).write(picture.subarray(0, 400)),
  '/endless.png': (_request, reply) => {
    reply.writeHead(200).write(picture)
    const more = Buffer.alloc(64 * 1024)
    const go = () => {
      while (!reply.destroyed && sent < 64 * 1024 * 1024) {
        sent += more.length
        if (!reply.write(more)) return
      }
      reply.end()
    }
    reply.on('drain', go)
    go()
  },
})
const outside = { ...site.outside, patienceMs: 3_000 }
const world = await openWorld({ env: { DATA_DIR: folder, UPLOAD_LIMIT: '40' }, outside })
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]

const formFor = (change: Partial<EventForm> = {}): EventForm => ({
  ...newEventForm(teacher.id, '2027-03-22'),
  title: 'Avondlab',
  venueName: 'De Schuur',
  ...change,
})
const creates = (imageUrl: string, id = newId(), who = teacher) =>
  who.does(contract.create, { id, form: formFor({ imageUrl }) }).then(({ data }) => data)
const { pool } = world.house.database
const shownBy = async (id: string): Promise<string> =>
  (await pool.query('select image_url from events where id = $1', [id])).rows[0]?.image_url
const faultOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => null,
    ({ data }) => data.faults,
  )
const looseOnes = async () => (await pool.query('select key from uploads where attached_at is null')).rowCount
const pageOf = (url: string) => world.app.inject({ url })

describe('a picture of an event that stands elsewhere', () => {
  test('EV-FORM-57 EV-FORM-67 is fetched once, drawn anew, and shown from here', async () => {
    const { id } = await creates(at('/a.png'))
    const address = await shownBy(id)
    expect(address).toMatch(/^\/files\/event-images\/[0-9a-f]{32}-f\d{4}\/card\.webp$/)
    const shown = await pageOf(address)
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(await looseOnes()).toBe(0)

    const asked = site.asked.length
    const { form, version } = await teacher.does(contract.form, { eventId: id })
    expect(form.imageUrl).toBe(address)
    await teacher.does(contract.update, { eventId: id, version, form: { ...form, title: 'Anders' }, answers: {} })
    expect([site.asked.length, await shownBy(id)]).toEqual([asked, address])
  })

  test('EV-FORM-67 a repeated save answers its first result and fetches nothing', async () => {
    const id = newId()
    const first = await creates(at('/a.png'), id)
    const asked = site.asked.length
    expect(await creates(at('/a.png'), id)).toEqual(first)
    expect(site.asked.length).toBe(asked)
  })

  test('EV-FORM-67 another one takes the place of the old, which goes', async () => {
    const { id } = await creates(at('/a.png'))
    const old = await shownBy(id)
    const { form, version } = await teacher.does(contract.form, { eventId: id })
    const changed = { ...form, imageUrl: at('/named-wrong') }
    await teacher.does(contract.update, { eventId: id, version, form: changed, answers: {} })
    expect((await pageOf(await shownBy(id))).statusCode).toBe(200)
    expect((await pageOf(old)).statusCode).toBe(404)
  })

  test.each([
    ['a page instead of a picture', '/page.png', farRefused.INVALID_FILE_TYPE],
    ['a drawing that can run', '/drawn.svg', farRefused.INVALID_FILE_TYPE],
    ['one that moves', '/moves.gif', farRefused.INVALID_FILE_TYPE],
    ['one that is damaged', '/damaged.png', farRefused.UPLOAD_FAILED],
    ['one that is not there', '/gone.png', farRefused.UNREACHABLE],
    ['a way into the inner network', '/inside.png', farRefused.UNREACHABLE],
    ['one that never comes to its end', '/slow.png', farRefused.UPLOAD_FAILED],
  ])('EV-FORM-67 %s is refused beside the field, and nothing is stored', async (_what, path, imageUrl) => {
    const id = newId()
    expect(await faultOf(creates(at(path), id))).toEqual({ imageUrl })
    expect(await shownBy(id)).toBeUndefined()
    expect(await looseOnes()).toBe(0)
  })

  test('EV-FORM-67 one that is too large is refused as soon as that shows, and not read to its end', async () => {
    expect(await faultOf(creates(at('/endless.png')))).toEqual({ imageUrl: farRefused.FILE_TOO_LARGE })
    expect(sent).toBeLessThan(48 * 1024 * 1024)
  })

  test('EV-FORM-67 is not fetched for a form with other faults, nor for who may not save', async () => {
    const asked = site.asked.length
    const form = formFor({ imageUrl: at('/a.png'), title: '' })
    expect(await faultOf(teacher.does(contract.create, { id: newId(), form }))).toEqual({ title: expect.any(String) })
    const student = await world.person()
    await expect(creates(at('/a.png'), newId(), student)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(site.asked.length).toBe(asked)
  })

  test('EV-FORM-67 counts as one more file of who saves', async () => {
    const other = await world.person({ role: 'teacher' })
    for (let file = 0; file < 40; file++) await world.house.countUpload(other.id)
    expect(await faultOf(creates(at('/a.png'), newId(), other))).toEqual({ imageUrl: farRefused.UPLOAD_LIMIT })
  })
})

describe('a picture of an award that stands elsewhere', () => {
  const award = (imageUrl: string) => ({ name: `Vogel ${newId()}`, description: '', imageUrl, isActive: true })
  const stored = async (id: string) =>
    (await admin.does(profile.awards, {})).awards.find((one) => one.id === id)?.imageUrl ?? ''

  test('ADM-PANEL-24 is fetched when the award is made or edited, and goes with it', async () => {
    const [id, typed] = [newId(), award(at('/a.png'))]
    await admin.does(profile.makeAward, { id, ...typed })
    const first = await stored(id)
    expect(first).toMatch(/^\/files\/award-images\/[0-9a-f]{32}-f\d{4}\/full\.webp$/)
    const asked = site.asked.length
    await admin.does(profile.makeAward, { id, ...typed })
    expect(site.asked.length).toBe(asked)

    const before = { ...typed, imageUrl: first }
    await admin.does(profile.editAward, { id, before, after: { ...typed, imageUrl: at('/named-wrong') } })
    const second = await stored(id)
    expect([(await pageOf(first)).statusCode, (await pageOf(second)).statusCode]).toEqual([404, 200])
    expect(await looseOnes()).toBe(0)
    await admin.does(profile.removeAward, { id })
    expect((await pageOf(second)).statusCode).toBe(404)
  })

  test('ADM-PANEL-24 one that cannot be fetched is refused beside the field', async () => {
    const id = newId()
    for (const [address, imageUrl] of [
      [at('/page.png'), farRefused.INVALID_FILE_TYPE],
      [`http://${farName}/a.png`, farRefused.NOT_FETCHABLE],
      [`https://naam:geheim@${farName}/a.png`, farRefused.NOT_FETCHABLE],
    ] as const)
      expect(await faultOf(admin.does(profile.makeAward, { id, ...award(address) }))).toEqual({ imageUrl })
    expect(await stored(id)).toBe('')
  })
})
