import { cropWords } from '@bewezen/domain/base/cropWords.ts'
import { publicationWords } from '@bewezen/domain/base/publicationWords.ts'
import { blogEditWords } from '@bewezen/domain/blogs/words.ts'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { faultsInEachLight } from './accessible.ts'
import { expect, test } from './world.ts'

/** A grey square with what draws the eye at its top left, and a small blue square at 70% and 85%, which does not. */
const picture = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1600"><rect width="1600" height="1600" fill="#cfd8dc"/><circle cx="320" cy="320" r="150" fill="#e8591c"/><rect x="1080" y="1320" width="80" height="80" fill="#1030f0"/></svg>',
    ),
  )
    .png()
    .toBuffer()

type Colour = 'blue' | 'orange'
/** How many pixels have a colour, and on which line of the picture the last of them lies. */
async function pixelsOf(image: Buffer, colour: Colour): Promise<{ count: number; bottom: number }> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let [count, bottom] = [0, -1]
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]]
    if (colour === 'blue' ? blue < 180 || red > 100 : red < 180 || blue > 100 || green > 140) continue
    count++
    bottom = Math.floor(at / 3 / info.width)
  }
  return { count, bottom }
}

const keyOf = async (image: Locator) => /-f\d{4}/.exec((await image.getAttribute('src')) ?? '')?.[0] ?? ''
const crops = (page: Page) => page.getByRole('dialog', { name: cropWords.open })
const point = (page: Page) => page.getByRole('slider', { name: cropWords.point })
const chosen = (page: Page) => page.getByRole('group', { name: blogEditWords.cover.legend }).locator('img')
const choose = (page: Page) => page.getByRole('button', { name: cropWords.open })
const cropped = (page: Page) =>
  crops(page)
    .locator('[data-crop] img')
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition))

test('MKT-MORE-32 MKT-MORE-38 MKT-MORE-39 MKT-MORE-40 MKT-MORE-41 a teacher chooses what of a picture stays in sight, and the article follows', async ({
  person,
}) => {
  const { page: teun } = await person('Teun', { as: 'docent@bewezen.example' })
  await teun.goto('/blogs')
  await teun.getByRole('button', { name: blogEditWords.make }).click()
  const form = teun.getByRole('dialog').first()
  await form.getByLabel(blogEditWords.title).fill('Het blauwe vlak')
  await form.getByRole('textbox', { name: blogEditWords.content }).click()
  await teun.keyboard.type('Het staat rechtsonder.')
  await form.getByLabel(publicationWords.status).selectOption('published')
  await expect(choose(teun)).toHaveCount(0)
  await form
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: 'vlak.png', mimeType: 'image/png', buffer: await picture() })
  await form.getByLabel(blogEditWords.cover.alt).fill('Een blauw vlak')
  // What draws the eye is found by itself: the ball.
  expect(await keyOf(chosen(teun))).toMatch(/-f[12]\d[12]\d/)

  // With the keys alone: into the dialog, to the point, to where the square is, and to the button.
  await choose(teun).focus()
  await teun.keyboard.press('Enter')
  await expect(crops(teun)).toBeVisible()
  await expect(point(teun)).toBeFocused()
  for (const key of ['ArrowLeft', 'ArrowUp']) for (let at = 0; at < 10; at++) await teun.keyboard.press(`Shift+${key}`)
  await expect(point(teun)).toHaveAttribute('aria-valuetext', cropWords.at(0, 0))
  for (let at = 0; at < 7; at++) await teun.keyboard.press('Shift+ArrowRight')
  for (let at = 0; at < 8; at++) await teun.keyboard.press('Shift+ArrowDown')
  for (let at = 0; at < 5; at++) await teun.keyboard.press('ArrowDown')
  await expect(point(teun)).toHaveAttribute('aria-valuetext', cropWords.at(70, 85))
  expect(await cropped(teun)).toEqual(['70% 85%', '70% 85%', '70% 85%', '70% 85%'])
  expect(await faultsInEachLight(teun)).toEqual([])
  const save = crops(teun).getByRole('button', { name: cropWords.save })
  await expect(async () => {
    await teun.keyboard.press('Tab')
    await expect(save).toBeFocused({ timeout: 100 })
  }).toPass()
  await teun.keyboard.press('Enter')
  await expect(crops(teun)).toHaveCount(0)
  await expect(chosen(teun)).toHaveAttribute('src', /-f7085\//)
  await form.getByRole('button', { name: blogEditWords.save }).click()
  await expect(teun.getByText(blogEditWords.published, { exact: true })).toBeVisible()

  // The card is cut around the square, and the title of the article does not lie over it.
  const card = async (page: Page) => {
    const { cover } = await (await page.request.get('/api/blogs/read?slug=het-blauwe-vlak')).json()
    return (await page.request.get(cover.card)).body()
  }
  expect((await pixelsOf(await card(teun), 'blue')).count).toBeGreaterThan(1000)
  expect((await pixelsOf(await card(teun), 'orange')).count).toBe(0)
  for (const width of [390, 1440]) {
    const { page } = await person(`Vera ${width}`, { width })
    await page.goto('/blogs/het-blauwe-vlak')
    const head = page.getByRole('img', { name: 'Een blauw vlak' })
    await expect(head).toHaveJSProperty('complete', true)
    const side = (80 / 1600) * width
    const { count, bottom } = await pixelsOf(await page.screenshot(), 'blue')
    const title = page.getByRole('heading', { level: 1 }).locator('xpath=..')
    const { y: covered = 0 } = (await title.boundingBox()) ?? {}
    expect(count, `all of the square at ${width}`).toBeGreaterThan(side * side * 0.8)
    expect(bottom, `above the title at ${width}`).toBeLessThan(covered)
  }

  // On a phone, by a press, of the picture that is stored; and back to what draws the eye.
  const { page: phone } = await person('Teun', { as: 'docent@bewezen.example', width: 390 })
  await phone.goto('/blogs/het-blauwe-vlak')
  await phone.getByRole('button', { name: 'Het blauwe vlak bewerken' }).click()
  await choose(phone).click()
  await expect(point(phone)).toHaveAttribute('aria-valuetext', cropWords.at(70, 85))
  const whole = crops(phone).locator('img').first()
  await expect(whole).toHaveJSProperty('complete', true)
  // A dialog that still comes up moves under the pointer: then once more.
  await expect(async () => {
    await whole.hover()
    const box = await whole.boundingBox()
    await phone.mouse.down()
    await phone.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.305, (box?.y ?? 0) + (box?.height ?? 0) * 0.405)
    await phone.mouse.up()
    await expect(point(phone)).toHaveAttribute('aria-valuetext', cropWords.at(30, 40), { timeout: 1_000 })
  }).toPass()
  expect(await faultsInEachLight(phone)).toEqual([])
  await crops(phone).getByRole('button', { name: 'Annuleren' }).click()
  await expect(chosen(phone)).toHaveAttribute('src', /-f7085\//)
  await choose(phone).click()
  await crops(phone).getByRole('button', { name: cropWords.automatic }).click()
  await expect(chosen(phone)).toHaveAttribute('src', /-f[12]\d[12]\d\//)
  await phone.getByRole('dialog').getByRole('button', { name: blogEditWords.save }).click()
  await expect(phone.getByRole('dialog')).toHaveCount(0)
  await expect(phone.getByRole('img', { name: 'Een blauw vlak' })).toHaveAttribute('src', /-f[12]\d[12]\d\//)
  expect((await pixelsOf(await card(phone), 'orange')).count).toBeGreaterThan(1000)
})
