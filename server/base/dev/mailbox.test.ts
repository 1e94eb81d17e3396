import { newId } from '@bewezen/domain/base/ids.ts'
import { expect, test } from 'vitest'
import { localMails } from '../mail/tables.ts'
import { openWorld } from '../testing/world.ts'

const world = await openWorld()

async function arrives(to: string, subject: string, html = '<html><head></head><body>Hallo</body></html>') {
  const id = newId()
  const mail = { id, messageId: `<${id}@localhost>`, to, subject, html, text: 'Lees https://kwaad.example/ en <b>' }
  await world.house.database.db.insert(localMails).values({ ...mail, sentAt: new Date(Date.now() + ++arrived) })
  return id
}
let arrived = 0
const page = async (url: string) => (await world.app.inject({ url })).body
const order = (html: string, ...texts: string[]) => texts.map((text) => html.indexOf(text))

test('the mailbox lists the newest mail first and opens it', async () => {
  await arrives('noor@voorbeeld.nl', 'Eerste mail')
  const id = await arrives('noor@voorbeeld.nl', 'Tweede mail')

  const html = await page('/dev/mail')

  const [second = -1, first = -1] = order(html, 'Tweede mail', 'Eerste mail')
  expect(second).toBeGreaterThan(0)
  expect(first).toBeGreaterThan(second)
  expect(html).toContain(`<iframe src="/dev/mail/${id}"`)
})

test('a search finds the addresses that contain it, whatever the case, and takes every sign literally', async () => {
  await arrives('sem_1@voorbeeld.nl', 'Voor Sem')
  await arrives('semx1@voorbeeld.nl', 'Voor een ander')

  const found = await page('/dev/mail?to=SEM_1')
  expect(found).toContain('Voor Sem')
  expect(found).not.toContain('Voor een ander')
  expect(await page('/dev/mail?to=%25')).toContain('Geen mail aan ‘%’')
})

test('what a mail or an address says is shown as text, and never becomes part of the page', async () => {
  const id = await arrives('"><script>x@voorbeeld.nl', '<img src=x onerror=alert(1)>')

  const html = await page(`/dev/mail?mail=${id}&as=tekst&to=${encodeURIComponent('"><script>')}`)

  expect(html).not.toContain('<script')
  expect(html).not.toContain('<img')
  expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;')
  // Only addresses of the site itself can be followed from a plain text.
  expect(html).not.toContain('href="https://kwaad.example')
})

test('a mail is served by itself: its styles work, its scripts do not, and its links open on top', async () => {
  const letter = '<html><head lang="nl"><style>a{}</style></head><a href="/auth" target="_blank">Inloggen</a></html>'
  const id = await arrives('noor@voorbeeld.nl', 'Met stijl', letter)

  const answer = await world.app.inject({ url: `/dev/mail/${id}` })

  expect(answer.body).toContain('<head lang="nl"><base target="_top"><style>')
  expect(answer.body).toContain('<a href="/auth" target="_top">')
  expect(answer.headers['x-frame-options']).toBe('SAMEORIGIN')
  const policy = String(answer.headers['content-security-policy'])
  expect(policy).toContain("style-src 'unsafe-inline'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).toMatch(/sandbox (?!.*allow-scripts)/)
  expect(policy).not.toContain('script-src')
})

test('a mail that does not exist is not found, whatever its id', async () => {
  for (const id of [newId(), 'x', '%27', '00000000-0000-0000-0000-00000000000g'])
    expect((await world.app.inject({ url: `/dev/mail/${id}` })).statusCode).toBe(404)
})
