import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { tellFirstAdmin } from './account/index.ts'
import { openApp } from './app.ts'
import { hearBackups } from './backup/index.ts'
import { hasNone } from './base/database/layDown.ts'
import { FolderInUse } from './base/database/lock.ts'
import { NewerDatabase } from './base/database/newerDatabase.ts'
import { ifFull, NoDatabase } from './base/database/noDatabase.ts'
import { stopServing } from './base/http/draining.ts'
import { keepAssets, type Releases } from './base/http/earlierAssets.ts'
import { builtPages } from './base/programFiles.ts'
import { openRendered } from './base/rendered.ts'
import { BadSettings, readSettings, type Settings } from './base/settings.ts'
import { dropCutOff, markFilling } from './demo/cutOff.ts'
import { drawApart } from './demo/drawApart.ts'
import { fillDemo, hasNobody } from './demo/fill.ts'
import { decisions } from './facts.ts'
import { openHouse } from './open.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * The process of the server: opens the house, serves it, and closes it in order when it is asked to stop. The pages may
 * still be in the making, since the database and the demo community need none; when they fail, everything is closed again.
 */
export async function serve(pages: Promise<void> = Promise.resolve()): Promise<void> {
  await begin(pages).catch((failure: unknown) => {
    // Another connection than the first may be the one that is refused.
    const error = ifFull(failure, process.env.DATABASE_URL ?? '') ?? failure
    // What an operator can mend is said in a sentence; anything else with its trace.
    const plain = [BadSettings, FolderInUse, NoDatabase, NewerDatabase, NoAddress, NoPages].some(
      (kind) => error instanceof kind,
    )
    process.stderr.write(
      `${plain && error instanceof Error ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exit(1)
  })
}

async function begin(pages: Promise<void>): Promise<void> {
  const settings = readSettings(process.env)
  const isDemo = settings.mode === 'demo' || settings.mode === 'development'
  const isEmbeddedDemo = isDemo && !settings.DATABASE_URL
  if (isEmbeddedDemo && (await dropCutOff(settings.DATA_DIR))) say(`  ${progress.cutOff}`)
  // A database on a server is seen to be empty once it is open.
  const drawings = isEmbeddedDemo && hasNone(settings.DATA_DIR) ? drawApart(settings.DEMO_COMMUNITY) : null
  const house = await openHouse({
    settings,
    decisions,
    // Mails are drawn like pages. When these fail, those are left for another start.
    rendered: await openRendered(
      settings.mode,
      pages.catch(() => new Promise(() => {})),
    ),
    onProgress: (what) => say(`  ${progress[what] ?? what}`),
  })
  if (isDemo) {
    say(`  ${progress.demo}`)
    const isWhole = isEmbeddedDemo && (await hasNobody(house)) ? await markFilling(settings.DATA_DIR) : null
    await fillDemo(house, settings.DEMO_COMMUNITY, drawings)
    await isWhole?.()
  }
  await pages.catch(async (error: Error) => {
    await house.close()
    throw new NoPages(error.message)
  })
  const app = await openApp(house, await releasesOf(settings))
  let hearNone = async () => {}
  const noticed = Promise.withResolvers<void>()
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await stopServing(app, house.live, noticed.promise)
    await hearNone()
    await house.close()
    process.exit(0)
  }
  // Before the first answer: whoever saw that the site is ready may stop it at once (OPS-STOP-01).
  process.on('SIGTERM', () => {
    setTimeout(noticed.resolve, settings.DRAIN_SECONDS * 1_000)
    void stop()
  })
  // Somebody at a keyboard waits for no balancer.
  process.on('SIGINT', () => {
    noticed.resolve()
    void stop()
  })

  await listen(app, settings).catch(async (error: unknown) => {
    await house.close()
    throw error
  })
  hearNone = await hearBackups(house)
  say(welcome(settings))
  await tellFirstAdmin(house, say)
}

/** The copies of the browser's files, of this release and those before it; in development Vite serves the sources. */
const releasesOf = async ({ mode, DATA_DIR }: Settings): Promise<Releases | null> =>
  mode === 'development' ? null : keepAssets(builtPages.assets, join(DATA_DIR, 'releases'), new Date())

/** The pages could not be built. */
class NoPages extends Error {
  override name = 'NoPages'
}

/** The port or the address is not to be had. */
class NoAddress extends Error {
  override name = 'NoAddress'
}

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Settings): Promise<void> {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or choose another port with PORT.`,
    EACCES: `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `This machine has no network address ${host}. Choose another with HOST.`,
    ENOTFOUND: `${host} is no network address. Choose another with HOST, such as 127.0.0.1.`,
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
    throw sentence ? new NoAddress(sentence) : error
  }
}

const progress: Record<string, string> = {
  database: 'opening the database',
  demo: 'filling it with the demo community',
  cutOff: 'the start before was cut off while it filled the demo community: beginning anew',
  jobs: 'starting the clockwork',
}

function welcome(settings: Settings): string {
  if (settings.mode === 'production') return `ready at ${settings.SITE_URL}`
  const people = ['admin', 'docent', 'moderator', 'partner', 'lid', 'plus', 'top5', 'gast', 'opgezegd']
  return [
    '',
    `  ${settings.SITE_NAME} is ready at ${settings.SITE_URL}`,
    `  mailbox      ${settings.SITE_URL}/dev/mail`,
    `  gallery      ${settings.SITE_URL}/dev/gallery`,
    `  sign in as   ${people.map((who) => `${who}@bewezen.example`).join(', ')}`,
    '  password     Bewezen-2026!',
    '',
  ].join('\n')
}
