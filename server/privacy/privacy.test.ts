import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { community } from '@bewezen/domain/community/contract.ts'
import { inbox } from '@bewezen/domain/inbox/contract.ts'
import { opened } from '@bewezen/domain/inbox/page.ts'
import { privacy } from '@bewezen/domain/privacy/contract.ts'
import { profile } from '@bewezen/domain/profile/contract.ts'
import { reports } from '@bewezen/domain/reports/contract.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { eventually } from '../base/testing/eventually.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { upload } from '../community/testing/upload.ts'
import { personal } from '../personal.ts'
import { router } from '../router.ts'
import { columnMarks, marksOf } from './columns.ts'
import { eraseDueAccounts } from './eraseDueAccounts.ts'

const world = await openWorld()
const { house, app } = world
const { db, pool } = house.database
const day = 24 * 60 * 60_000
const password = 'Wandelen-2026!'
let passwordHash = ''
beforeAll(async () => {
  passwordHash = await (await house.auth.$context).password.hash(password)
})
afterEach(() => moveClock(db, 0))

const member = (more: Parameters<typeof world.person>[0] = {}) => world.person({ passwordHash, ...more })
const download = (person: TestPerson | null) =>
  app.inject({ url: '/api/privacy/export', headers: person ? { cookie: person.cookie } : {} })
const say = (person: TestPerson, channelId: string, content: string, parentId: string | null = null) =>
  person.does(community.post, { id: newId(), channelId, content, parentId, uploadId: null })
const said = async (reader: TestPerson, channelId: string) =>
  (await reader.does(community.messages, { channelId, limit: 50 } as never)).messages

const isThere = async ({ id }: { id: string }) =>
  (await pool.query('select 1 from profiles where id = $1', [id])).rows.length === 1

describe('everything about me', () => {
  test('SH-MED-42 the download holds what every room keeps, to read and as data, medical data opened, and is noted in one’s own list', async () => {
    const noor = await member({ firstName: 'Noor', city: 'Utrecht' })
    const channel = await world.given.channel()
    await say(noor, channel.id, 'Ik <b>wandel</b> elke ochtend')
    await world.given.medical(noor, { medicalConditions: 'Astma', dietPattern: 'vegetarian', weightKg: 66.4 })
    const answer = await download(noor)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="mijn-gegevens-\d{4}-\d\d-\d\d\.zip"$/)

    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const data = JSON.parse(strFromU8(files['gegevens.json'] ?? new Uint8Array()))
    expect(data.account).toMatchObject([{ email: noor.email }])
    expect(data.profile).toMatchObject([{ first_name: 'Noor', city: 'Utrecht' }])
    expect(data.messages).toMatchObject([{ content: 'Ik <b>wandel</b> elke ochtend' }])
    expect(data.medical).toMatchObject([{ medical_conditions: 'Astma', weight_kg: 66.4 }])
    expect(data.data_access).toMatchObject([{ kind: 'export' }])
    const page = strFromU8(files['gegevens.html'] ?? new Uint8Array())
    for (const shown of ['De gegevens van Noor', 'Astma', 'Vegetarisch', '66,4 kg', 'Ik &#60;b&#62;wandel'])
      expect(page).toContain(shown)
    expect(page).not.toContain('<b>wandel')
    expect(JSON.stringify(data)).not.toMatch(/no-password|wrapped_key|token_hash/)
  })

  test('nobody else’s is in it, a visitor gets none, and it is not made without end', async () => {
    const [noor, sem] = [await member(), await member({ firstName: 'Sem' })]
    await world.given.medical(sem, { medicalConditions: 'Hooikoorts' })
    await sem.does(profile.setAvatar, { uploadId: (await upload(world, sem, 'avatar')).id })
    const files = unzipSync(new Uint8Array((await download(noor)).rawPayload))
    expect(
      Object.values(files)
        .map((file) => strFromU8(file))
        .join(),
    ).not.toMatch(/Hooikoorts|Sem /)
    expect(Object.keys(files)).toEqual(['gegevens.html', 'gegevens.json'])
    expect((await download(null)).json()).toEqual({ code: 'SIGN_IN_REQUIRED', data: null })
    for (let again = 0; again < 4; again++) await download(noor)
    expect((await download(noor)).statusCode).toBe(429)
  })

  test('a document that was sent with a report comes along as the document it is', async () => {
    const [noor, uploadId] = [await member(), newId()]
    const document = Buffer.from('%PDF-1.7\nWat ik zag')
    const sent = await app.inject({
      method: 'POST',
      url: '/api/uploads/report-attachment',
      headers: { cookie: noor.cookie, 'content-type': 'application/octet-stream', 'x-upload-id': uploadId },
      payload: document,
    })
    expect(sent.statusCode).toBe(200)
    const report = { category: 'chat', description: 'De lijst springt naar boven', pageUrl: '/', device: {} } as const
    await noor.does(reports.send, { id: newId(), ...report, uploadId })

    const files = unzipSync(new Uint8Array((await download(noor)).rawPayload))
    expect(Object.keys(files)).toEqual(['gegevens.html', 'gegevens.json', 'bestanden/1-report-attachment.pdf'])
    expect(Buffer.from(files['bestanden/1-report-attachment.pdf'] ?? [])).toEqual(document)
  })

  test('every room says what it keeps', () => {
    expect(Object.keys(personal)).toEqual(expect.arrayContaining(Object.keys(router)))
    const silent = Object.entries(personal).filter(([, part]) => !part.collect)
    expect(silent.map(([room]) => room)).toEqual(['site', 'search', 'today', 'privacy'])
  })
})

describe('leaving', () => {
  test('SH-PROF-05 SH-EDGE-40 hides at once from everybody who looks, live, and ends every login', async () => {
    const [noor, sem] = [await member({ firstName: 'Noor', lastName: 'Vis' }), await member({ firstName: 'Sem' })]
    const channel = await world.given.channel()
    const { id } = await say(noor, channel.id, `@${sem.username} kijk eens`)
    await say(sem, channel.id, `@${noor.username} mooi`, id)
    await house.settled()
    const [hers, his] = [await noor.listens(), await sem.listens()]

    await expect(noor.does(privacy.leave, { password: 'anders' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    const { dueAt } = await noor.does(privacy.leave, { password })
    expect(Date.parse(dueAt) - Date.now()).toBeGreaterThan(6.9 * day)
    await house.settled()
    expect(his.kinds()).toContain('person.hidden')
    await eventually(() => expect(hers.signals).toContainEqual({ kind: 'ended' }))
    await expect(noor.does(profile.mine, {})).rejects.toMatchObject({ status: 401 })

    const shown = await said(sem, channel.id)
    expect(shown.find((message) => message.id === id)).toMatchObject({ author: null, content: expect.any(String) })
    expect(JSON.stringify(shown)).not.toContain('Noor')
    expect(shown.flatMap(({ mentions }) => mentions.people)).not.toContainEqual(
      expect.objectContaining({ id: noor.id }),
    )
    const notifications = opened(await sem.does(inbox.list, { limit: 50 } as never))
    expect(notifications).toMatchObject([{ sender: null, title: 'Verwijderde gebruiker heeft je genoemd' }])
    await expect(sem.does(profile.person, { id: noor.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const found = await sem.does(community.mentionable, { channelId: channel.id, typed: noor.username.slice(0, 4) })
    expect(found.people).not.toContainEqual(expect.objectContaining({ id: noor.id }))
  })

  test('SH-PROF-05 who signs in again can do nothing but come back, and then all is as it was', async () => {
    const [noor, sem] = [await member({ firstName: 'Noor' }), await member()]
    const channel = await world.given.channel()
    const { id } = await say(noor, channel.id, 'Goedemorgen')
    const { dueAt } = await noor.does(privacy.leave, { password })
    const back = await world.signedIn(noor)
    expect(await back.does(access.ownAccess, {})).toMatchObject({ leavesAt: dueAt })
    for (const ask of [
      () => back.does(profile.mine, {}),
      () => say(back, channel.id, 'Nog iets'),
      () => back.does(inbox.unread, {}),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 403, code: 'LEAVING' })
    expect((await download(back)).statusCode).toBe(403)

    await back.does(privacy.comeBack, {})
    await back.does(privacy.comeBack, {})
    expect(await back.does(access.ownAccess, {})).toMatchObject({ leavesAt: null })
    expect((await said(sem, channel.id)).find((message) => message.id === id)?.author?.firstName).toBe('Noor')
    await moveClock(db, 8 * day)
    await eraseDueAccounts(house, personal)
    expect(await isThere(noor)).toBe(true)
  })

  test('SH-PROF-05 the last admin stays', async () => {
    const [last, other] = [await member({ role: 'admin' }), await member({ role: 'admin' })]
    await pool.query(`update profiles set role = 'student' where role = 'admin' and id <> all($1)`, [
      [last.id, other.id],
    ])
    await other.does(privacy.leave, { password })
    await expect(last.does(privacy.leave, { password })).rejects.toMatchObject({ code: 'LAST_ADMIN' })
  })
})

describe('erasing', () => {
  const sentinel = 'Kenmerkend'

  /** Somebody who left something in every room. */
  async function everywhere() {
    const noor = await member({
      firstName: `${sentinel}e`,
      lastName: sentinel,
      city: sentinel,
      username: `kenmerkend_${newId().slice(-6)}`,
    })
    const [sem, channel] = [await member(), await world.given.channel()]
    const { id } = await say(noor, channel.id, `@${sem.username} goedemorgen`)
    await say(sem, channel.id, 'Goedemorgen terug', id)
    await noor.does(community.react, { messageId: id, emoji: '👍', on: true })
    await world.given.medical(noor, { medicalConditions: sentinel })
    await pool.query('update contact_info set phone = $2, emergency_contact_name = $2 where profile_id = $1', [
      noor.id,
      sentinel,
    ])
    await pool.query(
      `insert into payments (id, user_id, kind, subject_id, amount_cents, state, provider_payment_id, created_at)
        values ($1, $2, 'subscription', $1, 4900, 'paid', $3, now())`,
      [newId(), noor.id, `pi_${noor.id}`],
    )
    await pool.query(`insert into payment_customers values ($1, $2)`, [noor.id, `cus_${noor.id}`])
    await pool.query(
      `insert into reports (id, profile_id, error_description, page_url, page_category, device_info, created_at, updated_at)
        values ($1, $2, 'De lijst springt', '/inbox', 'inbox', '{"browser":"${sentinel}"}', now(), now())`,
      [newId(), noor.id],
    )
    await pool.query(
      `insert into user_todos (id, profile_id, title, order_index, created_at) values ($1, $2, $3, 1, now())`,
      [newId(), noor.id, sentinel],
    )
    await house.settled()
    return { noor, sem, channel, messageId: id }
  }
  const subscribe = (personId: string) =>
    pool.query(
      `insert into subscriptions (id, user_id, status, provider_subscription_id, created_at, updated_at)
        values ($1, $2, 'active', $3, now(), now())`,
      [newId(), personId, `sub_${personId}`],
    )

  /** Where in the whole database a text still stands. */
  async function whereIs(text: string): Promise<string[]> {
    const found: string[] = []
    for (const table of Object.keys(columnMarks)) {
      const { rows } = await pool.query<{ all: number }>(
        `select count(*)::int as all from "${table}" t where t::text ilike '%' || $1 || '%'`,
        [text],
      )
      if (rows[0]?.all) found.push(table)
    }
    return found
  }

  test('SH-PROF-05 SH-DATA-27 X3-DATA-31 after seven days everything is gone but what must stay, and that without the person', async () => {
    const { noor, sem, channel, messageId } = await everywhere()
    await noor.does(privacy.leave, { password })
    await moveClock(db, 6.9 * day)
    await eraseDueAccounts(house, personal)
    expect(await isThere(noor)).toBe(true)
    await moveClock(db, 7.1 * day)
    await eraseDueAccounts(house, personal)
    expect(await isThere(noor)).toBe(false)
    expect(await eraseDueAccounts(house, personal)).toBe(0)

    expect(await whereIs(sentinel)).toEqual([])
    expect(await whereIs(noor.email)).toEqual([])
    const kept = Object.keys(columnMarks).filter((table) => Object.values(marksOf(table)).includes('kept'))
    for (const table of await whereIs(noor.id)) expect(kept.concat('notifications')).toContain(table)

    const { rows } = await pool.query('select user_id, amount_cents from payments where provider_payment_id = $1', [
      `pi_${noor.id}`,
    ])
    expect(rows).toEqual([{ user_id: null, amount_cents: 4900 }])
    expect((await said(sem, channel.id)).find(({ id }) => id === messageId)).toMatchObject({
      author: null,
      reactions: [],
    })
    expect((await pool.query(`select error_description, profile_id, device_info from reports`)).rows).toContainEqual({
      error_description: 'De lijst springt',
      profile_id: null,
      device_info: {},
    })
    const { notifications } = await sem.does(inbox.list, { limit: 50 } as never)
    expect(notifications[0]?.title).toBe('Verwijderde gebruiker heeft je genoemd')
  })

  test('SH-PROF-05 nothing is erased when the provider fails, and all of it once it answers; late words of it harm nobody', async () => {
    const noor = await member({ firstName: 'Noor' })
    await subscribe(noor.id)
    await noor.does(privacy.leave, { password })
    await moveClock(db, 8 * day)
    const provider = house.payments.provider
    if (!provider) throw new Error('there is a stand-in')
    const end = vi.spyOn(provider, 'endSubscription').mockRejectedValueOnce(new Error('no answer'))
    await eraseDueAccounts(house, personal)
    expect(await isThere(noor)).toBe(true)

    end.mockResolvedValueOnce()
    await eraseDueAccounts(house, personal)
    expect(await isThere(noor)).toBe(false)
    expect(end).toHaveBeenCalledWith(`sub_${noor.id}`)
    const { rows } = await pool.query('select user_id, status from subscriptions where provider_subscription_id = $1', [
      `sub_${noor.id}`,
    ])
    expect(rows).toEqual([{ user_id: null, status: 'canceled' }])
    end.mockRestore()
  })

  test('what was called back, or is due, is decided in one place: too late is too late', async () => {
    const noor = await member()
    await noor.does(privacy.leave, { password })
    const back = await world.signedIn(noor)
    await moveClock(db, 7.1 * day)
    await expect(back.does(privacy.comeBack, {})).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('SH-PROF-05 SH-DATA-27 every column of the schema is marked: whether it is about a person, and what becomes of it', async () => {
  const { rows } = await pool.query<{ at: string }>(
    `select table_name || '.' || column_name as at from information_schema.columns where table_schema = 'public'`,
  )
  const there = rows.map(({ at }) => at)
  const marked = Object.keys(columnMarks).flatMap((table) =>
    Object.keys(marksOf(table)).map((name) => `${table}.${name}`),
  )
  expect(
    there.filter((at) => !marked.includes(at)),
    'these have no mark in server/privacy/columns.ts',
  ).toEqual([])
  expect(
    marked.filter((at) => !there.includes(at)),
    'server/privacy/columns.ts marks these, and they are not there',
  ).toEqual([])
  for (const [table, { kept, why }] of Object.entries(columnMarks))
    expect([table, Boolean(kept)]).toEqual([table, Boolean(why)])
})
