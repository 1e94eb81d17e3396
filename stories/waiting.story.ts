import type { Page, Route } from '@playwright/test'
import { adminPages, memberPages, movedOn, visitorPages } from './pages.ts'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

test.describe.configure({ mode: 'parallel' })

/**
 * A way to hold back every answer of the API, for a visitor with the code, which is most of what they wait for, and one
 * to let them go; after that each comes at once.
 */
async function gateOf(page: Page, isVisitor: boolean) {
  const held: Route[] = []
  let isShut = false
  await page.route(isVisitor ? /\/api\/|\.js$/ : '**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    // The stream of news never ends.
    if (isShut && route.request().method() === 'GET' && !/^\/api\/live(\/|$)/.test(pathname)) held.push(route)
    else await route.fallback()
  })
  return {
    shut() {
      isShut = true
    },
    async open() {
      isShut = false
      // Whoever left the page asks no more.
      await Promise.all(held.splice(0).map((route) => route.fallback().catch(() => null)))
    },
  }
}

/** What stands for something on its way, as far as it can be seen. */
const shapes = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element, pseudo?: string) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 20 && height > 8 && Number(getComputedStyle(element, pseudo).opacity) > 0.9
    }
    const planes = [...document.querySelectorAll('.waiting')].filter((it) => seen(it, '::after'))
    const bones = [...document.querySelectorAll('.animate-skeleton')].filter((it) => seen(it))
    const says = [...document.querySelectorAll('[role=status]')].map((it) => it.textContent ?? '')
    return { count: planes.length + bones.length, says: says.some((text) => /laden\.\.\.|loading\.\.\./i.test(text)) }
  })

const settled = async (page: Page) => {
  const title = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog').getByRole('heading'))
  await expect(title.first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], .animate-skeleton')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Parts of a page for everybody come one after the other: none is under way, and none has just come. */
const quiet = async (page: Page) => {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let before = -1
  await expect(async () => {
    const now = await files()
    const isQuiet = now === before
    before = now
    expect(isQuiet).toBe(true)
  }).toPass({ intervals: [200] })
}

/** Pages that show nothing of an answer, so that there is nothing to wait for. */
const still = [
  '/auth',
  '/auth?mode=register',
  '/masterclassen',
  '/subscription-success',
  '/subscription-cancel',
  '/admin/bekijk-als',
  '/admin/berichten',
]

/** A page for everybody is loaded with its answers; followed by a link it waits as any other. */
const whole = /^\/(subscription$|events$|blogs|livestream|podcasts|products|shop)/

type Walk = { page: Page; from: string; paths: readonly string[]; isVisitor?: boolean }

/** Opens each path as a page of its own and by a link, with everything held back until its shape stands there; answers what is wrong. */
async function walk({ page, from, paths, isVisitor = false }: Walk): Promise<string[]> {
  const faults: string[] = []
  const gate = await gateOf(page, isVisitor)
  for (const path of paths)
    for (const way of ['loaded', 'by a link'] as const) {
      if (way === 'loaded' && (isVisitor || whole.test(path))) continue
      if (way === 'by a link') {
        await page.goto(from)
        await settled(page)
        await page.evaluate(() => new Promise((quiet) => setTimeout(quiet, 300)))
      }
      gate.shut()
      if (way === 'loaded') await page.goto(path, { waitUntil: 'commit' })
      else await page.evaluate((to) => history.pushState({}, '', to), path)
      const where = `${path} (${way})`
      if (isVisitor || !still.includes(path)) {
        const isShaped = async () => {
          const { count, says } = await shapes(page)
          return count > 0 && says
        }
        const seen = await expect
          .poll(isShaped, { timeout: 20_000, intervals: [50] })
          .toBe(true)
          .then(
            () => '',
            async () => JSON.stringify(await shapes(page)),
          )
        if (seen) faults.push(`${where}: ${seen}`)
      }
      // That the page before it went away is no movement of what comes; a visitor's keeps its bars meanwhile.
      const left = isVisitor ? 0 : (await movedOn(page)).sum
      await gate.open()
      await settled(page).catch((error) => faults.push(`${where}: ${String(error).slice(0, 200)}`))
      if (isVisitor) await quiet(page)
      const { sum, what } = await movedOn(page)
      if (sum - left > 0.02) faults.push(`${where}: moved ${(sum - left).toFixed(3)} ${what.join(', ')}`)
    }
  return faults
}

for (const width of [390, 1440]) {
  test(`SH-ERR-30 SH-ERR-31 SH-ERR-32 every page of a member draws the shape of what comes, and nothing moves when it is there, at ${width} pixels`, {
    tag: '@all-pages',
  }, async ({ person }) => {
    test.setTimeout(600_000)
    const { page: sanne } = await person('Sanne', { as: 'lid@bewezen.example', width })
    const { page: jasper } = await person('Jasper', { as: 'admin@bewezen.example', width })
    expect(await walk({ page: sanne, from: '/masterclassen', paths: memberPages })).toEqual([])
    expect(await walk({ page: jasper, from: '/masterclassen', paths: adminPages })).toEqual([])
  })

  test(`SH-ERR-30 SH-ERR-31 SH-ERR-32 SH-ERR-33 so does every page that a visitor goes to, whose bars stay until it takes their place, at ${width} pixels`, {
    tag: '@all-pages',
  }, async ({ person }) => {
    const { page } = await person('Vera', { width })
    expect(await walk({ page, from: '/cookies', paths: visitorPages, isVisitor: true })).toEqual([])
    // From a page without bars, whose code comes with the next.
    expect(await walk({ page, from: '/auth', paths: ['/', '/contact'], isVisitor: true })).toEqual([])
  })
}
