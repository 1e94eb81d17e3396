import fastify from 'fastify'
import { atEnd } from '../../base/testing/atEnd.ts'
import { assistantStandIn } from '../standin/plugin.ts'

type Request = { model: string; stream: boolean; messages: { role: string; content: string }[] }

/** The stand-in of the assistant on a port of its own; it is taken away after the test file. */
export async function openStandIn() {
  const app = fastify()
  await app.register(assistantStandIn)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  atEnd(() => app.close())
  return {
    url: `${url}/v1`,
    /** Lets it behave as it should, or not. */
    is: (mood: 'fine' | 'fails' | 'hangs' | 'breaks') =>
      app.inject({ method: 'POST', url: '/control', payload: { mood } }),
    /** What it was asked last, whole. */
    lastAsked: async (): Promise<Request> => (await app.inject('/control')).json().asked.at(-1),
    timesAsked: async (): Promise<number> => (await app.inject('/control')).json().asked.length,
  }
}
