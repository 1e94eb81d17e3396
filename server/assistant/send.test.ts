import { assistant } from '@bewezen/domain/assistant/contract.ts'
import { emergencyWords } from '@bewezen/domain/assistant/words.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { answerTo } from './standin/talk.ts'
import { openStandIn } from './testing/standin.ts'

const standIn = await openStandIn()
const world = await openWorld({ env: { AI_BASE_URL: standIn.url, AI_API_KEY: 'sleutel', AI_MODEL: 'zonnetje' } })
const { pool, db } = world.house.database
let sem: TestPerson

beforeEach(async () => {
  await standIn.is('fine')
  sem = await world.person({ firstName: 'Sem' })
})

const ask = (message: string, who = sem, id = newId()) => who.does(assistant.send, { id, message, sessionId: who.id })
const settled = async () => {
  await world.house.assistant.answers.settled()
  await world.house.settled()
}
const talkOf = async (who = sem) =>
  (await who.does(assistant.messages, {})).messages.toReversed().map(({ content, isUser }) => [isUser, content])

/** Own messages of earlier, spread over a stretch of time. */
const given = (who: { id: string }, count: number, from: string, isUser = true) =>
  pool.query(
    `insert into ai_n1_assistent (id, profile_id, session_id, content, is_user, created_at)
      select gen_random_uuid(), $1, $1, 'eerder ' || n, $4, $2::timestamptz + n * interval '1 millisecond'
      from generate_series(1, $3) n`,
    [who.id, from, count, isUser],
  )

test('SH-ASSIST-06 SH-CALL-03 SH-CALL-04 SH-CALL-05 SH-DATA-12 a question is stored and answered, and only its owner hears of both', async () => {
  const vera = await world.person()
  const [ear, hers] = [await sem.listens(), await vera.listens()]

  const answer = await world.app.inject({
    method: 'POST',
    url: '/functions/v1/ai-chat-send',
    headers: { cookie: sem.cookie },
    payload: { message: '  Hoeveel licht als het bewolkt is?  ', sessionId: sem.id },
  })
  await settled()

  expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }])
  expect(await talkOf()).toEqual([
    [true, 'Hoeveel licht als het bewolkt is?'],
    [false, answerTo('bewolkt')],
  ])
  expect(ear.kinds()).toEqual(['assistant.said', 'assistant.said'])
  expect(hers.kinds()).toEqual([])
  const { rows } = await pool.query('select * from ai_n1_assistent where profile_id = $1', [sem.id])
  for (const row of rows) expect(row).toMatchObject({ session_id: sem.id, profile_id: sem.id })
  expect(await talkOf(vera)).toEqual([])
})

test('SH-ASSIST-27 an answer to signs of an emergency begins with whom to call, and is given when the model is silent too', async () => {
  await ask('Ik heb pijn op de borst')
  await settled()
  expect(await talkOf()).toEqual([
    [true, 'Ik heb pijn op de borst'],
    [false, `${emergencyWords.body}\n\n${answerTo('pijn op de borst')}`],
  ])

  const vera = await world.person()
  await standIn.is('fails')
  await ask('Ik wil niet meer leven', vera)
  await settled()
  expect(await talkOf(vera)).toEqual([
    [true, 'Ik wil niet meer leven'],
    [false, emergencyWords.mind],
  ])
})

test('SH-EDGE-24 the messages of somebody else are as unknown as none', async () => {
  const vera = await world.person()
  const id = newId()
  await ask('Hoi', sem, id)
  await settled()
  expect((await sem.does(assistant.messagesById, { ids: [id] })).messages).toHaveLength(1)
  expect((await vera.does(assistant.messagesById, { ids: [id, newId()] })).messages).toEqual([])
})

test('SH-ASSIST-26 what leaves the house is the talk and how to behave, and nothing that is known of the person', async () => {
  await pool.query('delete from contact_info where profile_id = $1', [sem.id])
  await pool.query(
    `insert into contact_info (profile_id, phone, emergency_contact_name) values ($1, '0612345678', 'Willem Bos')`,
    [sem.id],
  )
  await ask('Wat eet ik bij het ontbijt?')
  await settled()
  await ask('En daarna?')
  await settled()

  const { model, stream, messages } = await standIn.lastAsked()
  expect([model, stream]).toEqual(['zonnetje', true])
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(messages.slice(1).map(({ content }) => content)).toEqual([
    'Wat eet ik bij het ontbijt?',
    answerTo('ontbijt'),
    'En daarna?',
  ])
  const everything = JSON.stringify(messages)
  for (const known of ['0612345678', 'Willem', sem.firstName, sem.lastName, sem.username, sem.email, sem.id])
    expect(everything).not.toContain(known)
  expect(messages[0]?.content).toContain('geen medisch advies')
})

describe('when it goes wrong', () => {
  test('SH-ASSIST-08 SH-ASSIST-21 SH-CALL-05 SH-EDGE-33 a question that cannot be answered is taken away again and does not count', async () => {
    await standIn.is('fails')
    const vera = await world.person()
    const [ear, hers] = [await sem.listens(), await vera.listens()]
    const id = newId()

    await expect(ask('Hoi', sem, id)).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' })
    await settled()

    expect(await talkOf()).toEqual([])
    expect(ear.kinds()).toEqual(['assistant.said', 'assistant.removed'])
    expect(hers.kinds()).toEqual([])

    await standIn.is('fine')
    expect(await ask('Hoi', sem, id)).toEqual({ success: true })
    await settled()
    expect(await talkOf()).toHaveLength(2)
  })

  test('an answer that breaks off is kept as far as it came', async () => {
    await standIn.is('breaks')
    await ask('Vertel over slaap')
    await settled()

    const [, [, kept] = []] = await talkOf()
    expect(answerTo('slaap')).toContain(String(kept).trim())
    expect(String(kept).length).toBeLessThan(answerTo('slaap').length)
  })

  test('SH-CALL-05 without an endpoint nothing can be asked', async () => {
    const { model } = world.house.assistant
    world.house.assistant.model = null
    await expect(ask('Hoi')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    world.house.assistant.model = model
    expect(await talkOf()).toEqual([])
  })

  test.each([
    ['blank', { message: ' \n ' }, 422, 'INVALID_MESSAGE'],
    ['too long', { message: 'a'.repeat(1001) }, 422, 'INVALID_MESSAGE'],
    ['in the talk of somebody else', { sessionId: newId() }, 403, 'FORBIDDEN'],
    ['in no talk', { sessionId: 'x' }, 403, 'FORBIDDEN'],
  ])(
    'SH-ASSIST-17 SH-ASSIST-19 SH-CALL-05 SH-EDGE-33 one that is %s is refused and stored nowhere',
    async (_what, wrong, status, code) => {
      await expect(sem.does(assistant.send, { message: 'Hoi', sessionId: sem.id, ...wrong })).rejects.toMatchObject({
        status,
        code,
      })
      expect(await talkOf()).toEqual([])
    },
  )

  test('SH-ASSIST-23 SH-ASSIST-25 SH-CALL-05 who does not pass the gate may neither ask nor read', async () => {
    const guest = await world.person({ entitled: false })
    await expect(ask('Hoi', guest)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
    await expect(guest.does(assistant.messages, {})).rejects.toMatchObject({ status: 403 })
    await expect(world.visitor().does(assistant.send, { message: 'Hoi', sessionId: guest.id })).rejects.toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
    })
  })
})

test('SH-EDGE-33 the same message twice asks once, and its id with other words or of somebody else is refused', async () => {
  const [id, asked] = [newId(), await standIn.timesAsked()]
  await ask('Hoi', sem, id)
  expect(await ask('Hoi', sem, id)).toEqual({ success: true })
  await settled()
  expect([await standIn.timesAsked(), (await talkOf()).length]).toEqual([asked + 1, 2])

  await expect(ask('Dag', sem, id)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  await expect(ask('Hoi', await world.person(), id)).rejects.toMatchObject({ code: 'ID_IN_USE' })
})

describe('the limit of a day', () => {
  test.each([
    ['499', 499, null],
    ['500', 500, 'DAILY_LIMIT'],
    ['501', 501, 'DAILY_LIMIT'],
  ])('SH-ASSIST-21 SH-LIMIT-02 after %s own messages of today', async (_many, count, code) => {
    await moveClock(db, Date.parse('2026-11-20T12:00:00+01:00') - Date.now())
    await given(sem, count, '2026-11-20T00:00:00+01:00')
    const answered = await ask('Nog een').catch((error: { status: number; code: string }) => error)
    expect(answered).toMatchObject(code ? { status: 429, code } : { success: true })
    await settled()
    await moveClock(db, 0)
  })

  test('SH-ASSIST-21 answers, yesterday and other people do not count', async () => {
    await moveClock(db, Date.parse('2026-11-20T00:00:30+01:00') - Date.now())
    await given(sem, 600, '2026-11-19T23:59:50+01:00')
    await pool.query(`update ai_n1_assistent set created_at = created_at - interval '1 minute' where profile_id = $1`, [
      sem.id,
    ])
    await given(sem, 600, '2026-11-20T00:00:00+01:00', false)
    await given(await world.person(), 600, '2026-11-20T00:00:00+01:00')
    expect(await ask('Nieuwe dag')).toEqual({ success: true })
    await settled()
    await moveClock(db, 0)
  })
})

describe('the history', () => {
  test('SH-ASSIST-14 SH-ASSIST-15 SH-ASSIST-16 SH-CALL-02 comes 15 at a time, newest first, and equal moments skip none', async () => {
    await given(sem, 20, '2026-11-01T10:00:00Z')
    await pool.query(`update ai_n1_assistent set created_at = '2026-11-01T10:00:00Z' where profile_id = $1`, [sem.id])
    await given(sem, 14, '2026-11-02T10:00:00Z')

    const seen: string[] = []
    let hasOlder = true
    let last: { id: string; createdAt: string } | undefined
    for (let pages = 0; hasOlder; pages++) {
      expect(pages).toBeLessThan(3)
      const page = await sem.does(assistant.messages, last ? { beforeAt: last.createdAt, beforeId: last.id } : {})
      expect(page.messages).toHaveLength(pages < 2 ? 15 : 4)
      seen.push(...page.messages.map(({ id }) => id))
      ;({ hasOlder } = page)
      last = page.messages.at(-1)
    }
    expect(new Set(seen).size).toBe(34)
    const { rows } = await pool.query(
      'select id from ai_n1_assistent where profile_id = $1 order by created_at desc, id desc',
      [sem.id],
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
  })
})

describe('an answer that grows', () => {
  const watch = (question: string, who: { cookie?: string } = sem) =>
    world.app.inject({
      url: `/api/assistant/answer?question=${question}`,
      headers: who.cookie ? { cookie: who.cookie } : {},
    })

  test('can be watched by its owner, also from the middle, and is told by the talk', async () => {
    const id = newId()
    await ask('Vertel over slaap', sem, id)
    expect((await sem.does(assistant.messages, {})).answering).toBe(id)

    const early = watch(id)
    for (let asked = 0; asked < 3; asked++) expect((await sem.does(assistant.messages, {})).answering).toBe(id)
    const late = watch(id)
    await settled()

    for (const { body, headers } of [await early, await late]) {
      expect(body).toBe(answerTo('slaap'))
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await sem.does(assistant.messages, {})).answering).toBeNull()
    expect((await watch(id)).statusCode).toBe(204)
  })

  test('SH-EDGE-24 of somebody else, or nonsense, is as unknown as none; and the gate stands before it', async () => {
    const [id, vera, guest] = [newId(), await world.person(), await world.person({ entitled: false })]
    await ask('Vertel over slaap', sem, id)
    expect([(await watch(id, vera)).statusCode, (await watch('x')).statusCode]).toEqual([204, 204])
    expect([(await watch(id, guest)).statusCode, (await watch(id, {})).statusCode]).toEqual([403, 401])
    await settled()
  })
})
