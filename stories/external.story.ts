import { createHmac, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { accessibilityFaults, faultsInEachLight } from './accessible.ts'
import { sticksOut } from './sideways.ts'
import { expect, type Person, test } from './world.ts'

const admin = { as: 'admin@bewezen.example' }
const section = '/admin/externe-berichten'
const told = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true }).first()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const talkOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Gesprekken' }).getByRole('button', { name })
const thread = (page: Page, name: string) => page.getByRole('region', { name: `Gesprek met ${name}` })

/** Asks an operation as this person, without a page. */
async function asked<Answer = Record<string, never>>({ page }: Person, operation: string, data: object) {
  const answer = await page.request.post(`/api/external/${operation}`, { data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Answer
}

const empty = {
  accountHandle: '@bewezen',
  isActive: true,
  outboundUrl: '',
  outboundSecret: '',
  accountId: '',
  appSecret: '',
  verifyToken: '',
  accessToken: '',
  imapHost: '',
  imapPort: '993',
  mailUser: '',
  mailPassword: '',
}
type Made = { source: { id: string; inboundPath: string }; inboundSecret: string }

/** A source of the signed form, and how its channel delivers to it. */
async function formSource(person: Person, name: string, outboundUrl = '') {
  const source = { ...empty, sourceType: 'email', connector: 'formulier', name, outboundUrl }
  const made = await asked<Made>(person, 'saveSource', { id: randomUUID(), version: null, source })
  return { ...made.source, name, secret: made.inboundSecret }
}

/** Delivers as a channel does: signed, in the one form. Answers the status. */
async function delivers(
  { page }: Person,
  { inboundPath, secret }: { inboundPath: string; secret: string },
  said: { thread: string; name: string; handle: string; text: string; media?: string[]; id?: string },
): Promise<number> {
  const data = JSON.stringify({
    external_thread_id: said.thread,
    external_message_id: said.id ?? randomUUID(),
    participant_handle: said.handle,
    participant_name: said.name,
    content: said.text,
    media_urls: said.media ?? [],
    external_timestamp: new Date().toISOString(),
  })
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${data}`).digest('hex')
  const answer = await page.request.post(inboundPath, {
    headers: { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature },
    data,
  })
  return answer.status()
}

/** Delivers as Meta does for Instagram. */
async function instagramDelivers({ page }: Person, path: string, from: string, text: string): Promise<void> {
  const message = {
    sender: { id: from },
    recipient: { id: '178414' },
    timestamp: Date.now(),
    message: { mid: `mid.${randomUUID()}`, text },
  }
  const data = JSON.stringify({ object: 'instagram', entry: [{ id: '178414', messaging: [message] }] })
  const signature = `sha256=${createHmac('sha256', 'appgeheim').update(data).digest('hex')}`
  const answer = await page.request.post(path, {
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    data,
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Makes a second admin, as the first one may. */
async function secondAdmin(first: Person): Promise<void> {
  const { request } = first.page
  const { people } = await (
    await request.get('/api/access/people?search=docent@bewezen.example&role=&state=&page=1')
  ).json()
  const answer = await request.post('/api/access/setRole', {
    data: { personId: people[0].id, from: people[0].role, to: 'admin' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('IN-EXT-02 IN-EXT-03 IN-EXT-04 IN-EXT-05 IN-EXT-13 IN-EXT-14 IN-EXT-23 IN-EXT-66 ADM-PANEL-19 a source is made, its secret shown once, renewed, changed and deleted', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  const { page } = jasper
  await page.goto(`${section}?deel=bronnen`)
  await press(page, 'Bron toevoegen').click()
  const form = page.getByRole('dialog', { name: 'Bron toevoegen' })
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(form.getByText('Vul een naam in van 1 tot 80 tekens.')).toBeVisible()
  await expect(form.getByLabel('Naam')).toBeFocused()
  await form.getByLabel('Kanaal').selectOption('linkedin')
  await form.getByLabel('Naam').fill('LinkedIn pagina')
  await form.getByLabel('Account').fill('bewezen-nl')
  await form.getByLabel('Adres voor antwoorden').fill('http://elders.example')
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(form.getByText(/Vul een adres in dat met https begint/)).toBeVisible()
  await form.getByLabel('Adres voor antwoorden').fill('')
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(told(page, 'Bron toegevoegd')).toBeVisible()

  const once = page.getByRole('dialog', { name: 'Na het toevoegen' })
  await expect(once).toContainText('Dit geheim zie je één keer. Daarna alleen de laatste 4 tekens.')
  const secret = (await once.locator('[data-secret]').textContent()) ?? ''
  expect(secret.length).toBeGreaterThan(20)
  await expect(once).toContainText('/functions/v1/external-message-inbound/')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await once.getByRole('button', { name: 'Kopieer', exact: true }).click()
  await expect(told(page, 'Gekopieerd')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  expect(await accessibilityFaults(page)).toEqual([])
  await once.getByRole('button', { name: 'Testbericht' }).click()
  await expect(told(page, 'Testbericht aangekomen')).toBeVisible()
  await once.getByRole('button', { name: 'Ik heb het bewaard' }).click()
  const row = rowOf(page, 'LinkedIn pagina')
  await expect(row).toContainText(`•••• ${secret.slice(-4)}`)
  await expect(row).not.toContainText(secret)

  await press(page, 'Geheim vernieuwen voor LinkedIn pagina').click()
  const asks = page.getByRole('alertdialog', { name: /Weet je zeker dat je het geheim wilt vernieuwen/ })
  await asks.getByRole('button', { name: 'Annuleren' }).click()
  await expect(row).toContainText(`•••• ${secret.slice(-4)}`)
  await press(page, 'Geheim vernieuwen voor LinkedIn pagina').click()
  await asks.getByRole('button', { name: 'Geheim vernieuwen' }).click()
  await expect(told(page, 'Geheim vernieuwd')).toBeVisible()
  const renewed = (await once.locator('[data-secret]').textContent()) ?? ''
  expect(renewed).not.toBe(secret)
  // It is shown this once: neither Escape nor a press beside it takes it away.
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(once.locator('[data-secret]')).toHaveText(renewed)
  await expect(once.getByRole('button', { name: 'Sluiten' })).toHaveCount(0)
  await once.getByRole('button', { name: 'Ik heb het bewaard' }).click()
  await expect(once).toBeHidden()
  await expect(row).toContainText(`•••• ${renewed.slice(-4)}`)
  const { sources } = await (await page.request.get('/api/external/sources')).json()
  const [{ inboundPath }] = sources
  const said = { thread: 'een', name: 'Ravi', handle: 'ravi', text: 'Mooie cijfers' }
  expect(await delivers(jasper, { inboundPath, secret }, said)).toBe(401)
  expect(await delivers(jasper, { inboundPath, secret: renewed }, said)).toBe(200)

  await press(page, 'Bewerk LinkedIn pagina').click()
  const edit = page.getByRole('dialog', { name: 'Bron bewerken' })
  await expect(edit.getByLabel('Kanaal')).toBeDisabled()
  await edit.getByLabel('Naam').fill('LinkedIn van ons')
  await edit.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Bron bijgewerkt')).toBeVisible()
  await expect(rowOf(page, 'LinkedIn van ons')).toBeVisible()
  expect(await sticksOut(page)).toEqual([])
  expect(await faultsInEachLight(page)).toEqual([])

  await press(page, 'Verwijder LinkedIn van ons').click()
  const question = page.getByRole('alertdialog', {
    name: 'Weet je zeker dat je deze bron wilt verwijderen? Alle 2 gesprekken worden ook verwijderd.',
  })
  await question.getByRole('button', { name: 'Liever uitzetten' }).click()
  await expect(told(page, 'Bron staat uit')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'LinkedIn van ons actief' })).not.toBeChecked()
  expect(await delivers(jasper, { inboundPath, secret: renewed }, said)).toBe(404)
  await press(page, 'Verwijder LinkedIn van ons').click()
  await question.getByRole('button', { name: 'Bron verwijderen' }).click()
  await expect(told(page, 'Bron verwijderd')).toBeVisible()
  await expect(rowOf(page, 'LinkedIn van ons')).toHaveCount(0)
})

test('IN-EXT-06 IN-EXT-08 IN-EXT-10 IN-EXT-28 IN-EXT-30 IN-EXT-31 IN-EXT-62 IN-EXT-65 IN-EXT-96 a question by Instagram is answered by two admins, who see what the other does', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  await secondAdmin(jasper)
  const docent = await person('Docent', { as: 'docent@bewezen.example', width: 390 })
  const [his, hers] = [jasper.page, docent.page]
  await his.goto(`${section}?deel=bronnen`)
  await press(his, 'Bron toevoegen').click()
  const form = his.getByRole('dialog', { name: 'Bron toevoegen' })
  await form.getByLabel('Meta (WhatsApp Business of Instagram)').check()
  await form.getByLabel('Naam').fill('Instagram')
  await form.getByRole('textbox', { name: /^Account/ }).fill('@bewezen')
  await form.getByLabel('Nummer van het account bij Meta').fill('178414')
  await form.getByLabel('Appgeheim').fill('appgeheim')
  await form.getByLabel('Controlewoord').fill('zonsopkomst')
  await form.getByLabel('Toegangstoken').fill('token')
  await form.getByRole('button', { name: 'Toevoegen' }).click()
  const help = his.getByRole('dialog', { name: 'Zo koppel je deze bron' })
  const address = new URL((await help.locator('code').first().textContent()) ?? '')
  const shake = await his.request.get(
    `${address.pathname}?hub.mode=subscribe&hub.verify_token=zonsopkomst&hub.challenge=1158201444`,
  )
  expect(await shake.text()).toBe('1158201444')
  await help.getByRole('button', { name: 'Sluiten' }).last().click()

  await Promise.all([his.goto(section), hers.goto(section)])
  await instagramDelivers(jasper, address.pathname, '5550001', 'Komen jullie ook naar Leeuwarden?')
  for (const page of [his, hers]) await expect(talkOf(page, 'Leeuwarden')).toContainText('Nieuw')
  await talkOf(his, 'Leeuwarden').click()
  await expect(his.getByRole('log')).toContainText('Komen jullie ook naar Leeuwarden?')
  await expect(his.getByText(/Je kunt antwoorden tot/)).toBeVisible()
  await expect(press(his, 'Verstuur antwoord')).toBeInViewport({ ratio: 1 })
  await expect(talkOf(hers, 'Leeuwarden')).not.toContainText('Nieuw')
  await expect(his).toHaveURL(/gesprek=/)

  await his.getByLabel('Wie antwoordt').selectOption({ index: 1 })
  await expect(told(his, /^Toegewezen aan /)).toBeVisible()
  await expect(talkOf(hers, 'Leeuwarden')).toContainText(/Bij /)
  await talkOf(hers, 'Leeuwarden').click()

  await press(his, 'Vaste antwoorden').click()
  await his.getByRole('menuitem', { name: 'Vaste antwoorden beheren' }).click()
  await press(his, 'Vast antwoord toevoegen').click()
  const canned = his.getByRole('dialog', { name: 'Vast antwoord toevoegen' })
  await canned.getByLabel('Titel').fill('Steden')
  await canned.getByLabel('Antwoord').fill('We zijn in Utrecht, Arnhem en Groningen.')
  await canned.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(his, 'Vast antwoord opgeslagen')).toBeVisible()
  await his.keyboard.press('Escape')
  const field = his.getByLabel(/^Antwoord aan/)
  await field.fill('Hallo')
  await press(his, 'Vaste antwoorden').click()
  await his.getByRole('menuitem', { name: 'Steden' }).click()
  await his.getByRole('alertdialog', { name: 'Je tekst vervangen?' }).getByRole('button', { name: 'Vervangen' }).click()
  await expect(field).toHaveValue('We zijn in Utrecht, Arnhem en Groningen.')
  await press(his, 'Verstuur antwoord').click()
  await expect(told(his, 'Antwoord verzonden')).toBeVisible()
  await expect(field).toHaveValue('')
  // A field that was sent is not one that was forgotten.
  await expect(his.getByText('Vul een antwoord in van 1 tot 1000 tekens.')).toHaveCount(0)
  for (const page of [his, hers]) {
    await expect(page.getByRole('log')).toContainText('We zijn in Utrecht, Arnhem en Groningen.')
    await expect(page.getByRole('log')).toContainText('Verzonden')
  }
  await hers.getByLabel(/^Antwoord aan/).fill('In maart komen we ook in Assen.')
  await press(hers, 'Verstuur antwoord').click()
  await expect(his.getByRole('log')).toContainText('In maart komen we ook in Assen.')
  const { asked: sent } = await (await his.request.get('/dev/meta/control')).json()
  expect(sent.map(({ body }: { body: { message: { text: string } } }) => body.message.text)).toEqual([
    'We zijn in Utrecht, Arnhem en Groningen.',
    'In maart komen we ook in Assen.',
  ])
  expect(await faultsInEachLight(his)).toEqual([])
  expect(await accessibilityFaults(hers)).toEqual([])
  expect(await sticksOut(hers)).toEqual([])
})

test('IN-EXT-09 IN-EXT-20 IN-EXT-22 IN-EXT-24 IN-EXT-33 IN-EXT-60 IN-EXT-64 a conversation sleeps, is archived, read there, and comes back with a new message', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  const { page } = jasper
  const mail = await formSource(jasper, 'Algemene mail')
  const said = { thread: 'zaal', name: 'Buurthuis Linde', handle: 'info@linde.example' }
  const media = ['https://elders.example/plattegrond.pdf']
  expect(await delivers(jasper, mail, { ...said, text: 'De zaal is <b>open</b>.', media })).toBe(200)
  const far: string[] = []
  page.on('request', (request) => request.url().includes('elders.example') && far.push(request.url()))
  await page.goto(section)
  await page.getByLabel('Zoek in gesprekken').fill('zaal is')
  await expect(page).toHaveURL(/zoek=/)
  await talkOf(page, 'Buurthuis Linde').click()
  const open = thread(page, 'Buurthuis Linde')
  await expect(open).toContainText('De zaal is <b>open</b>.')
  const link = open.getByRole('link', { name: /plattegrond\.pdf/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(open).toContainText('Deze bron heeft geen adres voor antwoorden.')

  await press(page, 'Sluimeren tot').click()
  const sleep = page.getByRole('dialog', { name: 'Sluimeren tot' })
  await sleep.getByLabel('Datum en tijd').fill('2020-01-01T09:00')
  await sleep.getByRole('button', { name: 'Laten sluimeren' }).click()
  await expect(sleep.getByText('Kies een moment dat nog komt.')).toBeVisible()
  await sleep.getByRole('button', { name: 'Over een week' }).click()
  await expect(open.getByText(/^Sluimert tot /)).toBeVisible()
  await expect(talkOf(page, 'Buurthuis Linde')).toContainText('Sluimert tot')
  await press(page, 'Sluimert').click()
  await expect(page).toHaveURL(/toon=gesluimerd/)
  await expect(talkOf(page, 'Buurthuis Linde')).toBeVisible()
  await press(page, 'Actief').click()

  await press(page, 'Archiveren').click()
  await expect(told(page, 'Gesprek gearchiveerd')).toBeVisible()
  await expect(talkOf(page, 'Buurthuis Linde')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Gearchiveerd tonen' }).click()
  await talkOf(page, 'Buurthuis Linde').click()
  await expect(open).toContainText('Dit gesprek is gearchiveerd. Een nieuw bericht haalt het terug.')
  await expect(press(page, 'Archiveren')).toHaveCount(0)
  await page.reload()
  await expect(open).toContainText('Dit gesprek is gearchiveerd.')
  await delivers(jasper, mail, { ...said, text: 'Nog een vraag.' })
  await expect(open).toContainText('Nog een vraag.')
  await expect(press(page, 'Archiveren')).toBeVisible()
  await expect(talkOf(page, 'Buurthuis Linde')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Gearchiveerd tonen' }).click()
  await expect(talkOf(page, 'Buurthuis Linde')).toBeVisible()
  expect(far).toEqual([])
})

test('IN-CARD-22 IN-REPLY-18 IN-EXT-12 IN-EXT-21 IN-EXT-67 from the inbox a message from outside is answered, and one that fails can be tried again in its conversation', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  const { page } = jasper
  const mail = await formSource(jasper, 'Post', 'https://nergens.invalid/antwoord')
  await page.goto('/inbox')
  await expect(page.getByRole('link', { name: 'Externe berichten' })).toBeVisible()
  await delivers(jasper, mail, {
    thread: 'kim',
    name: 'Lotte W.',
    handle: 'kim@elders.example',
    text: 'Is er nog plek?',
  })
  const card = page.getByRole('article').filter({ hasText: 'Is er nog plek?' })
  await expect(card).toContainText('E-mail: kim@elders.example')
  await expect(card.getByRole('link')).toHaveCount(0)
  await expect(card.getByRole('button', { name: /Reageer/ })).toHaveCount(0)
  await card.getByRole('button', { name: 'Beantwoord', exact: true }).click()
  const field = card.getByLabel(/^Antwoord aan/)
  await expect(field).toBeFocused()
  await card.getByRole('button', { name: 'Verstuur antwoord' }).click()
  await expect(card.getByText('Vul een antwoord in van 1 tot 1000 tekens.')).toBeVisible()
  await field.fill('Ja, er is nog plek.')
  await card.getByRole('button', { name: 'Verstuur antwoord' }).click()
  await expect(told(page, 'Kon antwoord niet verzenden.')).toBeVisible()
  await expect(field).toHaveCount(0)
  await expect(card.getByText('Ongelezen', { exact: true })).toHaveCount(1)
  expect(await accessibilityFaults(page)).toEqual([])

  await card.getByRole('button', { name: 'Ga naar chat' }).click()
  await expect(page).toHaveURL(/externe-berichten\?gesprek=/)
  const open = thread(page, 'Lotte W.')
  await expect(open).toContainText('Mislukt')
  await page.getByRole('button', { name: 'Opnieuw proberen: Ja, er is nog plek.' }).click()
  await expect(told(page, 'Kon antwoord niet verzenden.')).toBeVisible()
  await expect(open).toContainText('Ja, er is nog plek.')
})

test('IN-EXT-35 IN-EXT-36 what is kept of somebody without an account is shown and erased', async ({ person }) => {
  const jasper = await person('Jasper', admin)
  const { page } = jasper
  const mail = await formSource(jasper, 'Brieven')
  const said = { thread: 'weg', name: 'Samira T.', handle: 'sam@elders.example', text: 'Wis dit later.' }
  await delivers(jasper, mail, said)
  await page.goto(section)
  await talkOf(page, 'Samira T.').click()
  await press(page, 'Gegevens van iemand').click()
  const kept = page.getByRole('dialog', { name: 'Gegevens van iemand zonder account' })
  await kept.getByLabel('Kanaal').selectOption('email')
  await kept.getByLabel(/^Account/).fill('SAM@elders.example')
  await kept.getByRole('button', { name: 'Tonen' }).click()
  await expect(kept).toContainText('1 gesprek, 1 bericht')
  await expect(kept).toContainText('Wis dit later.')
  expect(await accessibilityFaults(page)).toEqual([])
  await kept.getByRole('button', { name: 'Alles wissen' }).click()
  const asks = page.getByRole('alertdialog')
  await expect(asks).toContainText('Alles van SAM@elders.example verdwijnt')
  await asks.getByRole('button', { name: 'Alles wissen' }).click()
  await expect(told(page, 'Gegevens gewist')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Dit gesprek is er niet meer')).toBeVisible()
  await expect(talkOf(page, 'Samira T.')).toHaveCount(0)
})

test('IN-EXT-36 IN-EXT-91 IN-EXT-92 IN-EXT-93 IN-EXT-95 two admins write in one conversation; what comes meanwhile is told, and erasing leaves nothing of it in either browser', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  await secondAdmin(jasper)
  const docent = await person('Docent', { as: 'docent@bewezen.example', width: 390 })
  const [his, hers] = [jasper.page, docent.page]
  const mail = await formSource(jasper, 'Vogelpost', 'https://nergens.invalid/antwoord')
  const said = { thread: 'vogel', name: 'Vera Vogel', handle: 'vogel@elders.example' }
  const last = randomUUID()
  for (let line = 1; line <= 12; line++)
    await delivers(jasper, mail, {
      ...said,
      text: `Regel ${line}. ${'Een lang verhaal. '.repeat(12)}`,
      id: `${last}${line}`,
    })
  await delivers(jasper, mail, { thread: 'boom', name: 'Bart Boom', handle: 'boom@elders.example', text: 'Hallo.' })
  await Promise.all([his.goto(section), hers.goto(section)])

  await talkOf(his, 'Vera Vogel').click()
  const answer = (page: Page) => page.getByLabel(/^Antwoord aan/)
  await answer(his).fill('Beste Vera')
  await thread(his, 'Vera Vogel')
    .locator('input[type=file]')
    .setInputFiles({ name: 'kaart.png', mimeType: 'image/png', buffer: await his.screenshot() })
  const pictures = his.getByRole('list', { name: 'Afbeeldingen bij je antwoord' })
  await expect(pictures.getByRole('img')).toHaveCount(1)
  await talkOf(his, 'Bart Boom').click()
  await expect(thread(his, 'Bart Boom')).toBeVisible()
  await expect(pictures).toHaveCount(0)
  await talkOf(his, 'Vera Vogel').click()
  await expect(answer(his)).toHaveValue('Beste Vera')
  await expect(pictures.getByRole('img')).toHaveCount(1)

  await talkOf(hers, 'Vera Vogel').click()
  await answer(hers).fill('Dag Vera')
  const log = hers.getByRole('log')
  await expect(log).toContainText('Regel 12.')
  await expect(press(hers, 'Naar het nieuwste bericht')).toHaveCount(0)
  await log.evaluate((box) => box.scrollTo(0, 0))
  await expect(press(hers, 'Naar het nieuwste bericht')).toBeVisible()
  await delivers(jasper, mail, { ...said, text: 'En dit kwam erbij.' })
  const below = press(hers, 'Nieuw bericht')
  await expect(below).toBeVisible()
  expect(await log.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  expect(await accessibilityFaults(hers)).toEqual([])
  await below.click()
  await expect(below).toHaveCount(0)
  await expect(log.getByText('En dit kwam erbij.')).toBeInViewport()
  // On a telephone the way to archive stands beside the name.
  const middleOf = async (box: ReturnType<Page['getByRole']>) => {
    const { y, height } = (await box.boundingBox()) ?? { y: 0, height: 0 }
    return y + height / 2
  }
  const name = await middleOf(hers.getByRole('heading', { name: 'Vera Vogel' }))
  expect(Math.abs((await middleOf(press(hers, 'Archiveren'))) - name)).toBeLessThan(24)
  expect(await sticksOut(hers)).toEqual([])

  await press(hers, 'Vaste antwoorden').click()
  await hers.getByRole('menuitem', { name: 'Vaste antwoorden beheren' }).click()
  await press(hers, 'Vast antwoord toevoegen').click()
  const canned = hers.getByRole('dialog', { name: 'Vast antwoord toevoegen' })
  await canned.getByLabel('Titel').fill('Groet')
  await canned.getByLabel('Antwoord').fill('Dank je wel voor je bericht.')

  await press(his, 'Gegevens van iemand').click()
  const kept = his.getByRole('dialog', { name: 'Gegevens van iemand zonder account' })
  await kept.getByLabel('Kanaal').selectOption('email')
  await kept.getByLabel(/^Account/).fill('vogel@elders.example')
  await kept.getByRole('button', { name: 'Tonen' }).click()
  await kept.getByRole('button', { name: 'Alles wissen' }).click()
  await his.getByRole('alertdialog').getByRole('button', { name: 'Alles wissen' }).click()
  await expect(told(his, 'Gegevens gewist')).toBeVisible()

  const leftOf = (page: Page) => page.evaluate(() => Object.entries(localStorage).filter((it) => /Vera/.test(`${it}`)))
  for (const page of [his, hers]) await expect.poll(() => leftOf(page)).toEqual([])
  await expect(hers.getByText('Dit gesprek is er niet meer')).toBeAttached()
  await expect(canned.getByLabel('Titel')).toHaveValue('Groet')
  await canned.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(hers, 'Vast antwoord opgeslagen')).toBeVisible()

  expect(await delivers(jasper, mail, { ...said, text: 'Regel 12.', id: `${last}12` })).toBe(200)
  await his.keyboard.press('Escape')
  await expect(talkOf(his, 'Vera Vogel')).toHaveCount(0)
  await delivers(jasper, mail, { ...said, text: 'Ik ben er weer.' })
  await talkOf(his, 'Vera Vogel').click()
  await expect(his.getByRole('log').getByRole('listitem')).toHaveCount(1)
  await expect(answer(his)).toHaveValue('')
})

test('IN-EXT-94 ADM-PANEL-22 two admins change one source: what the other saved stands there, and both ways on work', async ({
  person,
}) => {
  const jasper = await person('Jasper', admin)
  await secondAdmin(jasper)
  const docent = await person('Docent', { as: 'docent@bewezen.example', width: 390 })
  const { name } = await formSource(jasper, 'Gedeelde bron')
  const open = async ({ page }: Person, now: string) => {
    await page.goto(`${section}?deel=bronnen`)
    await press(page, `Bewerk ${now}`).click()
    return page.getByRole('dialog', { name: 'Bron bewerken' })
  }
  const save = (form: ReturnType<Page['getByRole']>) => form.getByRole('button', { name: 'Opslaan' }).click()
  const hers = await open(docent, name)
  const his = await open(jasper, name)
  await his.getByLabel('Naam').fill('Bron van Jasper')
  await his.getByLabel('Actief').uncheck()
  await save(his)
  await expect(told(jasper.page, 'Bron bijgewerkt')).toBeVisible()
  await hers.getByRole('textbox', { name: /^Account/ }).fill('@docent')
  await save(hers)
  const strip = hers.getByRole('alert')
  await expect(strip).toContainText('Naam: Bron van Jasper (was Gedeelde bron)')
  await expect(strip).toContainText('Actief: nee (was ja)')
  expect(await faultsInEachLight(docent.page)).toEqual([])
  expect(await sticksOut(docent.page)).toEqual([])
  await strip.getByRole('button', { name: 'Verder met wat ik typte' }).click()
  await expect(hers.getByLabel('Naam')).toHaveValue('Bron van Jasper')
  await expect(hers.getByRole('textbox', { name: /^Account/ })).toHaveValue('@docent')
  await save(hers)
  await expect(told(docent.page, 'Bron bijgewerkt')).toBeVisible()
  await expect(rowOf(jasper.page, 'Bron van Jasper')).toContainText('@docent')

  const again = await open(docent, 'Bron van Jasper')
  await press(jasper.page, 'Verwijder Bron van Jasper').click()
  await jasper.page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).last().click()
  await expect(told(jasper.page, 'Bron verwijderd')).toBeVisible()
  await again.getByLabel('Naam').fill('Toch weer')
  await save(again)
  await again.getByRole('alert').getByRole('button', { name: 'Opnieuw toevoegen' }).click()
  await docent.page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await expect(told(docent.page, 'Bron toegevoegd')).toBeVisible()
  await expect(docent.page.locator('[data-secret]')).toBeVisible()
})

test('IN-EXT-11 IN-EXT-68 somebody who is no admin meets nothing of it and loads none of its code', async ({
  person,
}) => {
  const { page } = await person('Lid', { as: 'plus@bewezen.example' })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible()
  await expect(page.getByRole('tab', { name: /Ongelezen/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Externe berichten' })).toHaveCount(0)
  await page.goto(`${section}?deel=bronnen`)
  await expect(page.getByText('Geen toegang').first()).toBeVisible()
  await expect(page.getByText('Bronnen')).toHaveCount(0)
  // One file of some hundred bytes only names where the code is.
  expect(loaded.filter((url) => /\/(External|Answer|Source|Kept|Snooze|Canned)[A-Z]/i.test(url))).toEqual([])
  expect(loaded.filter((url) => url.includes('/api/external/'))).toEqual([])
  for (const read of ['sources', 'threads?view=active', 'assignees'])
    expect((await page.request.get(`/api/external/${read}`)).status()).toBe(403)
})
