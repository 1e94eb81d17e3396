import { uploadWords } from '@bewezen/domain/base/uploadWords.ts'
import type { ElementHandle, Locator, Page } from '@playwright/test'
import { expect, test } from './world.ts'

test.use({ lessMotion: false })

const dialogs = (page: Page) => page.getByRole('dialog')

/** How all toasts, once they have come to rest, stand to the button that is pressed next. */
async function toastsBeside(toast: Locator, button: ElementHandle<Element> | null) {
  if (!button) throw new Error('There is no such button.')
  await expect(toast).toBeVisible()
  // In one go, since toasts go by themselves.
  return toast.evaluate(async (told, button) => {
    const cards = [...(told.closest('[data-sonner-toaster]')?.querySelectorAll('[data-sonner-toast]') ?? [])]
    const moving = cards.flatMap((card) => card.getAnimations({ subtree: true }))
    // One of a toast that leaves meanwhile is broken off.
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const under = button.getBoundingClientRect()
    const isOver = (over: DOMRect) =>
      over.bottom > under.top && over.top < under.bottom && over.right > under.left && over.left < under.right
    const isSeen = ({ top, bottom, width }: DOMRect) => width > 0 && top >= 0 && bottom <= innerHeight
    const boxes = cards.map((card) => card.getBoundingClientRect())
    const pressed = document.elementFromPoint(under.x + under.width / 2, under.y + under.height / 2)
    return {
      isSeen: boxes.some(isSeen),
      over: boxes.filter(isOver).length,
      isPressed: isSeen(under) && button.contains(pressed),
    }
  }, button)
}

const apart = { isSeen: true, over: 0, isPressed: true }

// A low window, as of a laptop: what stands in the middle of a high one is at its end.
for (const [width, height] of [
  [1440, 560],
  [390, 844],
] as const) {
  test(`SH-UI-17 at ${width} pixels no toast lies over 'Verstuur' of the composer`, async ({ person }) => {
    const { page } = await person('Sanne', { as: 'lid@bewezen.example', width })
    await page.setViewportSize({ width, height })
    await page.goto('/community/universiteit/welkom')
    const send = page.getByRole('button', { name: 'Verstuur', exact: true })
    await page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Zonder afbeelding dan maar')
    const button = await send.elementHandle()
    const { FILE_TOO_LARGE } = uploadWords['message-image']
    const picks = (mimeType: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name: 'lijst', mimeType, buffer })
    await picks('text/plain', Buffer.from('geen afbeelding'))
    await picks('image/png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5 * 1024 * 1024)]))
    // On a slow machine the first of them may have gone by then.
    expect(await toastsBeside(page.getByText(FILE_TOO_LARGE.title), button)).toEqual(apart)
    await send.click()
    await expect(page.getByRole('log')).toContainText('Zonder afbeelding dan maar')
  })

  test(`SH-UI-17 at ${width} pixels no toast lies over 'Opslaan' of a dialog`, async ({ person }) => {
    const { page } = await person('Jasper', { as: 'admin@bewezen.example', width })
    await page.setViewportSize({ width, height })
    await page.goto('/admin/awards')
    await page.getByRole('button', { name: 'Award maken' }).click()
    await page.getByLabel('Naam').fill(`Vroege vogel ${width}`)
    const save = dialogs(page).getByRole('button', { name: 'Opslaan' })
    const button = await save.elementHandle()
    await page.route('**/api/profile/makeAward', (route) =>
      route.fulfill({ status: 403, body: '{"code":"FORBIDDEN"}' }),
    )
    await save.click()
    expect(await toastsBeside(page.getByText('Opslaan mislukt'), button)).toEqual(apart)
    // What was typed is still there.
    await expect(page.getByLabel('Naam')).toHaveValue(`Vroege vogel ${width}`)
    const sentAgain = page.waitForRequest('**/api/profile/makeAward')
    await save.click()
    await sentAgain
  })
}

/** Where the bottom bar begins with the sun over its current tab, and the last thing that is written or typed in on the page. */
const atTheEnd = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('nav')].find((nav) => nav.getAttribute('aria-label') === 'Snelmenu')
    const tab = bar?.querySelector('[aria-current=page]')
    if (!bar || !tab) return null
    const sun = getComputedStyle(tab, '::before')
    const sunTop = tab.getBoundingClientRect().top + tab.clientTop + Number.parseFloat(sun.top)
    const barTop = bar.getBoundingClientRect().top
    const ends = [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element.childElementCount === 0 && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1)
      .map(({ bottom }) => bottom)
    return {
      hasSun: sun.content !== 'none' && Number.parseFloat(sun.height) > 0,
      isSunInBar: sunTop >= barTop,
      isLastClear: ends.length > 0 && Math.max(...ends) <= Math.min(sunTop, barTop),
    }
  })

test('SH-UI-14 on a phone the bottom bar and its sun cover nothing: the end of every page can be scrolled clear of them', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 390 })
  for (const [path, seen] of [
    ['/events', page.getByRole('contentinfo')],
    ['/inbox', page.getByRole('article').first()],
    ['/community/universiteit/welkom', page.getByRole('textbox', { name: /^Schrijf in/ })],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Snelmenu' })).toBeVisible()
    await expect(seen).toBeVisible()
    // What comes late makes the page longer.
    await expect(async () => {
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      expect(await atTheEnd(page)).toEqual({ hasSun: true, isSunInBar: true, isLastClear: true })
    }, path).toPass({ timeout: 15_000 })
  }
})

type Turn = { panel: string; path: string; from: [number, number]; opens: (page: Page) => Promise<void> }
const openMenu = async (page: Page) => page.getByRole('button', { name: /^Meer(,|$)/ }).click()

for (const { panel, path, from, opens } of [
  {
    panel: 'the list of the bell',
    path: '/events',
    from: [1100, 800],
    opens: (page) => page.getByRole('button', { name: /^Meldingen/ }).click(),
  },
  { panel: 'the menu', path: '/events', from: [800, 1100], opens: openMenu },
  {
    panel: 'the filters of the inbox',
    path: '/inbox',
    from: [800, 1100],
    opens: (page) => page.getByRole('button', { name: 'Filters en sorteren' }).click(),
  },
  {
    panel: 'the channels',
    path: '/community/universiteit/welkom',
    from: [800, 1100],
    opens: async (page) => {
      await openMenu(page)
      await dialogs(page).getByRole('button', { name: 'Channels' }).click()
      await expect(dialogs(page).getByRole('link', { name: 'Welkom' })).toBeVisible()
    },
  },
] satisfies Turn[])
  test(`SH-UI-18 a tablet that is turned closes ${panel}, and nothing opens in its place or when it is turned back`, async ({
    person,
  }) => {
    const { page } = await person('Sanne', { as: 'lid@bewezen.example' })
    const [width, height] = from
    const turn = async (width: number, height: number) => {
      await page.setViewportSize({ width, height })
      // Two frames: what the new width draws, and what that opens.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }
    await turn(width, height)
    await page.goto(path)
    await opens(page)
    await expect(dialogs(page)).toHaveCount(1)
    await turn(height, width)
    await expect(dialogs(page)).toHaveCount(0)
    await turn(width, height)
    await expect(dialogs(page)).toHaveCount(0)
    // It opens as before: turning has left nothing half open.
    await opens(page)
    await expect(dialogs(page)).toHaveCount(1)
  })

test('SH-UI-06 under red light the word of a badge keeps its contrast, and its edge sets it off from what it stands on', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', kept: { 'red-light-filter': 'on' } })
  await page.goto('/products')
  const badge = page.getByText('-8%', { exact: true }).first()
  await expect(badge).toBeVisible()
  const contrasts = await badge.evaluate((element) => {
    const brush = document.createElement('canvas').getContext('2d')
    const lightOf = (color: string) => {
      if (!brush) return 0
      brush.fillStyle = color
      brush.fillRect(0, 0, 1, 1)
      const weights = [0.2126, 0.7152, 0.0722]
      return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3).reduce((sum, value, at) => {
        const part = value / 255
        return sum + (weights[at] ?? 0) * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      }, 0)
    }
    const between = (one: string, other: string) => {
      const [low = 0, high = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    const card = element.closest('article')
    const [look, under] = [getComputedStyle(element), getComputedStyle(card ?? document.body)]
    return {
      word: between(look.color, look.backgroundColor),
      edge: look.borderTopWidth === '1px' ? between(look.borderTopColor, under.backgroundColor) : 1,
    }
  })
  // The brightest red on black is 5.25.
  expect(contrasts.word).toBeGreaterThan(5.1)
  expect(contrasts.edge).toBeGreaterThan(3)
})

test('with letters of twice the size a conversation shows messages above the field, and nothing stands beside the window', async ({
  person,
}) => {
  const { page } = await person('Sanne', { as: 'lid@bewezen.example', width: 720 })
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/community/adem/avond')
  const field = page.getByRole('textbox', { name: /^Schrijf in/ })
  await expect(field).toBeVisible()
  const form = page.locator('form', { has: field })
  await expect(form.getByRole('button', { name: 'Verstuur' })).toBeInViewport({ ratio: 1 })
  const box = await form.boundingBox()
  expect(box?.height).toBeLessThan(90)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720)
})

test('MKT-MORE-37 pictures in a text and of messages are no brighter than the page: dimmed in dark, and by half in red light', async ({
  person,
}) => {
  for (const [kept, brightness] of [
    [{}, 'none'],
    [{ theme: 'dark' }, 'brightness(0.85)'],
    [{ theme: 'dark', 'red-light-filter': 'on' }, 'brightness(0.5)'],
  ] as const) {
    const { page } = await person(`Sanne ${brightness}`, { as: 'lid@bewezen.example', kept })
    await page.goto('/privacy')
    const text = page.locator('.rich-text').first()
    // Measured where it is put in: a text that is drawn again drops what it does not know.
    const filterOfPicture = (element: HTMLElement) => {
      const picture = element.appendChild(document.createElement('img'))
      const { filter } = getComputedStyle(picture)
      picture.remove()
      return filter
    }
    await expect.poll(() => text.evaluate(filterOfPicture)).toBe(brightness)
    await page.goto('/community/adem/avond')
    const sent = page.getByRole('button', { name: /^Afbeelding van Sanne/ }).locator('img')
    if (brightness === 'none') {
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 100 } })
      await page.locator('input[type=file]').setInputFiles({ name: 'nu.png', mimeType: 'image/png', buffer: picture })
      await expect(page.getByRole('img', { name: /Gekozen afbeelding/ })).toBeVisible()
      await page.getByRole('textbox', { name: /^Schrijf in/ }).fill('Zo ziet het er nu uit')
      await page.getByRole('button', { name: 'Verstuur' }).click()
    }
    await expect(sent).toHaveCSS('filter', brightness)
  }
})
