import { access } from '@bewezen/domain/access/contract.ts'
import { type ViewAs, viewAsNames, viewedAsker } from '@bewezen/domain/access/viewAs.ts'
import { dayOf } from '@bewezen/domain/base/dates.ts'
import { plusDays } from '@bewezen/domain/base/days.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { contractOperations } from '../testing/contractOperations.ts'
import { openWorld, type TestPerson } from '../testing/world.ts'
import { viewing } from './testing/viewing.ts'

const world = await openWorld()
const { house, given } = world
const { pool } = house.database
const { start, read } = viewing(world)
const jasper = await world.person({ role: 'admin' })
const noor = await world.person({
  firstName: 'Kanarienaam',
  lastName: 'Kanarieachter',
  city: 'Kanariestad',
  points: 4_321,
})
const sem = await world.person({ firstName: 'Kanariesem', role: 'teacher' })
let queries: string[] = []

/** What people wrote, are and did: each holds the same word, so that one search finds any of it. */
beforeAll(async () => {
  const at = new Date()
  const community = await given.community({ name: 'Vogels' })
  const channel = await given.channel({ community, name: 'Kooi' })
  await given.member(noor, community)
  await given.history(channel, [
    { author: noor, content: 'kanariebericht' },
    { author: sem, content: '@kanariesem_1 kanarieantwoord' },
  ])
  const talk = await given.conversation(noor, sem)
  await given.history(talk, [{ author: noor, content: 'kanariegeheim' }])
  const teacher = await given.person({ role: 'teacher', firstName: 'Docent' })
  const post = await given.post({ community, by: teacher, title: 'Van de docent', content: '<p>Zaad</p>', at })
  await given.comments({ kind: 'post', id: post.id }, community, [{ by: noor, content: 'kanariereactie', at }])
  const lesson = await given.lesson({ community, by: teacher, title: 'Zingen' })
  await given.comments({ kind: 'lesson', id: lesson.id }, community, [{ by: noor, content: 'kanarieles', at }])
  await given.finished(noor, [{ lesson, at }])
  await given.tasks(noor, [{ title: 'kanarietaak' }])
  await given.medical(noor, { medicalNotes: 'kanarieziek' })
  await given.report(noor, { category: 'community', description: 'kanarieklacht', page: '/', browser: 'x', at })
  const experiment = await given.experiment(noor, { change: 'kanarieproef', before: [6], after: [7] })
  await given.assistantTalk(noor, [{ content: 'kanarievraag', isUser: true, at }])
  const stream = await given.livestream({ title: 'Avond' })
  await given.question(stream, noor, { text: 'kanarievraagdocent' })
  await given.history({ id: stream.channelId }, [{ author: noor, content: 'kanarieavond' }])
  const event = await given.event({ title: 'Vogels kijken' })
  await given.enrolment({ event, person: noor, notes: 'kanarienotitie', allergies: ['noten'] })
  await pool.query(
    `insert into contact_info (profile_id, phone) values ($1, '0612kanarie') on conflict (profile_id) do update set phone = excluded.phone`,
    [noor.id],
  )
  const asked = [
    ['id', event.id, lesson.id, stream.id, noor.id, post.id],
    ['channelId', channel.id, talk.id, stream.channelId],
    ['communityId', community.id],
    ['personId', noor.id],
    ['productId', newId()],
  ] as const
  queries = [
    '',
    ...asked.flatMap(([name, ...ids]) => ids.map((id) => `?${name}=${id}`)),
    ...['kind=post&id', 'subjectKind=post&subjectId'].map((names) => `?${names}=${post.id}`),
    ...['kind=lesson&id', 'subjectKind=lesson&subjectId'].map((names) => `?${names}=${lesson.id}`),
    `?communityId=${community.id}&slug=${post.slug}`,
    `?channelId=${channel.id}&typed=kan`,
    `?channelId=${channel.id}&afterSeq=0`,
    `?ids[0]=${experiment.id}`,
    '?text=kanarie',
    '?text=kanariebericht',
    '?text=kanarienaam',
    '?search=kanarie',
    '?typed=kan',
    '?role=student&from=0',
    '?group=students&from=0',
  ]
})

const reads = contractOperations.filter(({ isRead }) => isRead)
/** What a read does not know it leaves out, and answers as without it: asked of each is what it takes. */
const fits = (query: string, fields: object) =>
  [...new URLSearchParams(query).keys()].every((key) => key.replace(/\[.*/, '') in fields)
const canary = /kanarie|4321/i

/** The reads that tell somebody of a person, with all that was asked; and those that failed. */
async function tellingOf(cookie: string): Promise<{ telling: string[]; broken: string[] }> {
  const [telling, broken] = [new Set<string>(), new Set<string>()]
  for (const { url, fields } of reads)
    for (const query of queries.filter((one) => fits(one, fields))) {
      const { text, status } = await read(url + query, cookie)
      if (canary.test(text) || text.includes(noor.id)) telling.add(url)
      if (status >= 500 && status !== 503) broken.add(`${url}${query} ${status}`)
    }
  return { telling: [...telling], broken: [...broken] }
}

describe('what is planted about people', () => {
  test('ADM-MORE-51 is read by the admin themselves, in many places', async () => {
    const { telling } = await tellingOf(jasper.cookie)
    expect(telling).toEqual(
      expect.arrayContaining([
        '/api/community/messages',
        '/api/comments/list',
        '/api/search/find',
        '/api/access/people',
      ]),
    )
    expect(telling.length).toBeGreaterThan(8)
  })

  test.each(viewAsNames)('ADM-MORE-51 reaches nobody who is viewed as %s, and nothing breaks', async (as) => {
    expect(await tellingOf(await start(jasper, as))).toEqual({ telling: [], broken: [] })
  })
})

const real = {
  no_subscription: { role: 'no_subscription', entitled: false },
  cancelled_subscription: { role: 'cancelled_subscription', entitled: false },
  student: { role: 'student' },
  student_plus_lars: { role: 'student_plus_lars' },
  student_plus_jorn: { role: 'student_plus_jorn' },
  student_plus_rick_tomas: { role: 'student_plus_rick_tomas' },
  tester: { role: 'student', tester: true },
  partner: { role: 'partner' },
  moderator: { role: 'moderator' },
  teacher: { role: 'teacher' },
} as const satisfies Record<Exclude<ViewAs, 'visitor'>, object>

const eventDay = plusDays(dayOf(new Date()), 3)

/** What shows somebody where they stand: rights, places, prices and what is for their role alone. */
const shown = [
  '/api/community/list',
  '/api/shop/catalogue',
  '/api/events/span',
  `/api/events/calendar?month=${eventDay.slice(0, 7)}`,
  '/api/livestreams/list',
  '/api/membership/plans',
  '/api/blogs/list',
  '/api/podcasts/list',
  '/api/site/content',
  '/api/site/faq',
]

/** An answer without the moment at which it was given. */
const still = (body: unknown) => ({ ...(body as object), now: null })

describe('what a role sees', () => {
  beforeAll(async () => {
    await given.community({ name: 'Docenten', allowedRoles: ['teacher'] })
    await given.community({ name: 'Premium', allowedRoles: ['student_plus_jorn', 'teacher'] })
    await given.product({
      name: 'Zaad',
      priceCents: 1_000,
      studentDiscountPercentage: 10,
      teacherDiscountPercentage: 50,
    })
    for (const role of ['student', 'no_subscription', 'partner'])
      await given.event({
        title: `Voor ${role}`,
        isLive: true,
        visibilityPolicy: 'roles',
        roles: [role],
        startWall: `${eventDay}T10:00`,
        endWall: `${eventDay}T11:00`,
      })
    await given.livestream({ title: 'Voor leden', visibleToStudents: true })
    await given.livestream({ title: 'Voor docenten', visibleToTeachers: true })
  })

  test.each(Object.entries(real))('ADM-MORE-50 viewed as %s it is the same as such a person sees', async (as, wish) => {
    const person: TestPerson = await world.person(wish)
    const cookie = await start(jasper, as as ViewAs)
    const own = (await read('/api/access/ownAccess', person.cookie)).body as {
      seq: number
      may: string[]
      gate: string
    }
    const viewed = (await read('/api/access/ownAccess', cookie)).body as typeof own
    expect({ ...viewed, seq: 0 }).toEqual({ ...own, seq: 0 })
    for (const url of shown) {
      const [theirs, seen] = [await read(url, person.cookie), await read(url, cookie)]
      expect([url, seen.status, still(seen.body)]).toEqual([url, theirs.status, still(theirs.body)])
    }
  })

  test('ADM-MORE-50 ADM-MORE-52 who views as a visitor sees the same as one, and no open tab hears that its session is over', async () => {
    const cookie = await start(jasper, 'visitor')
    for (const url of ['/api/community/list', '/api/access/ownAccess', '/api/account/viewer', '/api/inbox/unread'])
      expect(await read(url, cookie)).toMatchObject({ status: 403, code: 'VIEWING_AS' })
    expect(viewedAsker('visitor')).toBeNull()
    for (const url of shown.slice(1))
      expect(still((await read(url, cookie)).body)).toEqual(still((await read(url, '')).body))
  })

  test('ADM-MORE-50 what is compared differs by role', async () => {
    const seen = new Set<string>()
    for (const as of ['student', 'student_plus_jorn', 'partner', 'teacher'] as const) {
      const cookie = await start(jasper, as)
      const answers = []
      for (const url of shown) answers.push((await read(url, cookie)).text)
      seen.add(answers.join())
    }
    expect(seen.size).toBe(4)
  })

  test('ADM-MORE-50 the modes of the site count: in tester mode a member waits, and one with the award does not', async () => {
    const gateOf = async (as: ViewAs) =>
      ((await read('/api/access/ownAccess', await start(jasper, as))).body as { gate: string }).gate
    await jasper.does(access.setTesterMode, { on: true })
    await house.settled()
    expect([await gateOf('student'), await gateOf('tester'), await gateOf('teacher')]).toEqual([
      'tester',
      'granted',
      'granted',
    ])
    await jasper.does(access.setTesterMode, { on: false })
    await house.settled()
    await jasper.does(access.setMaintenance, { on: true })
    await house.settled()
    const cookie = await start(jasper, 'student')
    expect((await read('/api/shop/catalogue', cookie)).code).toBe('MAINTENANCE')
    await jasper.does(access.setMaintenance, { on: false })
    await house.settled()
  })
})

test('ADM-MORE-51 one’s own things are empty, not broken', async () => {
  const cookie = await start(jasper, 'student')
  const own = {
    '/api/inbox/list': { notifications: [], unread: 0 },
    '/api/inbox/unread': { unread: 0 },
    '/api/tasks/list': { tasks: [] },
    '/api/shop/cart': { lines: [], pieces: 0, totalCents: 0 },
    '/api/health/accessLog': [],
    '/api/membership/mine': { state: 'active', role: 'student', throughRole: false, portal: false },
    '/api/profile/mine': { points: 0, awards: [], rank: null },
  }
  for (const [url, empty] of Object.entries(own)) {
    const { status, body } = await read(url, cookie)
    expect([url, status]).toEqual([url, 200])
    expect(body).toMatchObject(empty)
  }
})
