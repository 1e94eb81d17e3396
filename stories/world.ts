import { test as base, expect, type Page } from '@playwright/test'
import { type Mailbox, mailboxOf } from './mailbox.ts'
import { type FilledSite, type RunningSite, startFilled } from './site.ts'

/** Somebody at their own computer: a browser of their own, behind a network address of their own. */
export type Person = { name: string; page: Page; address: string }

type Wish = {
  /** Signs this account in before the story begins; the demo accounts all have the same password. */
  as?: string
  password?: string
  /** What this browser kept from earlier visits, such as `{ theme: 'dark' }`. */
  kept?: Record<string, string>
  /** Lets the browser keep pages for reading offline. Otherwise it does not: requests of a service worker cannot be stood in for. */
  offline?: boolean
  /** The width of the window: 390 is a phone, default 1440. */
  width?: number
  /** The time zone of this browser; default the house's. */
  zone?: string
}

type Story = {
  /** A new person: `const noor = await person('Noor')`; each has cookies, storage and network address alone. */
  person: (name: string, wish?: Wish) => Promise<Person>
  /**
   * Whether people prefer less motion, as they do unless a file is about what moves: frames that nobody looks at are a
   * seventh of all work of a run.
   */
  lessMotion: boolean
  /** The local mailbox of the site, into which every mail goes. */
  mailbox: Mailbox
}

const demoPassword = 'Bewezen-2026!'

/**
 * The world of a story: a running site, as it was filled for each file, and people in front of it. A story that leaves
 * things behind takes care that the next one of its file does not trip over them.
 */
export const test = base.extend<Story & { site: RunningSite }, { sites: { of(file: string): Promise<RunningSite> } }>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      let site: FilledSite | null = null
      let file = ''
      await use({
        async of(another) {
          site ??= await startFilled()
          if (file && file !== another) await site.asFilled()
          file = another
          return site
        },
      })
      await (site as FilledSite | null)?.stop()
    },
    { scope: 'worker' },
  ],

  site: async ({ sites }, use, story) => use(await sites.of(story.file)),

  baseURL: async ({ site }, use) => use(site.url),

  mailbox: async ({ site }, use) => use(mailboxOf(site.url)),

  lessMotion: [true, { option: true }],

  person: async ({ browser, site, lessMotion }, use, story) => {
    const faults: string[] = []
    const met: Person[] = []
    await use(async (name, { as, password = demoPassword, kept = {}, width = 1440, offline = false, zone } = {}) => {
      const address = site.newAddress()
      const context = await browser.newContext({
        baseURL: site.url,
        serviceWorkers: offline ? 'allow' : 'block',
        viewport: { width, height: width < 600 ? 844 : 900 },
        reducedMotion: lessMotion ? 'reduce' : 'no-preference',
        extraHTTPHeaders: { 'x-forwarded-for': address },
        ...(zone === undefined ? {} : { timezoneId: zone }),
      })
      if (as) {
        const answer = await context.request.post('/api/auth/sign-in/email', { data: { email: as, password } })
        if (!answer.ok()) throw new Error(`${name} cannot sign in as ${as}: ${answer.status()} ${await answer.text()}`)
      }
      await context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, kept)
      const page = await context.newPage()
      withItsCode(page)
      // A piece of code that does not arrive is refused without a stack.
      page.on('pageerror', (error) => faults.push(`${name}: ${error.stack || `${error.name}: ${error.message}`}`))
      const person = { name, page, address }
      met.push(person)
      return person
    })
    if (story.status !== story.expectedStatus) await story.attach('server.log', { body: site.log() })
    // What stands in for an answer may still be at it when the story is over.
    const open = met.filter(({ page }) => !page.isClosed())
    await Promise.all(open.map(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' })))
    await Promise.all(met.map(({ page }) => page.context().close()))
    expect(faults, 'no page throws').toEqual([])
  },
})

/** A page is there once its code runs, which comes after the first paint (SH-ERR-34); who asks for less gets that. */
function withItsCode(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  const isThere = (waitUntil: string | undefined) =>
    waitUntil ? null : page.locator('meta[name=code]').waitFor({ state: 'detached' })
  page.goto = async (url, options) => {
    const answer = await goto(url, options)
    await isThere(options?.waitUntil)
    return answer
  }
  page.reload = async (options) => {
    const answer = await reload(options)
    await isThere(options?.waitUntil)
    return answer
  }
}

export { expect }
