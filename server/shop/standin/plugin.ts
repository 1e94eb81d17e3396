import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { overloaded, steered } from '../../base/ai/steered.ts'
import { answerFor, type Mood, moods } from './answer.ts'
import { pictureFile } from './picture.ts'
import { pictureFor } from './pictureFor.ts'

type Asked = {
  model?: string
  messages?: { role: string; content: string }[]
  prompt?: string
  response_format?: unknown
}

/**
 * A language model and a painter for machines without one: the part of the protocol of OpenAI that the shop uses, with
 * answers that are always the same.
 */
export async function shopStandIn(app: FastifyInstance): Promise<void> {
  const { mood, note, stopped } = steered<Asked, Mood>(app, moods)

  app.post('/v1/chat/completions', async (request, reply) => {
    const { messages, model = 'stand-in' } = note(request.body)
    if (mood() === 'fails') return reply.code(503).send(overloaded)
    if (mood() === 'hangs') await wait(600_000, undefined, { signal: stopped }).catch(() => {})
    const question = messages?.findLast(({ role }) => role === 'user')?.content ?? ''
    return {
      id: 'stand-in',
      object: 'chat.completion',
      created: 0,
      model,
      choices: [
        { index: 0, message: { role: 'assistant', content: answerFor(question, mood()) }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }
  })

  app.post('/v1/images/generations', async (request, reply) => {
    const { prompt = '' } = note(request.body)
    if (mood() === 'fails' || prompt.includes('onmogelijk')) return reply.code(503).send(overloaded)
    if (mood() === 'broken') return { created: 0, data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }
    return { created: 0, data: [{ b64_json: (await pictureFile(pictureFor(prompt))).toString('base64') }] }
  })
}
