import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { overloaded, steered } from '../../base/ai/steered.ts'
import { answerTo, piecesOf } from './talk.ts'

/** How the stand-in behaves: as it should, refusing, never answering, or falling silent halfway. */
const moods = ['fine', 'fails', 'hangs', 'breaks'] as const
type Mood = (typeof moods)[number]
type Asked = { model?: string; stream?: boolean; messages?: { role: string; content: string }[] }

const pauseMs = 25
/** The models that the settings name unless they say otherwise. */
const models = {
  object: 'list',
  data: ['assistant', 'image'].map((id) => ({ id, object: 'model', created: 0, owned_by: 'bewezen' })),
}

/**
 * An assistant for machines without one: the part of the protocol of OpenAI that we use, with answers that are always
 * the same.
 */
export async function assistantStandIn(app: FastifyInstance): Promise<void> {
  const { mood, note, stopped } = steered<Asked, Mood>(app, moods)

  app.get('/v1/models', async (_request, reply) => (mood() === 'fails' ? reply.code(503).send(overloaded) : models))

  app.post('/v1/chat/completions', async (request, reply) => {
    const body = note(request.body)
    if (mood() === 'fails') return reply.code(503).send(overloaded)
    reply.hijack()
    const gone = new AbortController()
    request.raw.socket.once('close', () => gone.abort())
    const question = body.messages?.findLast(({ role }) => role === 'user')?.content ?? ''
    await answer(
      reply,
      { question, model: body.model ?? 'stand-in', mood: mood() },
      AbortSignal.any([gone.signal, stopped]),
    )
  })
}

type Asking = { question: string; model: string; mood: Mood }

async function answer({ raw }: FastifyReply, { question, model, mood }: Asking, until: AbortSignal): Promise<void> {
  try {
    if (mood === 'hangs') await wait(600_000, undefined, { signal: until })
    raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' })
    const pieces = piecesOf(answerTo(question))
    const sent = mood === 'breaks' ? pieces.slice(0, pieces.length / 2) : pieces
    for (const content of sent) {
      raw.write(chunk(model, { role: 'assistant', content }, null))
      await wait(pauseMs, undefined, { signal: until })
    }
    if (mood === 'breaks') return void raw.destroy()
    raw.write(chunk(model, {}, 'stop'))
    raw.end('data: [DONE]\n\n')
  } catch {
    // Whoever asked has gone, or the process stops.
    raw.destroy()
  }
}

const chunk = (model: string, delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-standin',
    object: 'chat.completion.chunk',
    created: 0,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`
