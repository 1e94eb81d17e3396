import { newId } from '@bewezen/domain/base/ids.ts'
import { reportCategories } from '@bewezen/domain/reports/category.ts'
import { reports } from '@bewezen/domain/reports/contract.ts'
import { describe, expect, test } from 'vitest'
import { moveClock } from '../base/database/clock.ts'
import { removeUpload } from '../base/files/attach.ts'
import { bomb, page, photoWithPlace, plain, pngOf, program } from '../base/files/samples.ts'
import { sweepUploads } from '../base/files/sweep.ts'
import { openWorld, type TestPerson } from '../base/testing/world.ts'
import { detachAttachmentsOf, forgetOldReports } from './remove.ts'

const world = await openWorld({ env: { REPORT_LIMIT: '40' } })
const { house, app } = world
const { db, pool } = house.database
const [noor, sem] = [await world.person({ firstName: 'Noor', lastName: 'Vis' }), await world.person()]
const admin = await world.person({ role: 'admin', firstName: 'Jasper', lastName: 'Berg' })
const teacher = await world.person({ role: 'teacher' })

const megabyte = 1024 * 1024
const head = Buffer.from('%PDF-1.7\n<script>alert(1)</script>')
const pdf = (bytes = 2000) => Buffer.concat([head, Buffer.alloc(bytes - head.length, 'x')])
const report = (change: object = {}) => ({
  id: newId(),
  category: 'chat',
  description: 'De lijst springt naar boven',
  pageUrl: 'http://localhost:3000/community/a/b?message=x&token=geheim#access_token=geheim',
  device: {
    userAgent: 'Firefox/143',
    screenSize: '1920x1080',
    viewportSize: '1440x900',
    timestamp: '2026-10-24T08:30:00.000Z',
    url: 'http://localhost:3000/auth?code=geheim',
    browser: 'Firefox 143',
  },
  uploadId: null as string | null,
  ...change,
})
const sendFile = (person: TestPerson, file: Buffer, id = newId()) =>
  app.inject({
    method: 'POST',
    url: '/api/uploads/report-attachment',
    headers: { cookie: person.cookie, 'content-type': 'image/png', 'x-upload-id': id },
    payload: file,
  })
const upload = async (person: TestPerson, file: Buffer) => {
  const id = newId()
  const answer = await sendFile(person, file, id)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return id
}
const stored = async (id: string) => (await pool.query('select * from reports where id = $1', [id])).rows[0]
const counts = async () =>
  (
    await pool.query(
      'select (select count(*)::int from reports) as reports, (select count(*)::int from uploads) as uploads',
    )
  ).rows[0]
const open = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} })
const listed = async (input = {}) => (await admin.does(reports.list, input)).reports

describe('a report', () => {
  test('SH-REPORT-09 SH-REPORT-24 SH-REPORT-25 SH-CALL-24 SH-CALL-25 SH-DATA-21 is stored with its device and without secrets, and answers only its id and moment', async () => {
    const sent = report({ description: '  <b>De lijst</b> springt\n' })
    const answer = await noor.does(reports.send, sent)
    expect(Object.keys(answer).toSorted()).toEqual(['createdAt', 'id'])
    const row = await stored(sent.id)
    expect(row).toMatchObject({
      profile_id: noor.id,
      error_description: '<b>De lijst</b> springt',
      page_category: 'chat',
      page_url: 'http://localhost:3000/community/a/b?message=x&token=***#***',
      image_url: null,
      device_info: { ...sent.device, url: 'http://localhost:3000/auth?code=***' },
    })
    expect(JSON.stringify(row)).not.toContain('geheim')
  })

  test.each(reportCategories)('SH-REPORT-04 about %s keeps its category', async (category) => {
    const sent = report({ category })
    await sem.does(reports.send, sent)
    expect((await stored(sent.id)).page_category).toBe(category)
  })

  test.each([
    ['nine characters', { description: `${'x'.repeat(9)}   ` }, ['description']],
    ['1001 characters', { description: 'x'.repeat(1001) }, ['description']],
    ['no category', { category: '' }, ['category']],
    ['a category of nobody', { category: 'overig' }, ['category']],
  ])(
    'SH-REPORT-07 SH-REPORT-09 SH-REPORT-10 SH-REPORT-11 SH-LIMIT-14 of %s is refused',
    async (_what, change, fields) => {
      const before = await counts()
      await expect(noor.does(reports.send, report(change))).rejects.toMatchObject({ status: 422, data: { fields } })
      expect(await counts()).toEqual(before)
    },
  )

  test('SH-REPORT-15 SH-EDGE-22 needs a person, and is stored once however often it is sent', async () => {
    const sent = report({ uploadId: await upload(noor, await plain('png')) })
    await expect(world.visitor().does(reports.send, sent)).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    const answers = await Promise.all([1, 2, 3].map(() => noor.does(reports.send, sent)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    await expect(noor.does(reports.send, { ...sent, category: 'les' })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    await expect(sem.does(reports.send, { ...sent, uploadId: null })).rejects.toMatchObject({ code: 'ID_IN_USE' })
    // The very same words of somebody else are another report.
    const bare = report()
    await noor.does(reports.send, bare)
    await expect(sem.does(reports.send, bare)).rejects.toMatchObject({ code: 'ID_IN_USE' })
  })

  test('SH-REPORT-20 SH-REPORT-21 SH-ERR-07 beyond the limit of a network address is refused, and a repeat does not count', async () => {
    const tight = await openWorld({ env: { REPORT_LIMIT: '2' } })
    const [one, other] = [await tight.person(), await tight.person()]
    const sent = report()
    for (const _ of 'three') await one.does(reports.send, sent)
    await one.does(reports.send, report())
    await expect(one.does(reports.send, report())).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
    await other.does(reports.send, report())
  })
})

const tooMuch = await pngOf(10 * megabyte + 1)
const taken = {
  jpg: await plain('jpeg'),
  png: await plain('png'),
  gif: await plain('gif'),
  webp: await plain('webp'),
  'a picture of exactly 10 MB': await pngOf(10 * megabyte),
  'a document of exactly 10 MB': pdf(10 * megabyte),
}

describe('an attachment', () => {
  test.each([
    ['a program', program, 415, 'INVALID_FILE_TYPE'],
    ['a page', page, 415, 'INVALID_FILE_TYPE'],
    ['a picture of one byte too much', tooMuch, 413, 'FILE_TOO_LARGE'],
    ['a document of one byte too much', pdf(10 * megabyte + 1), 413, 'FILE_TOO_LARGE'],
    ['a picture of over 40 megapixels', bomb(8000, 5001), 422, 'UPLOAD_FAILED'],
  ])(
    'SH-REPORT-12 SH-REPORT-13 SH-REPORT-14 SH-REPORT-18 SH-REPORT-19 SH-EDGE-17 SH-EDGE-19 SH-LIMIT-13 %s is refused, whatever type it says it has, and nothing is stored',
    async (_what, file, status, code) => {
      const before = await counts()
      const answer = await sendFile(noor, file)
      expect([answer.statusCode, answer.json().code]).toEqual([status, code])
      expect(await counts()).toEqual(before)
    },
  )

  test.each(Object.entries(taken))(
    'SH-REPORT-12 SH-REPORT-13 SH-REPORT-14 SH-LIMIT-13 %s is taken',
    async (_what, file) => {
      expect((await sendFile(noor, file)).statusCode).toBe(200)
    },
  )

  test('SH-CALL-26 SH-CALL-27 SH-CALL-28 SH-DATA-22 SH-LIMIT-19 SH-LIMIT-20 SH-REPORT-26 SH-EDGE-20 SEC-ACC-18 is opened by its signed address for five years by who sent it, and without it by admins only', async () => {
    const sent = report({ uploadId: await upload(noor, await photoWithPlace()) })
    const { createdAt } = await noor.does(reports.send, sent)
    const { image_url: url } = await stored(sent.id)
    const address = new URL(url, 'http://localhost')
    expect(address.pathname).toMatch(new RegExp(`^/files/report-attachments/${noor.id}/\\d{13}-[0-9a-f]{32}\\.webp$`))
    expect(Number(address.searchParams.get('expires'))).toBe(Math.floor(Date.parse(createdAt) / 1000) + 157_680_000)

    const answer = await open(url, noor.cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="bijlage.webp"',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.includes('Geheimtelefoon')).toBe(false)
    // The address got into the hands of another, or of nobody who signed in.
    for (const cookie of [undefined, sem.cookie, teacher.cookie]) expect((await open(url, cookie)).statusCode).toBe(404)
    expect((await open(address.pathname)).statusCode).toBe(404)
    for (const { cookie } of [noor, sem, teacher]) expect((await open(address.pathname, cookie)).statusCode).toBe(404)
    expect((await open(address.pathname, admin.cookie)).statusCode).toBe(200)

    const changed = (change: (url: URL) => void) => {
      const other = new URL(address)
      change(other)
      return open(other.pathname + other.search, noor.cookie)
    }
    const later = String(Number(address.searchParams.get('expires')) + 1)
    const another = await upload(sem, await plain('png'))
    const { rows } = await pool.query('select key from uploads where id = $1', [another])
    for (const change of [
      (it: URL) => it.searchParams.set('expires', later),
      (it: URL) => it.searchParams.delete('expires'),
      (it: URL) => it.searchParams.set('signature', `${it.searchParams.get('signature')}x`),
      (it: URL) => it.searchParams.append('expires', later),
      (it: URL) => {
        it.pathname = `/files/${rows[0].key}`
      },
    ])
      expect((await changed(change)).statusCode).toBe(404)

    await moveClock(db, 157_679_000_000)
    expect((await open(url, noor.cookie)).statusCode).toBe(200)
    await moveClock(db, 157_681_000_000)
    expect((await open(url, noor.cookie)).statusCode).toBe(404)
    await moveClock(db, 0)
  })

  test('SH-REPORT-13 SH-EDGE-17 X3-EDGE-22 a document is kept as it is and only ever downloaded', async () => {
    const file = pdf()
    const sent = report({ uploadId: await upload(noor, file) })
    await noor.does(reports.send, sent)
    const answer = await open((await stored(sent.id)).image_url, noor.cookie)
    expect(answer.rawPayload.equals(file)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bijlage.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect((await listed())[0]?.attachment?.kind).toBe('document')
  })

  test('SH-REPORT-19 of somebody else, of another purpose or used already is refused, and no report is stored; one without a report is swept', async () => {
    const before = await counts()
    const theirs = await upload(sem, await plain('png'))
    const used = await upload(noor, await plain('png'))
    await noor.does(reports.send, report({ uploadId: used }))
    for (const uploadId of [theirs, used, newId()])
      await expect(noor.does(reports.send, report({ uploadId }))).rejects.toMatchObject({ code: 'UPLOAD_FAILED' })
    expect((await counts()).reports).toBe(before.reports + 1)
    await moveClock(db, 25 * 3_600_000)
    await sweepUploads(house)
    await moveClock(db, 0)
    expect((await pool.query('select 1 from uploads where id = $1', [theirs])).rows).toEqual([])
    expect((await pool.query('select 1 from uploads where id = $1', [used])).rows).toHaveLength(1)
  })
})

describe('triage', () => {
  test('SH-REPORT-26 ADM-PANEL-12 is for admins only; whoever reported gets no list and hears nothing', async () => {
    const [ear, hers] = [await admin.listens(), await noor.listens()]
    const sent = report()
    await noor.does(reports.send, sent)
    for (const person of [noor, teacher]) {
      await expect(person.does(reports.list, {})).rejects.toMatchObject({ status: 403 })
      await expect(person.does(reports.report, { id: sent.id })).rejects.toMatchObject({ status: 403 })
      await expect(person.does(reports.remove, { id: sent.id })).rejects.toMatchObject({ status: 403 })
    }
    await house.settled()
    expect(ear.kinds()).toEqual(['report.made'])
    expect(hers.kinds()).toEqual([])
    for (const one of [ear, hers]) one.leave()
  })

  test('ADM-MORE-62 one is read by its id as the list has it, and is not found once it was deleted', async () => {
    const sent = report()
    await noor.does(reports.send, sent)
    expect(await admin.does(reports.report, { id: sent.id })).toEqual((await listed())[0])
    await admin.does(reports.remove, { id: sent.id })
    await expect(admin.does(reports.report, { id: sent.id })).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })

  test('ADM-PANEL-12 shows reports newest first with everything about them, by state and by category, 50 at a time', async () => {
    await pool.query('delete from reports')
    for (let number = 1; number <= 3; number++)
      await noor.does(
        reports.send,
        report({ category: number === 2 ? 'les' : 'chat', description: `Melding nummer ${number}` }),
      )
    const all = await listed()
    expect(all.map(({ description }) => description)).toEqual([3, 2, 1].map((number) => `Melding nummer ${number}`))
    expect(all[0]).toMatchObject({
      reporter: { id: noor.id, name: 'Noor Vis' },
      state: 'new',
      assignee: null,
      note: null,
      attachment: null,
      device: { browser: 'Firefox 143' },
    })
    expect(await listed({ category: 'les' })).toHaveLength(1)
    expect(await listed({ state: 'solved' })).toEqual([])

    await pool.query(
      `insert into reports (id, profile_id, error_description, page_url, page_category, device_info, created_at, updated_at)
        select gen_random_uuid(), $1, 'Oud', '', 'home', '{}', now() - interval '1 day', now() from generate_series(1, 60)`,
      [noor.id],
    )
    const first = await admin.does(reports.list, {})
    expect([first.reports.length, first.hasMore, first.open]).toEqual([50, true, 63])
    const rest = await admin.does(reports.list, { before: first.reports.at(-1)?.id })
    expect([rest.reports.length, rest.hasMore]).toEqual([13, false])
    expect(new Set([...first.reports, ...rest.reports].map(({ id }) => id)).size).toBe(63)
    await pool.query(`delete from reports where error_description = 'Oud'`)
  })

  test('ADM-PANEL-12 ADM-PANEL-20 sets state, assignee and note, and writes it down; an assignee is somebody who may triage', async () => {
    const sent = report()
    await noor.does(reports.send, sent)
    const { people } = await admin.does(reports.assignees, {})
    expect(people).toEqual([{ id: admin.id, name: 'Jasper Berg' }])
    const before = { state: 'new' as const, assigneeId: null, note: '' }
    const wish = {
      id: sent.id,
      before,
      state: 'in_progress' as const,
      assigneeId: admin.id,
      note: '  Zie ook gisteren ',
    }
    const saved = await admin.does(reports.save, wish)
    expect(saved).toMatchObject({ state: 'in_progress', assignee: { id: admin.id }, note: 'Zie ook gisteren' })
    await admin.does(reports.save, wish)
    await expect(admin.does(reports.save, { ...wish, assigneeId: noor.id })).rejects.toMatchObject({ status: 422 })
    await expect(admin.does(reports.save, { ...wish, note: 'x'.repeat(1001) })).rejects.toMatchObject({ status: 422 })
    await expect(admin.does(reports.save, { ...wish, id: newId() })).rejects.toMatchObject({ status: 404 })
    const { rows } = await pool.query(
      `select actor_id, subject_id, old_value, new_value from audit_log where action = 'report.triaged'`,
    )
    expect(rows).toEqual([
      {
        actor_id: admin.id,
        subject_id: noor.id,
        old_value: 'Status: Nieuw',
        new_value: 'Status: In behandeling\nToegewezen aan: gewijzigd\nInterne notitie: gewijzigd',
      },
    ])
  })

  test('ADM-PANEL-12 ADM-PANEL-22 of two admins the second hears what stands there, and overwrites nothing', async () => {
    const sent = report()
    await noor.does(reports.send, sent)
    const before = { state: 'new' as const, assigneeId: null, note: '' }
    const stands = { state: 'in_progress' as const, assigneeId: admin.id, note: 'Ik bel Noor' }
    await admin.does(reports.save, { id: sent.id, before, ...stands })
    const late = { state: 'rejected' as const, assigneeId: null, note: 'Kan niet' }
    await expect(admin.does(reports.save, { id: sent.id, before, ...late })).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED',
      data: { current: stands },
    })
    expect(await stored(sent.id)).toMatchObject({ status: 'in_progress', note: 'Ik bel Noor' })
    await admin.does(reports.save, { id: sent.id, before: stands, ...late })
    expect(await stored(sent.id)).toMatchObject({ status: 'rejected', note: 'Kan niet' })
  })

  test('SH-REPORT-26 SH-CALL-28 SH-EDGE-20 deleting a report ends its file and its signed address', async () => {
    const sent = report({ uploadId: await upload(noor, await plain('png')) })
    await noor.does(reports.send, sent)
    const { image_url: url } = await stored(sent.id)
    expect((await open(url, noor.cookie)).statusCode).toBe(200)
    for (const _ of 'twice') expect(await admin.does(reports.remove, { id: sent.id })).toEqual({ removed: true })
    expect(await stored(sent.id)).toBeUndefined()
    for (const cookie of [noor.cookie, admin.cookie]) expect((await open(url, cookie)).statusCode).toBe(404)
    expect((await pool.query('select 1 from uploads where id = $1', [sent.uploadId])).rows).toEqual([])
  })
})

describe('what is not kept', () => {
  test('SH-REPORT-26 a report is deleted with its file after 12 months, and not a day before', async () => {
    const sent = report({ uploadId: await upload(noor, await plain('png')) })
    await noor.does(reports.send, sent)
    const { image_url: url } = await stored(sent.id)
    await pool.query(`update reports set created_at = app_now() - interval '12 months' + interval '1 hour'`)
    expect(await forgetOldReports(house)).toBe(0)
    await pool.query(
      `update reports set created_at = app_now() - interval '12 months' - interval '1 hour' where id = $1`,
      [sent.id],
    )
    expect(await forgetOldReports(house)).toBe(1)
    expect(await stored(sent.id)).toBeUndefined()
    expect((await open(url, noor.cookie)).statusCode).toBe(404)
  })

  test('SH-DATA-27 of somebody who goes, the report stays without the file', async () => {
    const sent = report({ uploadId: await upload(sem, await plain('png')) })
    await sem.does(reports.send, sent)
    const { image_url: url } = await stored(sent.id)
    const ofNoor = report({ uploadId: await upload(noor, await plain('png')) })
    await noor.does(reports.send, ofNoor)
    const { image_url: hers } = await stored(ofNoor.id)
    const loose = await house.transaction((tx) => detachAttachmentsOf(tx, sem.id))
    for (const one of loose) await removeUpload(house, one)
    expect((await open(url, sem.cookie)).statusCode).toBe(404)
    expect(await stored(ofNoor.id)).toMatchObject({ image_url: hers, attachment_key: expect.any(String) })
    expect((await open(hers, noor.cookie)).statusCode).toBe(200)
    expect(await stored(sent.id)).toMatchObject({
      error_description: sent.description,
      image_url: null,
      attachment_key: null,
    })
  })
})
