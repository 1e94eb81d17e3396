import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { atEnd } from '../base/testing/atEnd.ts'
import { redisHere } from '../base/testing/redisHere.ts'
import { lookAtRedis } from './redis.ts'
import { about, statesOf } from './testing/look.ts'

const here = await redisHere()

test.skipIf(!here)(
  'OPS-DOCTOR-11 a Redis that lets us in says its version, and what is published is heard',
  async () => {
    const findings = await lookAtRedis(here ?? '')
    expect(statesOf(findings)).toEqual({ redis: 'good', 'redis news': 'good' })
    expect(about(findings, 'redis').says).toMatch(/^lets us in, version \d+\./)
  },
)

test('OPS-DOCTOR-11 without one the database does its work', async () => {
  expect(statesOf(await lookAtRedis(undefined))).toEqual({ redis: 'not used' })
})

test('OPS-DOCTOR-11 one that is away is wrong, with what to look at', async () => {
  expect(await lookAtRedis('redis://127.0.0.1:1')).toMatchObject([
    {
      state: 'wrong',
      says: 'cannot be used: nothing listens there (ECONNREFUSED)',
      todo: expect.stringContaining('REDIS_URL'),
    },
  ])
})

test.skipIf(!here)('OPS-DOCTOR-11 a password that is refused is wrong', async () => {
  const url = new URL(here ?? '')
  url.username = 'nobody'
  url.password = 'fout-wachtwoord'
  const [finding] = await lookAtRedis(url.href)
  expect(finding).toMatchObject({ state: 'wrong', says: expect.stringContaining('WRONGPASS') })
})

test('OPS-DOCTOR-11 what answers and is no Redis is wrong', async () => {
  const other = createServer(
    (socket) =>
      void socket
        .resume()
        .on('error', () => {})
        .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  )
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  atEnd(() => new Promise((closed) => other.close(closed)))
  const { port } = other.address() as { port: number }
  expect(await lookAtRedis(`redis://127.0.0.1:${port}`)).toMatchObject([{ state: 'wrong' }])
})
