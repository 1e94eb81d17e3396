import { expect, test } from 'vitest'
import { settingsListing } from '../base/settings.ts'
import { wrong } from './finding.ts'
import { secretsOf, withoutSecrets } from './secrets.ts'

const env = {
  SECRET_KEY: 'f00dfeedf00dfeedcafecafe12345678',
  SECRET_KEYS_ACCEPTED: '0ddba11c0ffee0ddba11c0ffee123456, beadedfacadebeadedfacade12345678',
  STRIPE_SECRET_KEY: 'sk_live_verysecret',
  STRIPE_WEBHOOK_SECRET: 'whsec_alsosecret',
  S3_ACCESS_KEY: 'AKIASECRET',
  S3_SECRET_KEY: 's3/secret+key',
  AI_API_KEY: 'ai-key-1234',
  METRICS_TOKEN: 'token-token-token',
  DATABASE_URL: 'postgres://bewezen:p%40ss%2Fword@db.bewezen.nl:5432/bewezen?sslpassword=inquery',
  SMTP_URL: 'smtp://noor:mailpass@mail.bewezen.nl:587',
  REDIS_URL: 'redis://:redispass@10.0.0.2:6379',
}
const told = (text: string) => {
  const [{ says = '', todo = '' } = {}] = withoutSecrets([wrong('x', text, text)], secretsOf(env))
  return [says, todo].join(' ')
}

test.each([
  ['SECRET_KEY', 'f00dfeedf00dfeedcafecafe12345678'],
  ['the first accepted key', '0ddba11c0ffee0ddba11c0ffee123456'],
  ['the second accepted key', 'beadedfacadebeadedfacade12345678'],
  ['STRIPE_SECRET_KEY', 'sk_live_verysecret'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_alsosecret'],
  ['S3_ACCESS_KEY', 'AKIASECRET'],
  ['S3_SECRET_KEY', 's3/secret+key'],
  ['AI_API_KEY', 'ai-key-1234'],
  ['METRICS_TOKEN', 'token-token-token'],
  ['DATABASE_URL as it is written', 'p%40ss%2Fword'],
  ['DATABASE_URL as it is meant', 'p@ss/word'],
  ['DATABASE_URL after the question mark', 'inquery'],
  ['SMTP_URL', 'mailpass'],
  ['REDIS_URL', 'redispass'],
])('OPS-DOCTOR-04 what a service repeats of %s is not shown', (_of, secret) => {
  expect(told(`refused with ${secret}, twice: "${secret}"`)).not.toContain(secret)
})

test('OPS-DOCTOR-04 an address keeps its host alone, also one that cannot be read, and a mailbox its domain', () => {
  expect(told('cannot reach postgres://piet:pa#ss@db:99999999/x')).not.toMatch(/piet|pa#ss/)
  expect(told('550 <noor.de-wit@gmail.com>: no such user')).toContain('550 <…@gmail.com>: no such user')
  expect(told('Give it an MX record.')).toContain('Give it an MX record.')
})

test('OPS-DOCTOR-04 a new setting that is a key, a secret or a token is one that is not shown', () => {
  const keys = settingsListing().filter(({ name }) => /KEY|SECRET|TOKEN|PASS/.test(name))
  expect(keys.length).toBeGreaterThan(6)
  for (const { name } of keys) expect(secretsOf({ [name]: 'hide-this' })).toEqual(['hide-this'])
  expect(secretsOf({ SITE_NAME: 'Bewezen', SITE_URL: 'https://bewezen.nl' })).toEqual([])
})
