import { access } from '@bewezen/domain/access/contract.ts'
import { account } from '@bewezen/domain/account/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { namedId } from '../base/namedId.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { browser, linksTo } from './testing/browser.ts'

const world = await openWorld({ jobs: true })
const { house } = world
const { signIn } = browser(world)
const password = 'Wandelen-2026'
const passwordHash = await (await house.auth.$context).password.hash(password)
let admin: TestPerson
let other: TestPerson
let sanne: TestPerson

beforeAll(async () => {
  admin = await world.person({ role: 'admin', firstName: 'Jasper', passwordHash })
  other = await world.person({ role: 'admin' })
})
beforeEach(async () => {
  sanne = await world.person({ firstName: 'Sanne', passwordHash })
})

const text = 'Ik citeerde iemand anders.'
const visitor = world.visitor()
const block = (blocked: boolean, reason = 'Schelden') =>
  admin.does(account.setBlocked, { personId: sanne.id, blocked, reason })
const token = async () => (await linksTo(world, sanne.email, '/auth/bezwaar', 1))[0] ?? ''
const mails = (template: string) =>
  world.eventually(async () => {
    const found = (await house.mail.listLocal(sanne.email)).filter(({ subject }) => subject === template)
    if (found.length === 0) throw new Error('not yet')
    return found
  })
const waiting = async () =>
  (await admin.does(account.appeals, {})).appeals.filter(({ person }) => person.id === sanne.id)
const state = async () => (await visitor.does(account.openAppeal, { token: await token() })).state

test('COM-MOD-07 a block needs a reason, which is mailed with a link that tells it to whoever has it', async () => {
  for (const reason of ['', ' ab ', 'x'.repeat(501)])
    await expect(block(true, reason)).rejects.toMatchObject({ status: 422, data: { fields: ['reason'] } })
  await block(true, ' Schelden in het logboek ')
  const [mail] = await mails('accountBlocked')
  expect(JSON.parse(mail?.text ?? '')).toMatchObject({ reason: 'Schelden in het logboek', firstName: 'Sanne' })
  expect(await visitor.does(account.openAppeal, { token: await token() })).toMatchObject({
    reason: 'Schelden in het logboek',
    state: 'open',
    answer: null,
  })
  for (const wrong of ['', 'x', `${await token()}x`])
    await expect(visitor.does(account.openAppeal, { token: wrong })).rejects.toMatchObject({
      status: 410,
      code: 'INVALID_TOKEN',
    })
  const { lines } = await admin.does(access.auditLog, { kind: 'account' })
  expect(lines[0]).toMatchObject({ action: 'account.blocked', reason: 'Schelden in het logboek' })
})

test('COM-CHAT-17 COM-MOD-07 who is blocked appeals once, and admins hear of it live', async () => {
  await block(true)
  const [ear, member] = [await admin.listens(), await (await world.person()).listens()]
  const appeal = (text: string) => token().then((token) => visitor.does(account.appeal, { token, text }))
  for (const short of ['te kort', 'x'.repeat(1001)])
    await expect(appeal(short)).rejects.toMatchObject({ status: 422, data: { fields: ['text'] } })
  await appeal(text)
  await appeal(text)
  await expect(appeal('Nog iets heel anders')).rejects.toMatchObject({ status: 409, code: 'ALREADY_APPEALED' })
  await house.settled()
  expect(ear.kinds().filter((kind) => kind === 'appeal.made')).toHaveLength(1)
  expect(member.kinds()).not.toContain('appeal.made')
  expect(await waiting()).toMatchObject([{ text, reason: 'Schelden', blockedBy: 'Jasper Voorbeeld' }])
  expect((await admin.does(account.appeals, {})).open).toBeGreaterThan(0)
  for (const role of ['moderator', 'teacher', 'student'] as const)
    await expect((await world.person({ role })).does(account.appeals, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await state()).toBe('appealed')
})

test('COM-MOD-08 granting an appeal ends the block, is mailed with its answer, and is logged', async () => {
  await block(true)
  await visitor.does(account.appeal, { token: await token(), text })
  const [one] = await waiting()
  const decision = { blockId: one?.blockId ?? '', granted: true, answer: 'Je hebt gelijk, excuus' }
  await expect(admin.does(account.decideAppeal, { ...decision, answer: ' ' })).rejects.toMatchObject({ status: 422 })
  await admin.does(account.decideAppeal, decision)
  await admin.does(account.decideAppeal, decision)
  await expect(other.does(account.decideAppeal, { ...decision, granted: false })).rejects.toMatchObject({
    status: 409,
    code: 'APPEAL_DECIDED',
  })
  expect((await signIn({ email: sanne.email, password })).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect(await state()).toBe('lifted')
  await house.settled()
  const told = await mails('appealDecided')
  expect(told.map(({ text }) => JSON.parse(text))).toMatchObject([{ granted: true, answer: 'Je hebt gelijk, excuus' }])
  const { lines } = await admin.does(access.auditLog, { search: '', kind: '' })
  const actions = lines.filter(({ subject }) => subject?.id === sanne.id).map(({ action }) => action)
  expect(actions.toSorted()).toEqual(['account.blocked', 'account.unblocked', 'appeal.granted'])
})

test('COM-MOD-08 refusing leaves the block, with an answer that the link tells too', async () => {
  await block(true)
  await visitor.does(account.appeal, { token: await token(), text })
  const [one] = await waiting()
  await admin.does(account.decideAppeal, { blockId: one?.blockId ?? '', granted: false, answer: 'Het was vaker' })
  await house.settled()
  expect(await signIn({ email: sanne.email, password })).toMatchObject({ code: 'ACCOUNT_BLOCKED' })
  expect(await visitor.does(account.openAppeal, { token: await token() })).toMatchObject({
    state: 'refused',
    answer: 'Het was vaker',
  })
  expect(JSON.parse((await mails('appealDecided'))[0]?.text ?? '')).toMatchObject({ granted: false })
  await expect(visitor.does(account.appeal, { token: await token(), text: `${text} Echt.` })).rejects.toMatchObject({
    code: 'ALREADY_APPEALED',
  })
})

test('COM-MOD-07 a block that is lifted takes its appeal along, and a new one can be appealed against', async () => {
  await block(true)
  const first = await token()
  await visitor.does(account.appeal, { token: first, text })
  await block(false, '')
  expect(await waiting()).toEqual([])
  await block(true, 'Opnieuw')
  const tokens = await linksTo(world, sanne.email, '/auth/bezwaar', 2)
  const second = tokens.find((one) => one !== first) ?? ''
  expect((await visitor.does(account.openAppeal, { token: first })).state).toBe('lifted')
  expect(await visitor.does(account.openAppeal, { token: second })).toMatchObject({ state: 'open', reason: 'Opnieuw' })
})

test('COM-MOD-07 a mail about a block that is lifted before it goes out is not sent', async () => {
  await block(true)
  await mails('accountBlocked')
  await block(false, '')
  const { rows } = await house.database.pool.query('select id from account_blocks where person_id = $1', [sanne.id])
  const [factId, template] = [newId(), 'accountBlocked']
  // The same mail as one that waited.
  await house.transaction((tx) =>
    house.mail.enqueue(tx, factId, [{ personId: sanne.id, template, ids: { blockId: rows[0].id } }]),
  )
  const job = namedId(`${factId} ${sanne.id} ${template}`)
  await world.eventually(async () => {
    const { rows } = await house.database.pool.query('select state from pgboss.job where id = $1', [job])
    expect(rows).toEqual([{ state: 'completed' }])
  })
  expect(await mails(template)).toHaveLength(1)
})

test('COM-MOD-07 COM-MOD-08 SH-PERM-07 nobody but an admin blocks or decides, also who is blocked, judges messages or has no account', async () => {
  await block(true)
  await visitor.does(account.appeal, { token: await token(), text })
  const [one] = await waiting()
  const decision = { blockId: one?.blockId ?? '', granted: true, answer: 'Je hebt gelijk' }
  for (const role of ['moderator', 'teacher', 'partner', 'student'] as const) {
    const who = await world.person({ role })
    for (const call of [
      () => who.does(account.decideAppeal, decision),
      () => who.does(account.setBlocked, { personId: sanne.id, blocked: false, reason: '' }),
      () => who.does(account.setBlocked, { personId: admin.id, blocked: true, reason: 'Schelden' }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
  for (const by of [visitor, sanne])
    await expect(by.does(account.decideAppeal, decision)).rejects.toMatchObject({ status: 401 })
  await expect(admin.does(account.decideAppeal, { ...decision, blockId: newId() })).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  })
  expect(await state()).toBe('appealed')
})

test('COM-MOD-07 the link of one block says nothing about that of somebody else, and a script in an appeal is text', async () => {
  await block(true)
  const mine = await token()
  const mo = await world.person({ firstName: 'Mo' })
  await admin.does(account.setBlocked, { personId: mo.id, blocked: true, reason: 'Spam' })
  const { rows } = await house.database.pool.query('select id, token_hash from account_blocks where person_id = $1', [
    mo.id,
  ])
  // Neither its id, nor what is stored of its token, nor a token with a sign more opens it.
  for (const forged of [rows[0].id, rows[0].token_hash, `${mine}${rows[0].id}`, mine.toUpperCase(), `${mine}\0`])
    for (const call of [
      () => visitor.does(account.openAppeal, { token: forged }),
      () => visitor.does(account.appeal, { token: forged, text }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 410, code: 'INVALID_TOKEN' })
  const script = '<script>alert(1)</script>'
  await visitor.does(account.appeal, { token: mine, text: script })
  expect((await waiting()).map(({ text }) => text)).toEqual([script])
  expect((await admin.does(account.appeals, {})).appeals.some(({ person }) => person.id === mo.id)).toBe(false)
})

test('COM-MOD-08 ADM-PANEL-07 the appeal of somebody who is erased goes with them: nothing waits, and its link opens nothing', async () => {
  await block(true)
  const theirs = await token()
  await visitor.does(account.appeal, { token: theirs, text })
  const [one] = await waiting()
  await admin.does(privacy.erasePerson, { personId: sanne.id, username: sanne.username, password })
  expect(await waiting()).toEqual([])
  await expect(
    admin.does(account.decideAppeal, { blockId: one?.blockId ?? '', granted: true, answer: 'Te laat' }),
  ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  for (const call of [
    () => visitor.does(account.openAppeal, { token: theirs }),
    () => visitor.does(account.appeal, { token: theirs, text: `${text} Echt.` }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 410, code: 'INVALID_TOKEN' })
})
