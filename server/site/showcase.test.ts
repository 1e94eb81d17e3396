import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { weekdayOf } from '@bewezen/domain/events/month.ts'
import { site } from '@bewezen/domain/site/contract.ts'
import { firstShowcase } from '@bewezen/domain/site/showcaseWords.ts'
import { expect, test } from 'vitest'
import { queriesOf } from '../base/testing/queriesOf.ts'
import { stopClock } from '../base/testing/stopClock.ts'
import { openWorld } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const [admin, teacher] = [await world.person({ role: 'admin' }), await world.person({ role: 'teacher' })]
const inside = async () => {
  await house.settled()
  return (await world.visitor().does(site.content, {})).inside
}
/** What the living parts show from now on beside what is built in. */
const shows = async (change: Partial<typeof firstShowcase>) => {
  const { showcase: before } = await admin.does(site.managed, {})
  await admin.does(site.editShowcase, { before, after: { ...before, ...change } })
}

test('MKT-MORE-03 what an admin writes of the conversation is what visitors read, as an example until there is consent', async () => {
  const after = { ...firstShowcase, firstName: ' Noor ', thirdName: '', thirdText: '', week: '' }
  await admin.does(site.editShowcase, { before: firstShowcase, after })
  expect((await inside()).conversation).toMatchObject({ said: [{ name: 'Noor' }, { name: 'Teun' }], isSample: true })
  await expect(
    admin.does(site.editShowcase, { before: firstShowcase, after: { ...firstShowcase, channel: 'Anders' } }),
  ).rejects.toMatchObject({ code: 'CHANGED', data: { current: { firstName: 'Noor' } } })
  await expect(
    admin.does(site.editShowcase, { before: { ...after, firstName: 'Noor' }, after: { ...after, before: '1' } }),
  ).rejects.toMatchObject({ code: 'INVALID_INPUT', data: { fields: ['before'] } })
  await expect(teacher.does(site.editShowcase, { before: after, after: firstShowcase })).rejects.toMatchObject({
    status: 403,
  })
  await shows({ hasConsent: true })
  expect((await inside()).conversation).toMatchObject({ isSample: false })
  await shows({ showsConversation: false })
  expect((await inside()).conversation).toBeNull()
})

test('MKT-MORE-05 of a week of the university visitors read the titles of what is published, once an admin chose it', async () => {
  const community = await given.community()
  const lesson = (title: string, wish = {}) => given.lesson({ community, level: 2, week: 3, title, ...wish })
  await lesson('Licht in lux')
  await lesson('Een plek meten', { isRequired: false })
  await lesson('Nog niet af', { isPublished: false })
  await lesson('Een andere week', { week: 4 })
  expect((await inside()).week).toBeNull()
  const { weeks } = await admin.does(site.managed, {})
  expect(weeks.map(({ level, week }) => [level, week])).toEqual([
    ['Licht en ritme', 3],
    ['Licht en ritme', 4],
  ])
  await shows({ week: weeks[0]?.key ?? '' })
  expect((await inside()).week).toEqual({
    level: 2,
    title: 'Licht en ritme',
    week: 3,
    lessons: [
      { title: 'Licht in lux', isRequired: true },
      { title: 'Een plek meten', isRequired: false },
    ],
  })
  await expect(shows({ week: weeks[0]?.key.replace(community.id, newId()) ?? '' })).rejects.toMatchObject({
    data: { fields: ['week'] },
  })
  await shows({ showsWeek: false })
  expect((await inside()).week).toBeNull()
})

test('MKT-MORE-04 the calendar is the first week in which something is still to come, as every visitor may see it', async () => {
  expect((await inside()).calendar).toBeNull()
  const event = (title: string, days: number, wish = {}) => {
    const day = plusDays(dayOf(new Date()), days)
    return given.event({ title, startWall: `${day}T10:00`, endWall: `${day}T12:00`, ...wish })
  }
  await event('Van de baan', 15, { status: 'cancelled' })
  await event('Voor docenten', 15, { visibilityPolicy: 'roles' })
  await event('Nog niet live', 15, { isLive: false })
  await event('Al geweest', -2)
  await event('Ademavond', 21)
  await event('Veel later', 40)
  // A date is no change of the content: it is there as soon as what was believed is over.
  await shows({ showsCalendar: false })
  expect((await inside()).calendar).toBeNull()
  await shows({ showsCalendar: true })
  const { calendar } = await inside()
  expect(calendar?.events.map(({ title }) => title)).toEqual(['Ademavond'])
  if (!calendar) throw new Error('no calendar')
  expect(calendar.events[0]?.day).toSatisfy((day: string) => day >= calendar.monday)
})

test('MKT-MORE-04 of the week that is shown it says what was there already', async () => {
  const monday = plusDays(dayOf(new Date()), 70 - weekdayOf(dayOf(new Date())))
  const event = (title: string, days: number) => {
    const day = plusDays(monday, days)
    return given.event({ title, startWall: `${day}T10:00`, endWall: `${day}T12:00` })
  }
  for (const [title, days] of [
    ['Dinsdag', 1],
    ['Vrijdag', 4],
  ] as const)
    await event(title, days)
  const goOn = await stopClock(house.database.pool, new Date(`${plusDays(monday, 2)}T12:00:00Z`))
  await shows({ showsCalendar: false })
  await shows({ showsCalendar: true })
  const { calendar } = await inside()
  await goOn()
  expect(calendar?.events.map(({ title, isPast }) => [title, isPast])).toEqual([
    ['Dinsdag', true],
    ['Vrijdag', false],
  ])
})

test('MKT-MORE-06 a view that follows soon asks the database for nothing of the living parts', async () => {
  await inside()
  const sent = await queriesOf(house, () => world.visitor().does(site.content, {}))
  expect(sent.filter((query) => /home_showcase|event_dates|lessons/.test(query))).toEqual([])
})
