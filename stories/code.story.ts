import { signInWords } from '@bewezen/domain/account/words.ts'
import { expect, test } from './world.ts'

test('SH-ERR-34 the code of a public page comes after what is seen of it, and what was typed before is kept', async ({
  person,
}) => {
  const { page } = await person('Vera')
  // Typed the moment a page stands, before any code of it.
  await page.goto('/auth', { waitUntil: 'commit' })
  const field = page.getByLabel(signInWords.email).first()
  await field.fill('vera@bewezen.example')
  const { painted, scripts } = await page.evaluate(async () => {
    const ofType = (type: string) => performance.getEntriesByType(type)
    const named = () => ofType('resource').filter((one) => new URL(one.name).pathname.endsWith('.js'))
    while (named().length === 0) await new Promise(requestAnimationFrame)
    return { painted: ofType('paint')[0]?.startTime ?? Number.NaN, scripts: named().map((one) => one.startTime) }
  })
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
  await expect(field).toHaveValue('vera@bewezen.example')
})

test('SH-ERR-34 a page that comes slowly to somebody who has its files already stays whole, and works', async ({
  person,
}) => {
  const { page } = await person('Vera')
  const line = await page.context().newCDPSession(page)
  for (const path of ['/', '/events', '/blogs']) {
    await page.goto(path)
    const length = () => page.evaluate(() => document.querySelector('main')?.textContent.length ?? 0)
    const whole = await length()
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 100,
      downloadThroughput: 100_000,
      uploadThroughput: 100_000,
    })
    await page.goto(path)
    expect(await length(), path).toBeGreaterThan(whole * 0.9)
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  }
})
