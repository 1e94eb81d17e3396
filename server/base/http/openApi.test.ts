import { expect, test } from 'vitest'
import { openLog } from '../log.ts'
import { openWorld } from '../testing/world.ts'

const production = {
  NODE_ENV: 'production',
  SITE_URL: 'https://bewezen.example',
  SECRET_KEY: 'a secret key of at least 32 characters',
}

test.each([
  ['in a test or a demonstration', {}, 200],
  ['in production', production, 404],
  ['in production with its setting', { ...production, OPENAPI: 'on' }, 200],
])('SEC-ACC-19 %s the list of all operations answers %s', async (_where, env, status) => {
  const { app } = await openWorld({ env, log: openLog('silent') })
  const answer = await app.inject({ url: '/api/openapi.json' })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('/community/post')).toBe(status === 200)
})
