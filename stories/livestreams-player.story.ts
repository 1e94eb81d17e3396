import { newId } from '@bewezen/domain/base/newId.ts'
import { newLivestreamForm, textOf } from '@bewezen/domain/livestreams/livestreamForm.ts'
import type { APIResponse } from '@playwright/test'
import { attacks } from './livestreamEmbeds.ts'
import { frame, remove, soon, stream, teacherIs, withPlayers } from './livestreamPages.ts'
import { expect, test } from './world.ts'

test('LIVE-PLAYER-02 LIVE-PLAYER-07 LIVE-PLAYER-08 LIVE-PLAYER-10 LIVE-PLAYER-12 a player that fails says so, also as a toast, and is tried again', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const id = await stream(teacher, { title: 'Stil beeld', isActive: true })
  const { page } = await person('Vera')
  const asked = await withPlayers(page, 'hangs')
  await page.clock.install()
  await page.goto('/livestream', { waitUntil: 'commit' })
  await expect(page.getByText('Livestream laden...')).toBeVisible()
  await expect(frame(page)).toBeVisible()
  await expect.poll(() => asked.length).toBe(1)
  // The code that counts comes after the page.
  await expect
    .poll(() => frame(page).evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps'))))
    .toBe(true)
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(page.getByText('Livestream niet beschikbaar')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.getByText('Livestream fout')).toBeVisible()
  await expect(page.getByText('Kan livestream niet laden')).toHaveCount(2)
  await expect(page.getByText('Ververs de pagina of neem contact op met de beheerder.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bekijk op YouTube' })).toHaveAttribute('href', /youtube\.com\/watch/)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(frame(page)).toBeVisible()
  await remove(teacher, id)
})

test('LIVE-EMBED-07 LIVE-EMBED-09 X3-EDGE-01 X3-EDGE-02 X3-EDGE-03 no code of more than 500 runs anything, shows a page of somebody else or asks another house', async ({
  person,
}) => {
  const { page: teacher } = await person('Teun', teacherIs)
  const { page } = await person('Vera')
  expect(new Set(attacks).size).toBeGreaterThanOrEqual(500)
  const form = { ...newLivestreamForm(), title: 'Aanval', startTime: soon(-5), isActive: true, visibleToEveryone: true }
  const id = newId()
  type Answer = {
    manage: { version: number }
    player: unknown
    code?: string
    data?: { faults?: { embedCode?: string } }
  }
  let version: number | null = null
  // Each code that is stored, by what is drawn of it.
  const drawn = new Map<string, string>()
  const answers: Record<string, number> = {}
  for (const embedCode of attacks) {
    const data: object = { id, version, livestream: { ...textOf(form), embedCode } }
    const answer: APIResponse = await teacher.request.post('/api/livestreams/save', { data })
    const body: Answer = await answer.json()
    const said = answer.ok() ? 'stored' : (body.data?.faults?.embedCode ?? body.code ?? '?')
    answers[said] = (answers[said] ?? 0) + 1
    if (!answer.ok()) continue
    version = body.manage.version
    drawn.set(JSON.stringify(body.player), embedCode)
  }
  expect(Object.keys(answers).toSorted()).toEqual([
    'Domein van embed code is niet toegestaan',
    'Ongeldige of onveilige embed code',
    'stored',
  ])

  const ran: string[] = []
  await page.context().exposeFunction('steal', () => ran.push('steal'))
  page.on('dialog', (it) => ran.push(it.message()))
  const hosts = new Set<string>()
  await page.context().route('**/*', (route) => {
    const { host } = new URL(route.request().url())
    if (host === new URL(page.url() === 'about:blank' ? route.request().url() : page.url()).host)
      return route.fallback()
    hosts.add(host)
    return route.fulfill({ contentType: 'text/html', body: '<title>Speler</title>' })
  })
  for (const embedCode of drawn.values()) {
    const data: object = { id, version, livestream: { ...textOf(form), embedCode } }
    const answer: APIResponse = await teacher.request.post('/api/livestreams/save', { data })
    version = (await answer.json()).manage.version
    await page.goto('/livestream')
    await expect(frame(page)).toHaveCount(1)
    await expect(page.getByText('Livestream laden...')).toHaveCount(0)
    const attributes = await frame(page).evaluate((it) => it.getAttributeNames())
    expect(attributes.filter((name) => /^on|srcdoc|style|name/.test(name))).toEqual([])
    const sandbox = (await frame(page).getAttribute('sandbox')) ?? ''
    expect('allow-scripts allow-same-origin allow-presentation'.split(' ')).toEqual(
      expect.arrayContaining(sandbox.split(' ').filter(Boolean)),
    )
    expect(page.frames().length).toBe(2)
  }
  expect([...hosts].filter((host) => !/^www\.youtube(-nocookie)?\.com$/.test(host))).toEqual([])
  expect(ran).toEqual([])
  await remove(teacher, id)
})
