import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { account } from '@bewezen/domain/account/contract.ts'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from '../base/database/lock.ts'
import { openDatabase } from '../base/database/open.ts'
import { postOffice } from '../base/mail/testing/postOffice.ts'
import { emptyDatabase } from '../base/testing/databases.ts'
import { openWorld } from '../base/testing/world.ts'
import { sealedParts } from '../sealedParts.ts'
import { examineSite } from './examineSite.ts'
import { about, statesOf } from './testing/look.ts'
import { siteThatSays } from './testing/site.ts'

const folder = await mkdtemp(join(tmpdir(), 'bewezen-doctor-'))
afterAll(() => rm(folder, { recursive: true }))
const examine = (env: Record<string, string | undefined>, within?: number) =>
  examineSite({ env, envFile: join(folder, '.env'), mailTo: null, built: () => 'fresh', sealedParts, within })

test('OPS-DOCTOR-01 OPS-DOCTOR-08 a running demonstration is looked at while it serves, and nothing of it changes', async () => {
  const world = await openWorld({ env: { DATA_DIR: folder } })
  const postgres = join(folder, 'postgres')
  await mkdir(postgres)
  await writeFile(join(postgres, 'PG_VERSION'), '17')
  const unlock = await lockFolder(postgres)
  const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
  const before = await readdir(folder)

  const findings = await examine({ DATA_DIR: folder, PORT: new URL(address).port })

  expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(['good', 'not used']))
  expect(findings.map(({ what }) => what)).toEqual([
    'settings',
    'NODE_ENV',
    'SITE_URL',
    'SECRET_KEY',
    'METRICS_TOKEN',
    'database',
    'mail',
    'bucket',
    'redis',
    'payments',
    'models',
    'DATA_DIR',
    'backups',
    'process',
    'pages',
    'program',
  ])
  expect(about(findings, 'database').says).toContain('which says that it is ready')
  expect(await readdir(folder)).toEqual(before)
  const noor = await world.person({ firstName: 'Noor' })
  expect(await noor.does(account.viewer, {})).toMatchObject({ firstName: 'Noor' })
  await unlock()
  await rm(postgres, { recursive: true })
})

test('OPS-DOCTOR-08 an embedded database that nobody holds is opened, and given back for the next start', async () => {
  const DATA_DIR = join(folder, 'own')
  await (await openDatabase({ folder: DATA_DIR })).close()
  const findings = await examine({ DATA_DIR, PORT: '1' }, 60_000)
  expect(about(findings, 'database').says).toMatch(/^PostgreSQL \d+.*, embedded$/)
  expect(await readdir(DATA_DIR)).toEqual(['postgres'])
})

test('OPS-DOCTOR-05 with settings that cannot be used it says so of all of them, and of what needs none', async () => {
  const findings = await examine({ PORT: 'many', SITE_URL: 'bewezen' })
  expect(statesOf(findings)).toEqual({
    PORT: 'wrong',
    SITE_URL: 'wrong',
    pages: 'good',
    program: 'good',
    'all else': 'not used',
  })
})

test('OPS-DOCTOR-01 OPS-DOCTOR-04 OPS-DOCTOR-21 a site of which everything is away: each part is told with what to do, and nothing secret', async () => {
  const secrets = {
    db: 'db-geheim',
    smtp: 'smtp-geheim',
    redis: 'redis-geheim',
    s3: 's3-geheim-sleutel',
    ai: 'ai-geheim',
  }
  const gone = '127.0.0.1:1'
  const env = {
    NODE_ENV: 'production',
    SITE_URL: `https://${gone}`,
    SECRET_KEY: '0123456789abcdef5e7a41c09d3b86f2',
    DATA_DIR: folder,
    BACKUP_DIR: join(folder, 'backups'),
    DATABASE_URL: `postgres://piet:${secrets.db}@${gone}/bewezen`,
    SMTP_URL: `smtp://noor:${secrets.smtp}@${gone}`,
    MAIL_FROM: 'Bewezen <noor@bewezen.example>',
    REDIS_URL: `redis://:${secrets.redis}@${gone}`,
    S3_ENDPOINT: `http://${gone}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY: 'toegang-sleutel',
    S3_SECRET_KEY: secrets.s3,
    AI_BASE_URL: `http://${gone}/v1`,
    AI_API_KEY: secrets.ai,
    PORT: '1',
  }

  const findings = await examine(env)

  expect(statesOf(findings)).toMatchObject({
    database: 'wrong',
    company: 'not used',
    mail: 'wrong',
    sender: 'wrong',
    bucket: 'wrong',
    redis: 'wrong',
    models: 'wrong',
    BACKUP_DIR: 'good',
    backups: 'warning',
    process: 'warning',
    'public address': 'wrong',
  })
  for (const { state, todo } of findings) expect(todo === null).toBe(state === 'good' || state === 'not used')
  const told = JSON.stringify(findings)
  for (const secret of [...Object.values(secrets), env.SECRET_KEY, env.S3_ACCESS_KEY, 'piet', 'noor'])
    expect(told).not.toContain(secret)
})

test('OPS-DOCTOR-04 what a mail server repeats of a mailbox and a password is not shown', async () => {
  const office = await postOffice()
  await office.open()
  const to = 'noor.de-wit@elders.nl'
  office.answers(to, { code: 550, text: `${to} is refused for post-geheim` })
  const SMTP_URL = `${office.url}?password=post-geheim`
  const env = { DATA_DIR: folder, SMTP_URL, MAIL_FROM: 'a@bewezen.example' }
  const findings = await examineSite({
    env,
    envFile: join(folder, '.env'),
    mailTo: to,
    built: () => 'fresh',
    sealedParts,
  })
  expect(about(findings, 'test message').says).toContain('…@elders.nl is refused for •••')
  expect(JSON.stringify(findings)).not.toMatch(/noor|post-geheim/)
})

test('OPS-DOCTOR-09 the sender is the one that an admin set on the site', async () => {
  const office = await postOffice()
  await office.open()
  const database = await emptyDatabase(process.env.DATABASE_URL ? 'server' : 'embedded')
  if (!database.url) return database.close()
  await database.pool.query(
    `insert into site_settings (id, contact_email) values (1, 'post@eigen-domein.invalid')
     on conflict (id) do update set contact_email = excluded.contact_email`,
  )
  const findings = await examine({ DATA_DIR: folder, SMTP_URL: office.url, DATABASE_URL: database.url })
  expect(about(findings, 'sender').says).toContain('eigen-domein.invalid')
  expect(about(findings, 'migrations').state).toBe('good')
  await database.close()
})

test('OPS-DOCTOR-02 a service that takes the connection and says nothing holds up no other', async () => {
  const { createServer } = await import('node:net')
  const silent = createServer((socket) => void socket.resume().on('error', () => {}))
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const { port } = silent.address() as { port: number }
  const site = await siteThatSays(200)
  // So long that a busy machine answers for the others in it.
  const findings = await examine({ DATA_DIR: folder, REDIS_URL: `redis://127.0.0.1:${port}`, PORT: site.port }, 3_000)
  silent.close()
  expect(about(findings, 'redis')).toMatchObject({ state: 'wrong', says: 'did not answer within 3 seconds' })
  expect(about(findings, 'process').state).toBe('good')
})
