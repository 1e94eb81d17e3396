import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { dropLike, serverAddress } from '../server/base/testing/databases.ts'
import { onServer } from '../server/base/testing/template.ts'
import { type RunningSite, run } from './site.ts'
import { test as base, expect } from './world.ts'

type Two = RunningSite & { replace(): Promise<void> }

/** Two processes behind the balancer of `npm run start:two`, on a database of their own. */
async function startTwo(server: string): Promise<Two> {
  const name = `bewezen_stories_two_${randomBytes(4).toString('hex')}`
  const address = new URL(server)
  address.pathname = `/${name}`
  await onServer(server, `create database ${name}`)
  const drop = () => dropLike(server, name)
  const two = await run(join(import.meta.dirname, '../tools/two.ts'), { DATABASE_URL: address.href }).catch(
    async (error: unknown) => {
      await drop()
      throw error
    },
  )
  const says = (words: string) => expect.poll(two.log, { timeout: 120_000 }).toContain(words)
  await says('two processes are ready')
  return {
    ...two,
    async replace() {
      two.server.kill('SIGHUP')
      await says('both processes are replaced')
    },
    async stop() {
      await two.stop()
      await drop()
    },
  }
}

const test = base.extend<{ site: Two }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  site: async ({}, use) => {
    const server = await serverAddress()
    test.skip(!server, 'Two processes need a PostgreSQL server.')
    const two = await startTwo(server ?? '')
    await use(two)
    await two.stop()
  },
})

test('OPS-TWO-01 OPS-TWO-02 OPS-TWO-03 OPS-STOP-04 both processes are replaced while people read and write: no request fails, and an open page misses nothing', async ({
  site,
  person,
}) => {
  const [sanne, noor] = [
    await person('Sanne', { as: 'lid@bewezen.example' }),
    await person('Noor', { as: 'moderator@bewezen.example' }),
  ]
  await sanne.page.goto('/community/adem/avond')
  await noor.page.goto('/community/adem/avond')
  const composer = noor.page.getByRole('textbox', { name: /^Schrijf in/ })
  await expect(composer).toBeVisible()

  const [failed, answered] = [[] as string[], { count: 0 }]
  let isLoaded = true
  const load = async (path: string) => {
    while (isLoaded) {
      const said = await fetch(site.url + path).then(
        (answer) => answer.text().then(() => answer.status),
        (error: Error) => error.message,
      )
      answered.count++
      if (said !== 200) failed.push(`${path}: ${said}`)
    }
  }
  const visitors = ['/', '/events', '/api/access/settings', '/blogs'].map(load)

  let isReplaced = false
  const replaced = site.replace().then(() => (isReplaced = true))
  let said = 0
  do {
    const text = `Bericht ${++said} tussen twee uitgaven`
    await composer.fill(text)
    await composer.press('Control+Enter')
    await expect(sanne.page.getByRole('log').getByText(text, { exact: true })).toHaveCount(1)
  } while (!isReplaced)
  await replaced
  isLoaded = false
  await Promise.all(visitors)

  expect(failed).toEqual([])
  expect(answered.count).toBeGreaterThan(20)
})
