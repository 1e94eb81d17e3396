import { newId } from '@bewezen/domain/base/ids.ts'
import { learning } from '@bewezen/domain/learning/contract.ts'
import { describe, expect, test } from 'vitest'
import { plain } from '../base/files/samples.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'

const world = await openWorld()
const { given, house, app } = world
const { pool } = house.database

const admin = await world.person({ role: 'admin' })
const teacher = await world.person({ role: 'teacher', firstName: 'Teun' })
const other = await world.person({ role: 'teacher', firstName: 'Ria' })
const noor = await world.person()
const community = await given.community()
const levelId = await given.levelAt(1)

type LessonInput = Parameters<typeof saveLesson>[1]
const saveLesson = (person: TestPerson, input: Parameters<typeof person.does<typeof learning.saveLesson>>[1]) =>
  person.does(learning.saveLesson, input)
const lesson = (change: Partial<LessonInput> = {}): LessonInput => ({
  id: newId(),
  communityId: community.id,
  updatedAt: null,
  title: 'Café & Thee',
  content: '<p>Zet thee.</p>',
  videoUrl: '',
  attachments: [],
  teacherId: null,
  isPublished: true,
  levelId,
  week: 1,
  isRequired: true,
  ...change,
})
const edit = (person: TestPerson, id: string) => person.does(learning.edit, { kind: 'lesson', id })
const titles = async (person: TestPerson) =>
  (await person.does(learning.university, { communityId: community.id })).levels[0]?.lessons.map(({ title }) => title)

async function send(person: TestPerson, purpose: string, payload: Buffer): Promise<{ id: string; key: string }> {
  const id = newId()
  const answer = await app.inject({
    method: 'POST',
    url: `/api/uploads/${purpose}`,
    payload,
    headers: { cookie: person.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': id },
  })
  expect(answer.statusCode).toBe(200)
  return { id, key: answer.json().key }
}

describe('COM-LEARN-16 who edits what', () => {
  test('a teacher edits the own ones, an admin all, a member none; of those of others a teacher hears nothing', async () => {
    const made = lesson({ title: 'Van Teun' })
    await saveLesson(teacher, made)
    expect((await edit(teacher, made.id)).title).toBe('Van Teun')
    expect((await edit(admin, made.id)).teacherId).toBe(teacher.id)
    const { updatedAt } = await edit(admin, made.id)
    await Promise.all(
      [
        edit(other, made.id),
        saveLesson(other, { ...made, updatedAt }),
        other.does(learning.remove, { kind: 'lesson', id: made.id }),
        other.does(learning.moveLesson, { id: made.id, by: 1 }),
      ].map((one) => expect(one).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })),
    )
    await Promise.all(
      [
        edit(noor, made.id),
        saveLesson(noor, lesson()),
        noor.does(learning.remove, { kind: 'lesson', id: made.id }),
      ].map((one) => expect(one).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })),
    )
  })

  test('what an admin gives to a teacher is theirs to edit; a teacher gives nothing away', async () => {
    const made = lesson({ title: 'Voor Ria', teacherId: other.id })
    await saveLesson(admin, made)
    const { updatedAt } = await edit(other, made.id)
    await saveLesson(other, { ...made, title: 'Door Ria', updatedAt, teacherId: teacher.id })
    expect((await edit(admin, made.id)).teacherId).toBe(other.id)
    await expect(saveLesson(admin, lesson({ teacherId: noor.id }))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      data: { fields: ['teacherId'] },
    })
    const { teachers, awards } = await admin.does(learning.choices, {})
    expect(teachers.map(({ id }) => id).toSorted()).toEqual([admin.id, teacher.id, other.id].toSorted())
    expect(awards.map(({ name }) => name)).not.toContain('Tester')
  })

  test('a draft is seen by its teacher and admins only, and published without a question', async () => {
    const made = lesson({ title: 'Nog niet af', isPublished: false })
    await saveLesson(teacher, made)
    expect(await titles(teacher)).toContain('Nog niet af')
    expect(await titles(admin)).toContain('Nog niet af')
    for (const person of [other, noor]) expect(await titles(person)).not.toContain('Nog niet af')
    const { updatedAt } = await edit(teacher, made.id)
    expect(await saveLesson(teacher, { ...made, isPublished: true, updatedAt })).toMatchObject({ isPublished: true })
    expect(await titles(noor)).toContain('Nog niet af')
  })
})

test('COM-LEARN-18 an address is made of the title once, unique per community and type, and stays', async () => {
  const here = await given.community()
  const make = (title: string) => saveLesson(teacher, lesson({ communityId: here.id, title }))
  expect((await make('Café & Thee')).slug).toBe('cafe-thee')
  expect((await make('Café & Thee')).slug).toBe('cafe-thee-2')
  const long = 'slaap '.repeat(14)
  const numbered = [await make(long), await make(long), await make(long)].map(({ slug }) => slug.slice(-2))
  expect(numbered.slice(1)).toEqual(['-2', '-3'])
  const elsewhere = await given.community()
  const made = lesson({ communityId: elsewhere.id })
  expect((await saveLesson(teacher, made)).slug).toBe('cafe-thee')
  const masterclass = {
    ...lesson({ communityId: here.id }),
    levelId: undefined,
    week: undefined,
    isRequired: undefined,
  }
  expect((await teacher.does(learning.saveMasterclass, masterclass)).slug).toBe('cafe-thee')
  const { updatedAt } = await edit(teacher, made.id)
  expect((await saveLesson(teacher, { ...made, title: 'Iets anders', updatedAt })).slug).toBe('cafe-thee')
  await expect(
    pool.query("update lessons set slug = 'cafe-thee' where slug = 'cafe-thee-2' and blueprint_id = $1", [here.id]),
  ).rejects.toMatchObject({ code: '23505' })
})

test('X3-EDGE-13 who saves over newer words hears CHANGED; the same new lesson twice is one', async () => {
  const made = lesson({ title: 'Twee keer' })
  const first = await saveLesson(teacher, made)
  expect(await saveLesson(teacher, made)).toEqual(first)
  await expect(saveLesson(teacher, { ...made, title: 'Anders' })).rejects.toMatchObject({ code: 'ID_IN_USE' })
  const { updatedAt } = await edit(teacher, made.id)
  await saveLesson(admin, { ...made, title: 'Van de admin', updatedAt })
  await expect(saveLesson(teacher, { ...made, title: 'Te laat', updatedAt })).rejects.toMatchObject({
    status: 409,
    code: 'CHANGED',
    data: { current: { title: 'Van de admin' } },
  })
})

test('COM-LEARN-06 what cannot be stored is refused by its fields; scripts do not come through', async () => {
  await expect(saveLesson(teacher, lesson({ title: '', week: 9, videoUrl: 'https://x.nl' }))).rejects.toMatchObject({
    status: 422,
    data: { fields: ['title', 'videoUrl', 'week'] },
  })
  await expect(saveLesson(teacher, lesson({ levelId: newId() }))).rejects.toMatchObject({
    data: { fields: ['levelId'] },
  })
  const made = lesson({ content: '<p onclick="x()">Rustig</p><script>alert(1)</script>' })
  await saveLesson(teacher, made)
  expect((await edit(teacher, made.id)).content).toBe('<p>Rustig</p>')
})

test('COM-LEARN-03 lessons stand in the order they are put in', async () => {
  const here = await given.community()
  const ids = []
  for (const title of ['Een', 'Twee', 'Drie']) {
    const made = lesson({ communityId: here.id, title })
    await saveLesson(teacher, made)
    ids.push(made.id)
  }
  const order = async () =>
    (await noor.does(learning.university, { communityId: here.id })).levels[0]?.lessons.map(({ title }) => title)
  expect(await order()).toEqual(['Een', 'Twee', 'Drie'])
  await teacher.does(learning.moveLesson, { id: ids[2] ?? '', by: -1 })
  expect(await order()).toEqual(['Een', 'Drie', 'Twee'])
  await teacher.does(learning.moveLesson, { id: ids[0] ?? '', by: -1 })
  expect(await order()).toEqual(['Een', 'Drie', 'Twee'])
  await teacher.does(learning.moveLesson, { id: ids[0] ?? '', by: 1 })
  expect(await order()).toEqual(['Drie', 'Een', 'Twee'])
})

test('COM-LEARN-31 unpublishing, moving and making optional finish the level for who did the rest', async () => {
  for (const change of [
    { isPublished: false },
    { levelId: await given.levelAt(2) },
    { isRequired: false },
  ] satisfies Partial<LessonInput>[]) {
    const here = await given.community()
    const member = await world.person()
    const [one, two] = [lesson({ communityId: here.id, title: 'Een' }), lesson({ communityId: here.id, title: 'Twee' })]
    await saveLesson(teacher, one)
    await saveLesson(teacher, two)
    await member.does(learning.finish, { kind: 'lesson', id: one.id, done: true })
    const { updatedAt } = await edit(teacher, two.id)
    await saveLesson(teacher, { ...two, ...change, updatedAt })
    const { levels, news } = await member.does(learning.university, { communityId: here.id })
    expect([change, levels[0]?.isFinished, levels[1]?.isOpen, news.length]).toEqual([change, true, true, 1])
  }
})

test('COM-LEARN-33 files are tied to their lesson and go with it, pictures of the text too', async () => {
  const [file, picture] = [
    await send(teacher, 'lesson-attachment', Buffer.from('%PDF-1.7 x')),
    await send(teacher, 'lesson-image', await plain('png')),
  ]
  const content = `<p>Kijk</p><img src="/files/${picture.key}/full.webp" alt="Zon">`
  const attachment = (it: { key?: string; uploadId?: string }) => ({
    name: ' Logboek ',
    key: null,
    uploadId: null,
    ...it,
  })
  const made = lesson({ title: 'Met bestand', content, attachments: [attachment({ uploadId: file.id })] })
  await saveLesson(teacher, made)
  const opened = await edit(teacher, made.id)
  expect(opened.text?.attachments).toEqual([{ name: 'Logboek', key: file.key, bytes: 10, isPdf: true }])
  expect(opened.content).toContain(picture.key)

  // Neither the file of somebody else's lesson nor an upload that is in use can be taken along.
  for (const it of [attachment({ key: file.key }), attachment({ uploadId: file.id }), attachment({})])
    await expect(saveLesson(teacher, lesson({ attachments: [it] }))).rejects.toMatchObject({ code: 'UPLOAD_FAILED' })

  const kept = { ...made, attachments: [attachment({ key: file.key })], updatedAt: opened.updatedAt }
  await saveLesson(teacher, kept)
  const isKept = async () =>
    (await pool.query('select 1 from uploads where key = any($1)', [[file.key, picture.key]])).rows.length
  expect(await isKept()).toBe(2)
  const { updatedAt } = await edit(teacher, made.id)
  await saveLesson(teacher, { ...kept, content: '<p>Kijk</p>', attachments: [], updatedAt })
  expect(await isKept()).toBe(0)
})

test('COM-LEARN-11 a challenge is made, changed and taken away; asking less completes it for who did enough', async () => {
  const here = await given.community()
  const challenge = {
    id: newId(),
    communityId: here.id,
    updatedAt: null,
    title: 'Zeven ochtenden',
    content: '<p>Licht.</p>',
    dailyTask: 'Naar buiten',
    startDate: '2020-01-01',
    endDate: '2090-01-01',
    durationDays: 2,
    imageAlt: '',
    awardId: null,
    teacherId: null,
    isPublished: true,
    imageUploadId: null,
    noImage: false,
  }
  const save = (change = {}) => teacher.does(learning.saveChallenge, { ...challenge, ...change })
  await expect(save()).rejects.toMatchObject({ data: { fields: ['endDate'] } })
  const period = { startDate: '2026-01-01', endDate: '2026-12-31' }
  expect((await save(period)).slug).toBe('zeven-ochtenden')
  const member = await world.person()
  await member.does(learning.takePart, { challengeId: challenge.id, on: true })
  await pool.query('insert into challenge_days (challenge_id, profile_id, day, ticked_at) values ($1, $2, $3, now())', [
    challenge.id,
    member.id,
    '2026-02-01',
  ])
  const { updatedAt } = await teacher.does(learning.edit, { kind: 'challenge', id: challenge.id })
  await save({ ...period, durationDays: 1, updatedAt })
  const { mine } = await member.does(learning.challenge, { communityId: here.id, slug: 'zeven-ochtenden' })
  expect(mine).toMatchObject({ done: 1, completedAt: expect.any(String) })
  expect((await pool.query('select points from profiles where id = $1', [member.id])).rows[0].points).toBe(50)
  await teacher.does(learning.remove, { kind: 'challenge', id: challenge.id })
  await expect(
    member.does(learning.challenge, { communityId: here.id, slug: 'zeven-ochtenden' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await pool.query('select points from profiles where id = $1', [member.id])).rows[0].points).toBe(50)
})

test('COM-LEARN-16 readers hear of what is published, of a draft only those who teach', async () => {
  const [ear, staff] = [await noor.listens(), await other.listens()]
  const draft = lesson({ title: 'Stil', isPublished: false })
  await saveLesson(teacher, draft)
  await house.settled()
  expect([ear.kinds(), staff.kinds()]).toEqual([[], ['learning.drafted']])
  const { updatedAt } = await edit(teacher, draft.id)
  await saveLesson(teacher, { ...draft, isPublished: true, updatedAt })
  await house.settled()
  expect(ear.kinds()).toEqual(['learning.changed'])
})
