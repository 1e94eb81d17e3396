import { learning } from '@bewezen/domain/learning/contract.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { search } from '@bewezen/domain/search/contract.ts'
import { describe, expect, test } from 'vitest'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house } = world
const { pool } = house.database

/** A university with a teacher and a beginner: two required lessons in level 1, an optional one, and one in level 2. */
async function university() {
  const [teacher, noor] = [await world.person({ role: 'teacher' }), await world.person()]
  const community = await given.community()
  const place = { community, by: teacher }
  const first = await given.lesson({ ...place, title: 'Ochtendlicht' })
  const second = await given.lesson({ ...place, title: 'Avondlicht', week: 2 })
  const extra = await given.lesson({ ...place, title: 'Verdieping', week: 2, isRequired: false })
  const next = await given.lesson({ ...place, title: 'Ritme in cijfers', level: 2 })
  return { teacher, noor, community, first, second, extra, next }
}

const finish = (person: TestPerson, { id }: { id: string }, done = true) =>
  person.does(learning.finish, { kind: 'lesson', id, done })
const read = (person: TestPerson, community: { id: string }, { slug }: { slug: string }) =>
  person.does(learning.lesson, { communityId: community.id, slug })
const see = (person: TestPerson, community: { id: string }) =>
  person.does(learning.university, { communityId: community.id })
const pointsOf = async ({ id }: { id: string }) =>
  (await pool.query('select points from profiles where id = $1', [id])).rows[0].points as number
const levelOf = async ({ id }: { id: string }): Promise<number | null> =>
  (
    await pool.query(
      'select l.order_index as n from profiles p left join levels l on l.id = p.level_id where p.id = $1',
      [id],
    )
  ).rows[0].n

describe('what is open', () => {
  test('COM-LEARN-03 COM-LEARN-04 X3-LIMIT-02 a beginner sees five levels, the first open, and the next lesson', async () => {
    const { noor, community, first } = await university()
    const { levels, nextId, percent, total } = await see(noor, community)
    expect(levels.map(({ number, isOpen }) => [number, isOpen])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
      [5, false],
    ])
    expect(levels.map(({ title }) => title).slice(0, 2)).toEqual(['Fundament', 'Licht en ritme'])
    expect(levels[1]?.lessons).toEqual([])
    expect([nextId, percent, total]).toEqual([first.id, 0, 4])
  })

  test('COM-LEARN-04 COM-LEARN-05 a closed level and a closed week say what comes first; neither is finished', async () => {
    const { noor, community, second, next } = await university()
    await expect(read(noor, community, next)).rejects.toMatchObject({ code: 'LEVEL_CLOSED', data: { level: 1 } })
    await expect(finish(noor, next)).rejects.toMatchObject({ status: 403, code: 'LEVEL_CLOSED' })
    await expect(read(noor, community, second)).rejects.toMatchObject({ code: 'WEEK_CLOSED', data: { week: 1 } })
    await expect(finish(noor, second)).rejects.toMatchObject({ status: 403, code: 'WEEK_CLOSED' })
    expect(await pointsOf(noor)).toBe(0)
  })

  test('COM-LEARN-04 teachers and admins see all levels, a moderator and a partner as every member', async () => {
    const { teacher, community, next } = await university()
    const admin = await world.person({ role: 'admin' })
    for (const person of [teacher, admin]) expect((await read(person, community, next)).title).toBe('Ritme in cijfers')
    for (const role of ['moderator', 'partner'] as const)
      await expect(read(await world.person({ role }), community, next)).rejects.toMatchObject({ code: 'LEVEL_CLOSED' })
  })

  test('COM-LEARN-17 ROUTE-TABLE-21 an unknown address, a draft and a community of others are not there, alike', async () => {
    const { noor, teacher, community, first } = await university()
    const draft = await given.lesson({ community, by: teacher, title: 'Concept', isPublished: false })
    const elsewhere = await given.community({ allowedRoles: ['admin'] })
    const hidden = await given.lesson({ community: elsewhere, title: 'Geheim' })
    await Promise.all(
      [
        read(noor, community, { slug: 'bestaat-niet' }),
        read(noor, community, draft),
        read(noor, elsewhere, hidden),
        finish(noor, draft),
        finish(noor, hidden),
        see(noor, elsewhere),
      ].map((one) => expect(one).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })),
    )
    expect((await read(noor, community, { slug: first.slug.toUpperCase() })).title).toBe('Ochtendlicht')
    expect((await read(teacher, community, draft)).isPublished).toBe(false)
    expect((await see(noor, community)).levels[0]?.lessons.map(({ title }) => title)).not.toContain('Concept')
  })

  test('COM-LEARN-07 a lesson shows its text, its video, its files, and what is beside it', async () => {
    const { noor, teacher, community } = await university()
    const full = await given.lesson({
      community,
      by: teacher,
      title: 'Met alles',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ?t=3',
      content: '<h2>Zo</h2><p>Tekst<script>alert(1)</script></p>',
      files: [{ name: 'Logboek', file: Buffer.from('%PDF-1.7 logboek') }],
    })
    const lesson = await read(noor, community, full)
    expect(lesson).toMatchObject({
      content: '<h2>Zo</h2><p>Tekst</p>',
      videoId: 'dQw4w9WgXcQ',
      teacher: { id: teacher.id },
      attachments: [{ name: 'Logboek', isPdf: true, bytes: 16 }],
      previous: { title: 'Ochtendlicht' },
      next: null,
      level: { number: 1, title: 'Fundament' },
    })
    expect(lesson.beside.map(({ title }) => title)).toEqual(['Ochtendlicht', 'Met alles'])
  })
})

describe('finishing', () => {
  test('COM-LEARN-07 COM-LEARN-08 it is stored once, gives 10 points once, and can be undone without taking them', async () => {
    const { noor, community, first } = await university()
    expect(await finish(noor, first)).toEqual({ done: true, points: 10, finishedLevel: null })
    expect(await finish(noor, first)).toEqual({ done: true, points: 0, finishedLevel: null })
    expect((await read(noor, community, first)).isDone).toBe(true)
    expect(await finish(noor, first, false)).toEqual({ done: false, points: 0, finishedLevel: null })
    expect((await read(noor, community, first)).isDone).toBe(false)
    expect(await finish(noor, first)).toEqual({ done: true, points: 0, finishedLevel: null })
    expect(await pointsOf(noor)).toBe(10)
    const { rows } = await pool.query('select reason, source, amount from points_ledger where profile_id = $1', [
      noor.id,
    ])
    expect(rows).toEqual([{ reason: 'learning.lesson', source: first.id, amount: 10 }])
  })

  test('COM-LEARN-08 COM-LEARN-09 SH-RANK-09 with the last required lesson the level is finished: 100 points, the level of the profile, the next one open, told once', async () => {
    const { noor, community, first, second, next } = await university()
    await finish(noor, first)
    expect(await finish(noor, second)).toEqual({ done: true, points: 10, finishedLevel: 1 })
    expect([await pointsOf(noor), await levelOf(noor)]).toEqual([120, 1])
    const after = await see(noor, community)
    expect(after.levels.map(({ isOpen }) => isOpen)).toEqual([true, true, false, false, false])
    expect(after.levels[0]).toMatchObject({ isFinished: true, percent: 100 })
    expect(after.news).toMatchObject([{ number: 1, title: 'Fundament' }])
    expect((await read(noor, community, next)).title).toBe('Ritme in cijfers')

    const news = { communityId: community.id, levelId: first.levelId }
    expect(await noor.does(learning.takeNews, news)).toEqual({ isMine: true })
    expect(await noor.does(learning.takeNews, news)).toEqual({ isMine: false })
    expect((await see(noor, community)).news).toEqual([])
    expect((await noor.does(profile.mine, {})).points).toBe(120)
  })

  test('COM-LEARN-08 a draft that its teacher tries is finished and gives nothing; once it is published it does', async () => {
    const teacher = await world.person({ role: 'teacher' })
    const community = await given.community()
    const draft = await given.lesson({ community, by: teacher, title: 'Concept', isPublished: false })
    expect(await finish(teacher, draft)).toEqual({ done: true, points: 0, finishedLevel: null })
    expect([await pointsOf(teacher), await levelOf(teacher)]).toEqual([0, null])
    await finish(teacher, draft, false)
    await pool.query('update lessons set is_published = true where id = $1', [draft.id])
    expect(await finish(teacher, draft)).toEqual({ done: true, points: 10, finishedLevel: 1 })
    expect(await pointsOf(teacher)).toBe(110)
  })

  test('COM-LEARN-09 SH-RANK-09 the level of a profile never falls', async () => {
    const { noor, first, second } = await university()
    await pool.query('update profiles set level_id = (select id from levels where order_index = 3) where id = $1', [
      noor.id,
    ])
    await finish(noor, first)
    expect(await finish(noor, second)).toMatchObject({ finishedLevel: 1 })
    expect(await levelOf(noor)).toBe(3)
  })

  test('COM-LEARN-31 a finished level stays finished: after undoing, and when a lesson is added to it', async () => {
    const { noor, teacher, community, first, second, next } = await university()
    await finish(noor, first)
    await finish(noor, second)
    await finish(noor, first, false)
    await given.lesson({ community, by: teacher, title: 'Later erbij' })
    expect((await read(noor, community, next)).title).toBe('Ritme in cijfers')
    expect(await finish(noor, first)).toEqual({ done: true, points: 0, finishedLevel: null })
    expect(await pointsOf(noor)).toBe(120)
  })

  test('COM-LEARN-31 the 100 points of a level are given once, whatever the community', async () => {
    const { noor, first, second } = await university()
    await finish(noor, first)
    await finish(noor, second)
    const other = await given.community()
    const lesson = await given.lesson({ community: other })
    expect(await finish(noor, lesson)).toEqual({ done: true, points: 10, finishedLevel: 1 })
    expect(await pointsOf(noor)).toBe(130)
  })

  test('COM-LEARN-08 the deletion of a lesson keeps its points, and who did the rest has finished the level', async () => {
    const { noor, teacher, first, second } = await university()
    const sem = await world.person()
    await finish(noor, first)
    await teacher.does(learning.remove, { kind: 'lesson', id: second.id })
    expect([await pointsOf(noor), await levelOf(noor)]).toEqual([110, 1])
    await teacher.does(learning.remove, { kind: 'lesson', id: first.id })
    expect([await pointsOf(noor), await levelOf(noor)]).toEqual([110, 1])
    expect([await pointsOf(sem), await levelOf(sem)]).toEqual([0, null])
  })

  test('COM-LEARN-20 COM-LEARN-34 progress is heard of by its owner alone, and shown to those who teach', async () => {
    const { noor, teacher, community, first } = await university()
    const sem = await world.person()
    const [own, others] = [await noor.listens(), await sem.listens()]
    await finish(noor, first)
    await house.settled()
    expect(own.kinds()).toContain('progress.changed')
    expect(others.kinds()).not.toContain('progress.changed')
    const { members, lessons, total } = await teacher.does(learning.progress, { communityId: community.id, from: 0 })
    expect(members).toMatchObject([{ person: { id: noor.id }, done: 1, levels: 0 }])
    expect([lessons, total]).toEqual([4, 1])
    const admin = await world.person({ role: 'admin' })
    expect((await admin.does(learning.progress, { communityId: community.id, from: 0 })).total).toBe(1)
    for (const who of [sem, await world.person({ role: 'moderator' })])
      await expect(who.does(learning.progress, { communityId: community.id, from: 0 })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
  })
})

describe('masterclasses', () => {
  test('COM-LEARN-15 newest first, searchable, finished without points', async () => {
    const noor = await world.person()
    const community = await given.community()
    const day = (at: number) => new Date(Date.UTC(2026, 8, at))
    const old = await given.masterclass({ community, title: 'Slaap', publishedAt: day(1) })
    const newer = await given.masterclass({
      community,
      title: 'Adem',
      content: '<p>Over stress</p>',
      publishedAt: day(2),
    })
    await given.masterclass({ community, title: 'Concept', publishedAt: null })
    const list = async (text?: string) => {
      const { masterclasses, total } = await noor.does(learning.masterclasses, {
        communityId: community.id,
        from: 0,
        text,
      })
      return [masterclasses.map(({ title }) => title), total]
    }
    expect(await list()).toEqual([['Adem', 'Slaap'], 2])
    expect(await list('stress')).toEqual([['Adem'], 1])
    expect(await list('onvindbaar')).toEqual([[], 0])
    const done = { kind: 'masterclass', id: newer.id } as const
    expect(await noor.does(learning.finish, { ...done, done: true })).toEqual({
      done: true,
      points: 0,
      finishedLevel: null,
    })
    expect((await noor.does(learning.masterclass, { communityId: community.id, slug: newer.slug })).isDone).toBe(true)
    expect((await noor.does(learning.masterclass, { communityId: community.id, slug: old.slug })).isDone).toBe(false)
    await noor.does(learning.finish, { ...done, done: false })
    expect((await noor.does(learning.masterclass, { communityId: community.id, slug: newer.slug })).isDone).toBe(false)
    expect(await pointsOf(noor)).toBe(0)
  })
})

test('SH-NAV-05 COM-LEARN-04 searching finds what is open: no draft, nothing of a closed level, nothing of others', async () => {
  const { noor, teacher, community, first, second } = await university()
  await given.lesson({ community, title: 'Zonnebaden open' })
  await given.lesson({ community, title: 'Zonnebaden gesloten', level: 2 })
  await given.lesson({ community, title: 'Zonnebaden concept', isPublished: false })
  await given.lesson({ community: await given.community({ allowedRoles: ['admin'] }), title: 'Zonnebaden elders' })
  await given.masterclass({ community, title: 'Zonnebaden masterclass' })
  await given.challenge({
    community,
    title: 'Zonnebaden',
    startDate: '2026-10-01',
    endDate: '2026-10-31',
    durationDays: 7,
  })
  const found = async (person: TestPerson) =>
    (await person.does(search.find, { text: 'zonnebaden' })).hits.map(({ title, path }) => [title, path.split('/')[3]])
  const open = [
    ['Zonnebaden open', 'lesson'],
    ['Zonnebaden masterclass', 'masterclass'],
    ['Zonnebaden', 'challenge'],
  ]
  expect((await found(noor)).toSorted()).toEqual(open.toSorted())
  expect(await found(teacher)).toContainEqual(['Zonnebaden gesloten', 'lesson'])
  await finish(noor, first)
  await finish(noor, {
    id: (await see(noor, community)).levels[0]?.lessons.find(({ title }) => title === 'Zonnebaden open')?.id ?? '',
  })
  await finish(noor, second)
  expect(await found(noor)).toContainEqual(['Zonnebaden gesloten', 'lesson'])
  const visitor = world.visitor()
  expect((await visitor.does(search.find, { text: 'zonnebaden' })).hits).toEqual([])
})

test('COM-LEARN-33 a file beside a lesson opens for who may read the lesson, and for nobody else', async () => {
  const { noor, teacher, community, next } = await university()
  const fileOf = async (level: number) => {
    const lesson = await given.lesson({
      community,
      by: teacher,
      level,
      title: `Met bijlage ${level}`,
      files: [{ name: 'Logboek', file: Buffer.from(`%PDF-1.7 level ${level}`) }],
    })
    return (await read(teacher, community, lesson)).attachments[0]?.url ?? ''
  }
  const [open, closed] = [await fileOf(1), await fileOf(2)]
  const status = async (url: string, cookie?: string) =>
    (await world.app.inject({ url, headers: cookie ? { cookie } : {} })).statusCode
  expect(await status(open, noor.cookie)).toBe(200)
  expect(await status(closed, noor.cookie)).toBe(404)
  expect(await status(closed, teacher.cookie)).toBe(200)
  expect(await status(open)).toBe(404)
  expect(await status(open, (await world.person({ role: 'no_subscription' })).cookie)).toBe(404)
  expect(await status(open.replace('lesson-attachments', 'report-attachments'), teacher.cookie)).toBe(404)
  expect(next.slug).toBe('ritme-in-cijfers')
})

test('COM-LEARN-05 SH-NAV-05 a lesson is found from when its week is open, and by who teaches at once', async () => {
  const { teacher, noor, community, first, second } = await university()
  await pool.query("update lessons set content_words = 'zonnebloempitten' where id = any($1)", [[first.id, second.id]])
  const found = async (person: TestPerson) =>
    (await person.does(search.find, { text: 'zonnebloempitten' })).hits.map(({ title }) => title).sort()
  expect(await found(noor)).toEqual(['Ochtendlicht'])
  expect(await found(teacher)).toEqual(['Avondlicht', 'Ochtendlicht'])
  await finish(noor, first)
  expect(await found(noor)).toEqual(['Avondlicht', 'Ochtendlicht'])
  await finish(noor, second)
  await finish(noor, first, false)
  // Who began a week keeps it (COM-LEARN-31).
  expect(await found(noor)).toEqual(['Avondlicht', 'Ochtendlicht'])
  expect((await see(noor, community)).levels[0]?.lessons.every(({ isOpen }) => isOpen)).toBe(true)
})

test('COM-LEARN-05 SH-NAV-05 what is found is what the university opens, whatever is required, done or a draft', async () => {
  const teacher = await world.person({ role: 'teacher' })
  for (let round = 0; round < 12; round++) {
    const [noor, community] = [await world.person(), await given.community()]
    for (let at = 0; at < 6; at++) {
      const draw = (round * 7 + at * 5) % 11
      const more = { week: 1 + (draw % 4), isRequired: round % 3 > 0 && draw % 2 === 0, isPublished: draw !== 7 }
      await given.lesson({ community, by: teacher, title: `Les ${round} ${at}`, ...more })
    }
    await pool.query('update lessons set content_words = $1 where blueprint_id = $2', [
      `ronde${round}woord`,
      community.id,
    ])
    for (let step = 0; step < 3; step++) {
      const open = (await see(noor, community)).levels.flatMap(({ lessons }) => lessons.filter(({ isOpen }) => isOpen))
      const { hits } = await noor.does(search.find, { text: `ronde${round}woord` })
      expect(hits.map(({ id }) => id).sort(), `round ${round}, step ${step}`).toEqual(open.map(({ id }) => id).sort())
      const next = open.find(({ isDone }) => !isDone)
      if (next) await finish(noor, next)
    }
  }
})
