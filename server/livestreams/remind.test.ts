import { newId } from '@bewezen/domain/base/ids.ts'
import { hourMs, minuteMs, secondMs } from '@bewezen/domain/base/moment.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { livestreams } from '@bewezen/domain/livestreams/contract.ts'
import { describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { openPushService } from '../inbox/testing/pushService.ts'
import { remindDue } from './reminders.ts'
import { aStream, inHours } from './testing/aStream.ts'

const world = await openWorld({ jobs: true })
const { given, house } = world
const service = await openPushService()

const wants = (who: TestPerson, { id }: { id: string }, on = true) => who.does(livestreams.remind, { id, on })
const mailsOf = async ({ email }: TestPerson) =>
  (await house.mail.listLocal(email)).map(({ text }) => JSON.parse(text) as Record<string, unknown>)
const toldOf = async (who: TestPerson) =>
  (await who.does(inbox.list, {})).notifications.map(({ title, text }) => ({ title, text }))
/** The site as it is so many minutes before a stream begins. */
async function whenItIsSoon(minutes: number, start: Date, work: () => Promise<void>): Promise<void> {
  await moveClock(house.database.db, start.getTime() - minutes * minuteMs - Date.now())
  await remindDue(house)
  await house.settled()
  await work().finally(() => moveClock(house.database.db, 0))
}

describe('Herinner mij', () => {
  test('LIVE-MORE-17 sets a state, on all devices of the person', async () => {
    const [noor, stream] = [await world.person(), await given.livestream({ startTime: new Date(inHours(1)) })]
    const ear = await (await world.signedIn(noor)).listens()
    for (const on of [true, true, false, false]) expect(await wants(noor, stream, on)).toEqual({ isReminded: on })
    await wants(noor, stream)
    const { livestreams: seen } = await noor.does(livestreams.list, { from: 0 })
    expect(seen.find(({ id }) => id === stream.id)?.viewer.isReminded).toBe(true)
    await house.settled()
    expect(ear.kinds().filter((kind) => kind === 'livestream.reminded')).toHaveLength(3)
    ear.leave()
  })

  test('LIVE-MORE-17 not for a visitor, not of what is not for somebody, and not in the last ten minutes', async () => {
    const noor = await world.person()
    const soon = await given.livestream({ startTime: new Date(Date.now() + 9 * minuteMs) })
    const [hidden, past] = [await given.livestream({ visibleToAdmins: true }), await given.livestream()]
    const tooLate = { status: 409, code: 'REMINDER_TOO_LATE' }
    for (const stream of [soon, past]) await expect(wants(noor, stream)).rejects.toMatchObject(tooLate)
    for (const stream of [hidden, { id: newId() }])
      await expect(wants(noor, stream)).rejects.toMatchObject({ status: 404 })
    await expect(world.visitor().does(livestreams.remind, { id: soon.id, on: true })).rejects.toMatchObject({
      status: 401,
    })
    expect(await wants(noor, soon, false)).toEqual({ isReminded: false })
  })

  test('LIVE-MORE-17 a mail, a notification and a push, ten minutes before and once', async () => {
    const [noor, sem] = [await world.person({ firstName: 'Noor' }), await world.person()]
    const start = new Date(Date.now() + 5 * hourMs)
    const stream = await given.livestream({ title: 'Samen ademen', startTime: start })
    const { endpoint, publicKey, authSecret, read } = service.subscriber()
    await noor.does(inbox.savePreferences, { pushEnabled: true })
    await noor.does(inbox.subscribePush, { endpoint, publicKey, authSecret })
    await wants(noor, stream)
    await whenItIsSoon(11, start, async () => expect(await toldOf(noor)).toEqual([]))
    await whenItIsSoon(10, start, async () => {
      await remindDue(house)
      await world.eventually(async () => expect(await mailsOf(noor)).toHaveLength(1))
      expect((await mailsOf(noor))[0]).toMatchObject({
        title: 'Samen ademen',
        startTime: start.toISOString(),
        link: `http://localhost:3000/livestream?stream=${stream.id}`,
      })
      expect(await toldOf(noor)).toMatchObject([{ title: 'De livestream begint zo' }])
    })
    await world.eventually(() => {
      const pushed = service.received.filter(({ path }) => endpoint.endsWith(path))
      expect(pushed.map(({ body }) => JSON.parse(read(body)) as unknown)).toMatchObject([
        { title: 'De livestream begint zo', text: 'Bekijk de livestream', path: `/livestream?stream=${stream.id}` },
      ])
    })
    expect([await toldOf(sem), await mailsOf(sem)]).toEqual([[], []])
  })

  test('LIVE-MORE-18 a moved start is told at its new time, once', async () => {
    const [noor, admin] = [await world.person(), await world.person({ role: 'admin' })]
    const id = newId()
    const save = (startTime: string, version: number | null) =>
      admin.does(livestreams.save, { id, version, livestream: aStream({ startTime }) })
    const [first, later] = [new Date(inHours(30)), new Date(inHours(31))]
    await save(first.toISOString(), null)
    await wants(noor, { id })
    await save(later.toISOString(), 0)
    await whenItIsSoon(10, first, async () => expect(await toldOf(noor)).toEqual([]))
    await whenItIsSoon(10, later, async () => expect(await toldOf(noor)).toHaveLength(1))
  })

  test.each<[string, string]>([
    ['is live already', 'update livestreams set is_active = true where id = $1'],
    [
      'is no longer for them',
      'update livestreams set visible_to_everyone = false, visible_to_admins = true where id = $1',
    ],
  ])('LIVE-MORE-18 nobody is told of a stream that %s', async (_what, change) => {
    const start = new Date(Date.now() + 50 * hourMs + Math.random() * secondMs)
    const [noor, stream] = [await world.person(), await given.livestream({ startTime: start })]
    await wants(noor, stream)
    await house.database.pool.query(change, [stream.id])
    await whenItIsSoon(5, start, async () => expect([await toldOf(noor), await mailsOf(noor)]).toEqual([[], []]))
    await house.database.pool.query('update livestreams set is_active = false where id = $1', [stream.id])
  })

  test('LIVE-MORE-18 who wants nothing of events gets the mail alone', async () => {
    const start = new Date(Date.now() + 70 * hourMs)
    const [noor, stream] = [await world.person(), await given.livestream({ startTime: start })]
    await wants(noor, stream)
    await noor.does(inbox.choose, { about: 'type', subject: 'event', wants: 'nothing' })
    await whenItIsSoon(10, start, async () => {
      await world.eventually(async () => expect(await mailsOf(noor)).toHaveLength(1))
      expect(await toldOf(noor)).toEqual([])
    })
  })
})
