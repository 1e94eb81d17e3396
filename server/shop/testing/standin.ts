import fastify from 'fastify'
import { atEnd } from '../../base/testing/atEnd.ts'
import type { Mood } from '../standin/answer.ts'
import { shopStandIn } from '../standin/plugin.ts'

type Request = {
  model?: string
  prompt?: string
  response_format?: unknown
  messages?: { role: string; content: string }[]
}

/** The stand-in of the models on a port of its own; it is taken away after the test file. */
export async function openShopStandIn() {
  const app = fastify()
  await app.register(shopStandIn)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return {
    url: `${url}/v1`,
    /** Lets it behave as it should, or not. */
    is: (mood: Mood) => app.inject({ method: 'POST', url: '/control', payload: { mood } }),
    /** Everything it was asked of late, oldest first. */
    asked: async (): Promise<Request[]> => (await app.inject('/control')).json().asked,
  }
}
