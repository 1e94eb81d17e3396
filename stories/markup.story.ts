import { runs } from '@bewezen/domain/base/testing/longMode.ts'
import { tripwire } from '@bewezen/server/base/testing/markup.ts'
import type { Page } from '@playwright/test'
import { hearHostile } from './hostile.ts'
import { idle } from './idle.ts'
import { adminPages, memberPages } from './pages.ts'
import { expect, test } from './world.ts'

/** Counts whatever a payload set in motion: what ran, what the browser held back, and what it took for a tag of ours. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.addInitScript((name) => {
    const seen: string[] = []
    Object.assign(window, { seen, [name]: () => seen.push('it ran') })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      seen.push(`${effectiveDirective}: ${sample}`),
    )
  }, tripwire)
  return async () => [
    ...dialogs.splice(0),
    ...(await page.evaluate((name) => {
      const { seen } = window as unknown as { seen: string[] }
      const strange = [...document.querySelectorAll('*')].flatMap((element) => {
        const runs = [...element.attributes].filter(
          (it) =>
            it.value.includes(name) &&
            (/^(on|srcdoc$)/.test(it.name) || /^(javascript|data|vbscript):/i.test(it.value.replace(/[\0-\x20]/g, ''))),
        )
        const isTag = element.localName === 'script' && element.textContent === `${name}()`
        return runs.length > 0 || isTag ? [element.outerHTML.slice(0, 200)] : []
      })
      return [...seen.splice(0), ...strange]
    }, tripwire)),
  ]
}

const most = ['/community', '/community/universiteit/slaap', '/inbox', '/events', '/products', '/profile']
const isLong = runs(0, 1) === 1
// What a visitor sees is drawn on the server, and proven there.
const visits = [
  { who: 'Sanne', as: 'lid@bewezen.example', pages: isLong ? memberPages : most },
  {
    who: 'Beheer',
    as: 'admin@bewezen.example',
    pages: isLong ? adminPages : ['/admin/overzicht', '/admin/gebruikers'],
  },
]

for (const { who, as, pages } of visits)
  test(`SEC-PROOF-04 ${who} opens pages in every text of which stands markup that would run, and nothing runs`, async ({
    person,
  }) => {
    const { page } = await person(who, { as })
    const found = await watch(page)
    const heard = await hearHostile(page, 0)
    for (const path of pages) {
      const before = heard.texts()
      await page.goto(path)
      await expect.poll(heard.texts, path).toBeGreaterThan(before)
      await expect(page.locator('main[aria-busy="true"], .animate-skeleton'), path).toHaveCount(0)
      await idle(page)
      expect(await found(), path).toEqual([])
    }
    process.stdout.write(`${who}: ${pages.length} pages, ${heard.texts()} texts\n`)
  })
