import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { parseForm } from './form.ts'
import type { Ledger } from './ledger.ts'
import { apiVersion } from './objects.ts'
import { invalid, StandInProblem } from './problems.ts'

/** Teaches a scope the provider's manners: bearer key, form bodies, headers and the shape of a refusal. */
export function speakTheProtocol(scope: FastifyInstance, ledger: Ledger, apiKey: string): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  scope.addHook('onRequest', async (request, reply) => {
    await ledger.tick()
    reply.headers({
      'request-id': `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`,
      'stripe-version': request.headers['stripe-version'] ?? apiVersion,
      'cache-control': 'no-store',
      // Answers are dated on the stand-in's own clock, like everything else it says.
      date: new Date(ledger.now() * 1000).toUTCString(),
    })
    if (!hasKey(request, apiKey)) {
      throw new StandInProblem(401, 'invalid_request_error', 'Invalid API Key provided.')
    }
  })
  scope.setErrorHandler((problem, _request, reply) => {
    if (problem instanceof StandInProblem) return reply.status(problem.status).send(problem.body)
    return reply.status(500).send(new StandInProblem(500, 'api_error', 'Something went wrong here.').body)
  })
  scope.setNotFoundHandler((request, reply) =>
    reply.status(404).send(invalid(`Unrecognized request URL (${request.method}: ${request.url}).`).body),
  )
}

function hasKey(request: FastifyRequest, apiKey: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${apiKey}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

type Act<S extends z.ZodType> = (input: z.infer<S>, id: string) => object

/** A read: unknown parameters are refused, as the provider does. */
export function get<S extends z.ZodType>(scope: FastifyInstance, path: string, schema: S, act: Act<S>): void {
  scope.get(path, async (request) => {
    const query = request.url.split('?')[1] ?? ''
    return act(read(schema, parseForm(query)), idOf(request))
  })
}

/**
 * A write: with an idempotency key the same request gets the same answer again, and another one under the same key is
 * refused. What was refused before anything was done is not remembered.
 */
export function write<S extends z.ZodType>(
  scope: FastifyInstance,
  ledger: Ledger,
  route: { method: 'POST' | 'DELETE'; path: string; schema: S },
  act: Act<S>,
): void {
  scope.route({
    method: route.method,
    url: route.path,
    handler: async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : ''
      const key = keyOf(request)
      const fingerprint = createHash('sha256').update(`${request.method} ${request.url}\n${body}`).digest('hex')
      const known = key ? ledger.books.answers[key] : undefined
      if (known) return replay(reply, known, fingerprint)
      const answer = act(read(route.schema, parseForm(body)), idOf(request))
      if (key) {
        reply.header('idempotency-key', key)
        ledger.books.answers[key] = { fingerprint, status: 200, body: structuredClone(answer), at: ledger.now() }
      }
      await ledger.save()
      return answer
    },
  })
}

function replay(
  reply: FastifyReply,
  known: { fingerprint: string; status: number; body: object },
  fingerprint: string,
) {
  if (known.fingerprint !== fingerprint) {
    throw new StandInProblem(
      400,
      'idempotency_error',
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    )
  }
  return reply.header('idempotent-replayed', 'true').status(known.status).send(known.body)
}

function read<S extends z.ZodType>(schema: S, given: unknown): z.infer<S> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys') {
    const param = [...issue.path, ...issue.keys].join('.')
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = issue?.path.join('.')
  throw invalid(issue?.message ?? 'Invalid request.', { code: 'parameter_invalid', param })
}

const idOf = (request: FastifyRequest): string => (request.params as { id?: string }).id ?? ''
const keyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? key : undefined
}
