import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lookAtEnvFile } from './envFile.ts'
import { type Env, lookAtSettings, readAsTheSite } from './settings.ts'
import { about, statesOf } from './testing/look.ts'

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://bewezen.nl',
  SECRET_KEY: '0123456789abcdef5e7a41c09d3b86f2',
  TRUSTED_PROXY: '127.0.0.1',
  METRICS_TOKEN: 'f1e2d3c4b5a69788',
  DATABASE_URL: 'postgres://127.0.0.1/bewezen',
}
const look = (env: Env) => {
  const read = readAsTheSite(env)
  if ('refused' in read) throw new Error(JSON.stringify(read.refused))
  return lookAtSettings(read.settings, env)
}

test('OPS-DOCTOR-05 each setting that is refused is told by its name, all at once, with what to do', () => {
  const read = readAsTheSite({ NODE_ENV: 'production', PORT: 'many', S3_ENDPOINT: 'https://s3.example' })
  if (!('refused' in read)) return expect.unreachable()
  expect(statesOf(read.refused)).toEqual({ PORT: 'wrong', SITE_URL: 'wrong', SECRET_KEY: 'wrong', S3_BUCKET: 'wrong' })
  expect(about(read.refused, 'PORT').todo).toBe('PORT must be a number up to 65535, such as 3000.')
})

test('OPS-DOCTOR-06 a site in production as it should be is good in all of it', () => {
  expect(new Set(Object.values(statesOf(look(production))))).toEqual(new Set(['good']))
})

test.each([
  ['a demonstration at a public address', { NODE_ENV: '' }, 'NODE_ENV', 'wrong', /NODE_ENV=production/],
  ['no https', { SITE_URL: 'http://bewezen.nl' }, 'SITE_URL', 'wrong', /certificate/],
  ['a secret of one letter', { SECRET_KEY: 'a'.repeat(40) }, 'SECRET_KEY', 'wrong', /openssl rand -hex 32/],
  ['a secret of two signs', { SECRET_KEY: '01101001100101101001011001101001100' }, 'SECRET_KEY', 'wrong', /openssl/],
  ['a secret that repeats itself', { SECRET_KEY: '0123456789ab'.repeat(3) }, 'SECRET_KEY', 'wrong', /openssl/],
  ['an example', { SECRET_KEY: 'change-me-0123456789abcdefghijkl' }, 'SECRET_KEY', 'wrong', /openssl/],
  ['the embedded database', { DATABASE_URL: '' }, 'DATABASE_URL', 'warning', /npm run backup/],
  ['no proxy', { TRUSTED_PROXY: '' }, 'TRUSTED_PROXY', 'warning', /address from which the balancer calls/],
])('OPS-DOCTOR-06 %s is told, with what to do', (_what, env, what, state, todo) => {
  const finding = about(look({ ...production, ...env }), what)
  expect(finding).toMatchObject({ state, todo: expect.stringMatching(todo) })
})

test('OPS-DOCTOR-06 a demonstration on this machine has nothing to be warned of', () => {
  expect(new Set(Object.values(statesOf(look({}))))).toEqual(new Set(['good', 'not used']))
})

test('OPS-DOCTOR-06 keys as they are made are never taken for poor ones', async () => {
  const { randomBytes } = await import('node:crypto')
  for (let turn = 0; turn < 200; turn++) {
    const SECRET_KEY = randomBytes(32).toString('hex')
    expect(about(look({ ...production, SECRET_KEY }), 'SECRET_KEY').state).toBe('good')
  }
})

test('OPS-DOCTOR-05 a .env that was not read, and a name in it that is no setting, are told without their values', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bewezen-doctor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, '.env')
  expect(await lookAtEnvFile(file, {})).toEqual([])
  await writeFile(file, 'SITE_URL=https://bewezen.nl\nSTRIPE_SECRETKEY=sk_live_hidden\nNODE_OPTIONS=--x\n')

  const findings = await lookAtEnvFile(file, {})

  expect(statesOf(findings)).toEqual({ '.env': 'warning', STRIPE_SECRETKEY: 'warning' })
  expect(about(findings, '.env')).toMatchObject({
    says: 'was not read: SITE_URL',
    todo: expect.stringContaining('--env-file=.env'),
  })
  expect(JSON.stringify(findings)).not.toContain('sk_live_hidden')
  expect(statesOf(await lookAtEnvFile(file, { SITE_URL: 'https://bewezen.nl' }))).toEqual({
    STRIPE_SECRETKEY: 'warning',
  })
})
