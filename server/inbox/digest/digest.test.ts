import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { moveClock } from '../../base/database/clock.ts'
import { openWorld, type TestPerson } from '../../base/testing/world.ts'
import { tell } from '../testing/told.ts'
import { digestOf } from './content.ts'
import { tellDigests } from './digest.ts'

const world = await openWorld()
const { pool, db } = world.house.database
let sem: TestPerson

const setNow = async (moment: string) => moveClock(db, Date.parse(moment) - Date.now())
const due = async () =>
  (await pool.query(`select ids->>'personId' as id, ids->>'day' as day from facts where kind = 'digest.due'`)).rows
const dueFor = async (who: TestPerson) => (await due()).filter(({ id }) => id === who.id).map(({ day }) => day)

beforeEach(async () => {
  sem = await world.person({ firstName: 'Sem' })
  await sem.does(inbox.savePreferences, { digestEnabled: true })
})

test('whoever asked for it and has something unread gets one a day, however often it runs', async () => {
  await setNow('2026-11-20T06:30:00Z')
  const [vera, willem] = [await world.person(), await world.person()]
  await willem.does(inbox.savePreferences, { digestEnabled: true })
  for (const who of [sem, sem, vera]) await tell(world, who, { at: '2026-11-19T20:00:00Z' })

  await Promise.all([tellDigests(world.house), tellDigests(world.house)])
  await tellDigests(world.house)

  expect([await dueFor(sem), await dueFor(vera), await dueFor(willem)]).toEqual([['2026-11-20'], [], []])
})

test('the next day only what is new counts: what was mailed and left alone is not mailed again', async () => {
  await tell(world, sem, { at: '2026-11-19T20:00:00Z' })
  await setNow('2026-11-20T06:30:00Z')
  await tellDigests(world.house)
  await setNow('2026-11-21T06:30:00Z')
  await tellDigests(world.house)
  expect(await dueFor(sem)).toEqual(['2026-11-20'])

  await tell(world, sem, { at: '2026-11-21T20:00:00Z' })
  await setNow('2026-11-22T06:30:00Z')
  await tellDigests(world.house)
  expect(await dueFor(sem)).toEqual(['2026-11-20', '2026-11-22'])
})

test.each([
  ['spring', '2027-03-28', '2027-03-27T06:31:00Z', '2027-03-28T05:30:00Z'],
  ['autumn', '2027-10-31', '2027-10-30T05:31:00Z', '2027-10-31T06:30:00Z'],
])(
  'SH-GEN-13 on the day in %s when the clock changes nothing of the day before falls between',
  async (_season, day, said, now) => {
    await tell(world, sem, { at: said })
    await setNow(now)

    await tellDigests(world.house)
    await tellDigests(world.house)

    expect(await dueFor(sem)).toEqual([day])
  },
)

test('SH-NOTIF-17 X3-EDGE-25 the mail tells numbers by kind and no word of what was written', async () => {
  const at = '2026-11-19T20:00:00Z'
  await tell(world, sem, { at, message: 'Geheim', data: { message_content: 'Geheim' } })
  await tell(world, sem, { at, message: 'Geheim' })
  await tell(world, sem, { at, type: 'iets_nieuws', title: 'Geheim' })

  const mail = await digestOf(world.house, sem.id, '2026-11-20')

  expect(mail).toMatchObject({ to: sem.email, template: 'digest' })
  expect(mail?.facts).toMatchObject({ firstName: 'Sem', unread: 3, lines: ['2 × Vermelding', '1 × Community'] })
  expect(JSON.stringify(mail)).not.toContain('Geheim')
})

test('COM-CHAT-56 the mail names the subjects of what admins wrote, and no word of the texts', async () => {
  const at = '2026-11-19T20:00:00Z'
  for (const title of ['Zaterdag dicht', 'Zaterdag dicht', 'Nieuwe zaal'])
    await tell(world, sem, { at, type: 'inbox_message', title, data: { content: 'Geheim' } })
  await tell(world, sem, { at, title: 'Geheim' })

  const mail = await digestOf(world.house, sem.id, '2026-11-20')

  expect(mail?.facts).toMatchObject({
    unread: 4,
    lines: ['2 × Bericht: Zaterdag dicht', '1 × Bericht: Nieuwe zaal', '1 × Vermelding'],
  })
  expect(JSON.stringify(mail)).not.toContain('Geheim')
})

test('who read everything or turned it off meanwhile gets no mail', async () => {
  const id = await tell(world, sem, { at: '2026-11-19T20:00:00Z' })
  expect(await digestOf(world.house, sem.id, '2026-11-20')).not.toBeNull()

  await sem.does(inbox.savePreferences, { digestEnabled: false })
  expect(await digestOf(world.house, sem.id, '2026-11-20')).toBeNull()

  await sem.does(inbox.savePreferences, { digestEnabled: true })
  await sem.does(inbox.markRead, { id })
  expect(await digestOf(world.house, sem.id, '2026-11-20')).toBeNull()
})
