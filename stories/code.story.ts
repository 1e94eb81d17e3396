import { signInWords } from '@bewezen/domain/account/words.ts'
import { expect, test } from './world.ts'

test('SH-ERR-34 the code of a public page comes after what is seen of it, and what was typed before is kept', async ({
  person,
}) => {
  const { page } = await person('Vera')
  // What is typed the moment a page stands, before any code of it.
  await page.goto('/auth', { waitUntil: 'commit' })
  const field = page.getByLabel(signInWords.email).first()
  await field.fill('vera@bewezen.example')
  const { painted, scripts } = await page.evaluate(async () => {
    const ofType = (type: string) => performance.getEntriesByType(type)
    const named = () => ofType('resource').filter((one) => new URL(one.name).pathname.endsWith('.js'))
    for (; named().length === 0; ) await new Promise(requestAnimationFrame)
    return { painted: ofType('paint')[0]?.startTime ?? Number.NaN, scripts: named().map((one) => one.startTime) }
  })
  expect(Math.min(...scripts)).toBeGreaterThan(painted)
  await expect(field).toHaveValue('vera@bewezen.example')
})
