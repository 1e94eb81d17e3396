import type { FastifyReply, FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { openWorld } from '../testing/world.ts'
import { callerOf } from './caller.ts'

const { house, person } = await openWorld()

test('OPS-AWAY-06 who goes away while the database is asked who they are counts for the network that they came from', async () => {
  const { cookie } = await person()
  let isGone = false
  const request = {
    headers: { cookie },
    url: '/api/events/enrolFree',
    // A socket that was closed knows no other end.
    get ip() {
      return isGone ? undefined : '203.0.113.7'
    },
  }
  const asked = callerOf(house, request as unknown as FastifyRequest, {} as FastifyReply)
  isGone = true
  expect((await asked).address).toBe('203.0.113.7')
})
