import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { answerFor, type Mood, moods } from './answer.ts'
import { pictureFile } from './picture.ts'
import { pictureFor } from './pictureFor.ts'

type Asked = {
  model?: string
  messages?: { role: string; content: string }[]
  prompt?: string
  response_format?: unknown
}
const rememberedRequests = 50

/**
 * A language model and a painter for machines without one: the part of the protocol of OpenAI that the shop uses, with
 * answers that are always the same. `control` tells it how to behave, and tells what it was asked.
 */
export async function shopStandIn(app: FastifyInstance): Promise<void> {
  let mood: Mood = 'fine'
  const asked: Asked[] = []
  const stopped = new AbortController()
  app.addHook('preClose', async () => stopped.abort())
  const note = (body: unknown): Asked => {
    const one = (body ?? {}) as Asked
    asked.push(one)
    asked.splice(0, asked.length - rememberedRequests)
    return one
  }
  const overloaded = { error: { message: 'overloaded', type: 'server_error' } }

  app.get('/control', async () => ({ mood, asked }))
  app.post('/control', async (request, reply) => {
    const wish = (request.body as { mood?: unknown } | null)?.mood
    const next = moods.find((one) => one === wish)
    if (!next) return reply.code(422).send({ code: 'INVALID_INPUT', data: { fields: ['mood'] } })
    mood = next
    return { mood }
  })

  app.post('/v1/chat/completions', async (request, reply) => {
    const { messages, model = 'stand-in' } = note(request.body)
    if (mood === 'fails') return reply.code(503).send(overloaded)
    if (mood === 'hangs') await wait(600_000, undefined, { signal: stopped.signal }).catch(() => {})
    const question = messages?.findLast(({ role }) => role === 'user')?.content ?? ''
    return {
      id: 'stand-in',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [
        { index: 0, message: { role: 'assistant', content: answerFor(question, mood) }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }
  })

  app.post('/v1/images/generations', async (request, reply) => {
    const { prompt = '' } = note(request.body)
    if (mood === 'fails' || prompt.includes('onmogelijk')) return reply.code(503).send(overloaded)
    if (mood === 'broken') return { created: 0, data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }
    return { created: 0, data: [{ b64_json: (await pictureFile(pictureFor(prompt))).toString('base64') }] }
  })
}
