import { access } from '@bewezen/domain/access/contract.ts'
import { newId } from '@bewezen/domain/base/ids.ts'
import { maxRichTextBytes } from '@bewezen/domain/base/richText.ts'
import { legal } from '@bewezen/domain/legal/contract.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { currentVersion } from './index.ts'
import { legalPages, legalVersions } from './tables.ts'

const world = await openWorld()
const { house } = world
const admin = await world.person({ role: 'admin', firstName: 'Jasper', lastName: 'Bos' })
const read = async (pageType: 'privacy' | 'terms') => (await world.visitor().does(legal.page, { pageType })).page
const standing = async (pageType: 'privacy' | 'terms') => (await read(pageType))?.updatedAt ?? null

test('LEGAL-PAGE-01 LEGAL-PAGE-18 X3-CALL-40 both pages hold a neutral text from the start, marked as an example', async () => {
  const { pages } = await admin.does(legal.pages, {})
  expect(pages.map(({ pageType, label }) => [pageType, label])).toEqual([
    ['privacy', 'PB-2025-01'],
    ['terms', 'AV-2025-01'],
  ])
  const page = await read('terms')
  expect(page).toMatchObject({ title: 'Algemene voorwaarden', isPlaceholder: true })
  expect(page?.headings[0]).toEqual({ id: 'deel-wie-zijn-wij', title: 'Wie zijn wij' })
})

test('LEGAL-PAGE-13 LEGAL-PAGE-17 X3-DATA-22 a save is what everybody reads, and the earlier version stays', async () => {
  const content = '<h2>Nieuw</h2><p>Zo doen we het.</p>'
  const saved = await admin.does(legal.save, {
    pageType: 'privacy',
    title: '  Privacy  ',
    content,
    updatedAt: await standing('privacy'),
  })
  expect(saved).toMatchObject({ title: 'Privacy', content, label: `PB-${new Date().getFullYear()}-01` })
  expect(await read('privacy')).toMatchObject({
    title: 'Privacy',
    isPlaceholder: false,
    updatedAt: saved.updatedAt,
    content: '<h2 id="deel-nieuw">Nieuw</h2><p>Zo doen we het.</p>',
  })
  const { versions } = await admin.does(legal.versions, { pageType: 'privacy' })
  expect(versions.map(({ label, title, savedBy, isCurrent }) => [label, title, savedBy, isCurrent])).toEqual([
    [saved.label, 'Privacy', 'Jasper Bos', true],
    ['PB-2025-01', 'Privacybeleid', null, false],
  ])
  const earlier = await admin.does(legal.version, { versionId: versions[1]?.id ?? '' })
  expect(earlier.content).toContain('<h2>Jouw rechten</h2>')
  expect(await currentVersion(house.database.db, 'privacy')).toEqual({ id: versions[0]?.id, label: saved.label })
})

test('LEGAL-PAGE-17 saving the same text again makes no version', async () => {
  const [page] = (await admin.does(legal.pages, {})).pages
  const again = await admin.does(legal.save, { ...page, pageType: 'privacy', updatedAt: null } as never)
  expect(again).toEqual(page)
})

test('X3-EDGE-13 ADM-PANEL-22 a save after somebody else saved is refused with what stands there, and overwrites nothing', async () => {
  const seen = await standing('terms')
  const first = await admin.does(legal.save, {
    pageType: 'terms',
    title: 'Een',
    content: '<p>een</p>',
    updatedAt: seen,
  })
  const second = admin.does(legal.save, { pageType: 'terms', title: 'Twee', content: '<p>twee</p>', updatedAt: seen })
  await expect(second).rejects.toMatchObject({ status: 409, code: 'CHANGED', data: { current: first } })
  expect((await read('terms'))?.title).toBe('Een')
})

describe('what cannot be stored', () => {
  const cases: [string, { title?: string; content?: string }, { status: number; code: string }][] = [
    ['LEGAL-PAGE-05 no title', { title: ' ' }, { status: 422, code: 'INVALID_INPUT' }],
    ['LEGAL-PAGE-15 a title of 201', { title: 'a'.repeat(201) }, { status: 422, code: 'INVALID_INPUT' }],
    ['LEGAL-PAGE-05 no content', { content: '<p>&nbsp;</p>' }, { status: 422, code: 'CONTENT_EMPTY' }],
    [
      'LEGAL-PAGE-15 nothing left after cleaning',
      { content: '<script>x</script>' },
      { status: 422, code: 'CONTENT_EMPTY' },
    ],
    [
      'LEGAL-PAGE-15 200 KB and one byte',
      { content: `<p>${'x'.repeat(maxRichTextBytes - 6)}</p>` },
      { status: 413, code: 'CONTENT_TOO_LARGE' },
    ],
    ['900 KB of nesting', { content: '<blockquote>'.repeat(75_000) }, { status: 413, code: 'CONTENT_TOO_LARGE' }],
    ['more than a request may hold', { content: '<b>'.repeat(400_000) }, { status: 413, code: 'INVALID_INPUT' }],
  ]
  test.each(cases)('%s is refused and changes nothing', async (_what, wrong, refusal) => {
    const before = await read('terms')
    const updatedAt = before?.updatedAt ?? null
    const save = admin.does(legal.save, { pageType: 'terms', title: 'a', content: '<p>a</p>', updatedAt, ...wrong })
    await expect(save).rejects.toMatchObject(refusal)
    expect(await read('terms')).toEqual(before)
  })
})

test('LEGAL-PAGE-16 X3-EDGE-11 dangerous parts go at the save, and again before showing whatever is stored', async () => {
  const bad =
    '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x">b</a></p><svg onload=x></svg><form>c</form>'
  const updatedAt = await standing('terms')
  const saved = await admin.does(legal.save, { pageType: 'terms', title: 'a', content: bad, updatedAt })
  expect(saved.content).toBe('<p>ab</p>c')
  await house.database.db.update(legalPages).set({ content: bad }).where(eq(legalPages.pageType, 'terms'))
  expect((await read('terms'))?.content).toBe('<p>ab</p>c')
  const [id, savedAt] = [newId(), new Date('2024-01-02')]
  const old = { id, pageType: 'terms', label: 'AV-2024-01', title: 'a', content: bad, savedAt }
  await house.database.db.insert(legalVersions).values(old)
  expect((await admin.does(legal.version, { versionId: id })).content).toBe('<p>ab</p>c')
})

test('ADM-PANEL-20 LEGAL-PAGE-17 each version is written in the log, with the one before it and who saved it', async () => {
  const before = (await admin.does(legal.versions, { pageType: 'terms' })).versions.find(({ isCurrent }) => isCurrent)
  const text = { title: 'Voorwaarden', content: '<p>In het logboek</p>' }
  const saved = await admin.does(legal.save, { pageType: 'terms', ...text, updatedAt: await standing('terms') })
  const { lines } = await admin.does(access.auditLog, { search: '', kind: '' })
  expect(lines[0]).toMatchObject({
    action: 'legal.saved',
    actor: { id: admin.id },
    reason: 'Voorwaarden',
    oldValue: before?.label,
    newValue: saved.label,
  })
})

test('LEGAL-PAGE-09 X3-EDGE-12 X3-ROLE-07 only admins save: a teacher and a member are refused and nothing changes', async () => {
  const before = await read('privacy')
  for (const role of ['teacher', 'student', 'moderator', 'partner'] as const) {
    const other = await world.person({ role })
    const input = {
      pageType: 'privacy' as const,
      title: 'x',
      content: '<p>x</p>',
      updatedAt: before?.updatedAt ?? null,
    }
    await expect(other.does(legal.save, input)).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' })
  }
  expect(await read('privacy')).toEqual(before)
})

test('who has the page open hears of a new version', async () => {
  const ear = await (await world.person()).listens()
  await admin.does(legal.save, {
    pageType: 'privacy',
    title: 'Privacy',
    content: '<p>live</p>',
    updatedAt: await standing('privacy'),
  })
  await house.settled()
  expect(ear.kinds()).toContain('legal.saved')
})

test('LEGAL-PAGE-06 LEGAL-PAGE-07 a page without a record is answered as such', async () => {
  await house.database.db.delete(legalPages).where(eq(legalPages.pageType, 'privacy'))
  expect(await read('privacy')).toBeNull()
})
