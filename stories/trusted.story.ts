import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

/** What came of writing text into each place where a browser would run or parse it. */
const attacked = (page: Page) =>
  page.evaluate(() => {
    const text = '<img src="x" onerror="window.ran = true">'
    const places: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = text
      },
      outerHTML: () => {
        document.body.appendChild(document.createElement('div')).outerHTML = text
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', text),
      write: () => document.write(text),
      srcdoc: () => {
        document.createElement('iframe').srcdoc = text
      },
      fragment: () => document.createRange().createContextualFragment(text),
      script: () => {
        document.createElement('script').text = 'window.ran = true'
      },
      source: () => {
        document.createElement('script').src = '/uploads/own.js'
      },
      worker: () => new Worker('/uploads/own.js'),
      handler: () => document.body.setAttribute('onclick', 'window.ran = true'),
      timer: () => window.setTimeout('window.ran = true'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
        ).trustedTypes.createPolicy('another', {}),
    }
    return Object.entries(places).flatMap(([place, write]) => {
      try {
        write()
        return [place]
      } catch {
        return []
      }
    })
  })

test('SEC-ACC-22 on a public page and behind the login the browser refuses text where it would run or parse it', async ({
  person,
}) => {
  const [visitor, member] = [await person('Bezoeker'), await person('Sanne', { as: 'lid@bewezen.example' })]
  for (const [{ page }, path] of [
    [visitor, '/'],
    [visitor, '/events'],
    [member, '/community/universiteit/welkom'],
    [member, '/profile'],
  ] as const) {
    await page.goto(path)
    expect(await attacked(page), path).toEqual([])
    expect(await page.evaluate(() => 'ran' in window), path).toBe(false)
  }
})

test('SEC-ACC-22 forms that judge what is typed by a schema ask for no code from text', async ({ person }) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  const refused: string[] = []
  page.on('console', (message) => /TrustedScript|Trusted Type/i.test(message.text()) && refused.push(message.text()))
  for (const [path, ...presses] of [
    ['/products', 'Bewerken', 'Nieuw Product'],
    ['/livestream', 'New livestream'],
  ] as const) {
    await page.goto(path)
    for (const name of presses) await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('textbox').first(), path).toBeVisible()
    expect(refused, path).toEqual([])
  }
})

test('SEC-ACC-22 pages that make their content from text do so still: the editor, what was stored, the calendar come to by a link', async ({
  person,
}) => {
  const { page } = await person('Jasper', { as: 'admin@bewezen.example' })
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Bewerken' }).click()
  const editor = page.getByRole('dialog').locator('[contenteditable=true]')
  await expect(editor).not.toBeEmpty()
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', '<p>Van <strong>elders</strong> geplakt</p>')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(editor.locator('strong').filter({ hasText: /^elders$/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/community')
  await page.getByRole('link', { name: 'Events', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /maand/i }).first()).toBeVisible()
})
