import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BadSettings, readSettings, settingsListing } from './settings.ts'

const secret = 'a'.repeat(32)
const site = 'https://bewezen.example'
const production = { NODE_ENV: 'production', SECRET_KEY: secret, SITE_URL: site }

function faults(env: Record<string, string>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof BadSettings) return error.message.split('\n')
    throw error
  }
}

describe('settings', () => {
  test('all have a default in a demonstration', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'demo',
      PORT: 3000,
      DATA_DIR: './data',
      SITE_URL: 'http://localhost:3000',
      SITE_NAME: 'Bewezen',
      CONTACT_EMAIL: 'community@bewezen.example',
      SIGN_UP_LIMIT: 300,
    })
    expect(readSettings({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
  })

  test.each([
    ['production', 'production'],
    ['development', 'development'],
    ['test', 'test'],
    ['', 'demo'],
  ])('NODE_ENV %s is the mode %s', (NODE_ENV, mode) => {
    expect(readSettings({ ...production, NODE_ENV }).mode).toBe(mode)
  })

  test.each([
    ['NODE_ENV', 'prodution', 'NODE_ENV must be production, development or test; leave it out for a demonstration.'],
    ['PORT', 'many', 'PORT must be a number up to 65535, such as 3000.'],
    ['PORT', '70000', 'PORT must be a number up to 65535, such as 3000.'],
    ['PORT', '80.5', 'PORT must be a number up to 65535, such as 3000.'],
    ['DATABASE_URL', 'mysql://localhost/bewezen', 'DATABASE_URL must start with postgres://.'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must start with redis://.'],
    ['SITE_URL', 'bewezen.example', 'SITE_URL must be an address such as https://bewezen.example.'],
    ['SITE_URL', 'javascript:alert(1)', 'SITE_URL must be an address such as https://bewezen.example.'],
    ...['https://bewezen.example/pad', 'https://noor:geheim@bewezen.example'].map((url) => [
      'SITE_URL',
      url,
      'SITE_URL must be scheme and name alone, without a path or a password: the site stands at the root of its address.',
    ]),
    ...['proxy', '10.0.0.0/33', '127.0.0.1,', '::1/64/2'].map((list) => [
      'TRUSTED_PROXY',
      list,
      'TRUSTED_PROXY must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with commas.',
    ]),
    ['MAIL_FROM', 'Bewezen\nBcc: x@y.nl', 'MAIL_FROM must be one line with an e-mail address in it.'],
    ['SITE_NAME', 'A name of too many', 'SITE_NAME may have at most 14 characters.'],
    ['CONTACT_EMAIL', 'community', 'CONTACT_EMAIL must be an e-mail address.'],
    ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters; make one with: openssl rand -hex 32'],
    [
      'SECRET_KEYS_ACCEPTED',
      `${'a'.repeat(32)}, short`,
      'SECRET_KEYS_ACCEPTED must be secret keys of at least 32 characters each, with commas between them.',
    ],
    ['SMTP_URL', 'http://mail.example', 'SMTP_URL must start with smtp:// or smtps://.'],
    ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT must be an address.'],
    ['METRICS_TOKEN', 'open', 'METRICS_TOKEN must have at least 16 characters.'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address.'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a key', 'OTEL_EXPORTER_OTLP_HEADERS must be name=value, with commas between them.'],
    ...['2', '-1', 'half'].map((share) => [
      'OTEL_TRACES_SAMPLER_ARG',
      share,
      'OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.',
    ]),
    ['SIGN_UP_LIMIT', '0', 'SIGN_UP_LIMIT must be a whole number of at least 1.'],
    ['SIGN_UP_LIMIT', 'none', 'SIGN_UP_LIMIT must be a whole number of at least 1.'],
  ] as [string, string, string][])('%s that is %s is refused with a sentence', (name, value, sentence) => {
    expect(faults({ ...production, [name]: value })).toEqual([sentence])
    expect(faults(production)).toEqual([])
  })

  test.each(['127.0.0.1', '10.0.0.0/8, ::1', 'fd00::/8'])('the proxies %s are believed', (TRUSTED_PROXY) => {
    expect(readSettings({ TRUSTED_PROXY }).TRUSTED_PROXY).toBe(TRUSTED_PROXY)
  })

  test('SEC-ACC-46 accepted keys are read one by one, and none is needed', () => {
    const [one, other] = ['a'.repeat(32), 'b'.repeat(40)]
    expect(readSettings({ SECRET_KEYS_ACCEPTED: ` ${one},${other}, ` }).SECRET_KEYS_ACCEPTED).toEqual([one, other])
    expect(readSettings({}).SECRET_KEYS_ACCEPTED).toEqual([])
  })

  test('are all told of at once, one sentence each', () => {
    expect(faults({ PORT: 'x', SMTP_URL: 'x', SIGN_UP_LIMIT: 'x' })).toHaveLength(3)
  })

  test('of parts that need each other are asked for together', () => {
    expect(faults({ STRIPE_SECRET_KEY: 'sk_test_12345678' })).toEqual([
      'STRIPE_WEBHOOK_SECRET is required when STRIPE_SECRET_KEY is set.',
    ])
    expect(faults({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'bewezen' })).toEqual([
      'S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY are required when S3_ENDPOINT is set.',
    ])
  })

  test('lose a slash at the end of the address, and spaces around them', () => {
    expect(readSettings({ SITE_URL: ` ${site}// ` }).SITE_URL).toBe(site)
  })

  test('that are empty count as left out', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined })
  })

  test('are all in the listing with what they are for', () => {
    const listing = settingsListing()
    expect(listing.map(({ name }) => name)).toEqual(expect.arrayContaining(['PORT', 'SECRET_KEY', 'SIGN_UP_LIMIT']))
    for (const { what } of listing) expect(what).toMatch(/\.$/)
  })
})

describe('production', () => {
  const { SECRET_KEY, SITE_URL } = production

  test.each([
    ['SECRET_KEY', { SITE_URL }],
    ['SITE_URL', { SECRET_KEY }],
  ])('refuses to run without %s, which a demonstration does not need', (name, env) => {
    expect(faults({ NODE_ENV: 'production', ...env })).toEqual([
      expect.stringContaining(`${name} is required in production.`),
    ])
    expect(faults(env as unknown as Record<string, string>)).toEqual([])
  })

  test('as a process ends with the sentences and nothing else', async () => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: 'x' }
    const child = spawn(process.execPath, [main], { env: env as NodeJS.ProcessEnv })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text))
    const code = await new Promise((resolve) => child.on('close', resolve))

    expect(code).toBe(1)
    expect(said.join('').trim().split('\n')).toEqual([
      'PORT must be a number up to 65535, such as 3000.',
      expect.stringMatching(/^SITE_URL is required in production\. /),
      expect.stringMatching(/^SECRET_KEY is required in production\. /),
    ])
  })
})
