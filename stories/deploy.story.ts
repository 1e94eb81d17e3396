import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropLike, serverAddress } from '../server/base/testing/databases.ts'
import { onServer } from '../server/base/testing/template.ts'
import { freePort } from '../tools/base/freePort.ts'
import type { RunningSite } from './site.ts'
import { test as base, expect } from './world.ts'

type Two = RunningSite & { replace(): Promise<void> }

/** Two processes behind the balancer of `npm run start:two`, on a database of their own. */
async function startTwo(server: string): Promise<Two> {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-two-'))
  const name = `bewezen_stories_two_${randomBytes(4).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const [port, database] = [await freePort(), new URL(server)]
  database.pathname = `/${name}`
  const url = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: folder,
    DATABASE_URL: database.href,
    DEMO_COMMUNITY: 'small',
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
  }
  const two = spawn(process.execPath, [join(import.meta.dirname, '../tools/two.ts')], {
    env: { PATH: process.env.PATH ?? '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lostWithUs = () => two.kill('SIGKILL')
  process.once('exit', lostWithUs)
  let text = ''
  let heard = () => {}
  for (const stream of [two.stdout, two.stderr])
    stream.on('data', (more: Buffer) => {
      text += more
      heard()
    })
  const ended = once(two, 'exit').then(() => {
    process.off('exit', lostWithUs)
    heard()
  })
  /** Answers once it has said this; throws with what it said when it ends before. */
  const says = (words: string) =>
    new Promise<void>((said, failed) => {
      heard = () => {
        if (text.includes(words)) said()
        else if (two.exitCode !== null || text.includes('not replaced'))
          failed(new Error(`It ended without '${words}':\n${text}`))
      }
      heard()
    })
  await says('two processes are ready')
  let people = 0
  return {
    url,
    newAddress: () => `10.88.0.${++people}`,
    log: () => text,
    async replace() {
      const replaced = says('both processes are replaced')
      two.kill('SIGHUP')
      await replaced
    },
    async stop() {
      two.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
      await dropLike(server, name)
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
