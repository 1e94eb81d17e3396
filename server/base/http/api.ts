import type { RefusalCode } from '@bewezen/domain/base/refusals.ts'
import { refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard'
import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { passesByItself } from '../database/away.ts'
import { isUnkeepable } from '../database/unkeepable.ts'
import type { House } from '../house.ts'
import { Refusal } from '../refuse.ts'
import { callerOf } from './caller.ts'
import { isKnown, tagOf } from './known.ts'
import type { Operation } from './operations.ts'

/** Turns whatever an operation threw into the one shape of refusals: `{ code, data }` with a status. */
export function toWireError(error: unknown): ORPCError<string, unknown> {
  if (error instanceof Refusal) return wire(error.code, error.data)
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST')
    return wire('INVALID_INPUT', { fields: faultyFields(error.data) })
  if (error instanceof ORPCError && error.status < 500) return error
  if (passesByItself(error)) return wire('UNAVAILABLE')
  if (isUnkeepable(error)) return wire('INVALID_INPUT', { fields: [] })
  return new ORPCError('UNEXPECTED', { status: 500, cause: error })
}

const wire = (code: RefusalCode, data?: unknown) =>
  new ORPCError(code, { status: refusalStatus[code], data, defined: true })

/** The fields that did not fit the schema, by name; never what was typed in them. */
function faultyFields(data: unknown): string[] {
  const issues = (data as { issues?: { path?: unknown[] }[] } | undefined)?.issues ?? []
  return issues.map(({ path = [] }) => path.map((part) => String((part as { key?: unknown })?.key ?? part)).join('.'))
}

/**
 * Serves the operations under /api, each at a route of its own: a read as GET with its input in the query, anything else
 * as POST with its input as JSON.
 */
export function serveApi(app: FastifyInstance, house: House, operations: readonly Operation[]): void {
  app.register(async (api) => {
    readOnlyJson(api)
    for (const { name, path, isRead, isCacheable, ask } of operations)
      api.route({
        method: isRead ? 'GET' : 'POST',
        url: `/api${path}`,
        handler: async (request, reply) => {
          try {
            const caller = await callerOf(house, request, reply)
            const answer = await ask(isRead ? askedIn(request) : bodyOf(request), caller)
            return isCacheable ? sendUnlessKnown(request, reply, answer) : answer
          } catch (error) {
            const { code, data, status } = toWireError(error)
            if (status >= 500) house.log.error({ err: error, id: request.id, operation: name }, 'an operation failed')
            return reply.code(status).send({ code, data: data ?? null })
          }
        },
      })
    api.all('/api/*', (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND', data: null }))
  })
}

/**
 * The answer, or no more than that it still holds for whoever has it. Never `public`: what one sees depends on who one is,
 * and no other cache than the asker's own may give it to anybody (EV-CALL-53).
 */
function sendUnlessKnown(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const text = JSON.stringify(answer)
  const tag = tagOf(text)
  reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary: 'cookie' })
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(text)
}

/** Nothing but JSON is understood, within the limit of the server; one that is left out counts as an empty one. */
function readOnlyJson(api: FastifyInstance): void {
  api.removeAllContentTypeParsers()
  const parse = api.getDefaultJsonParser('error', 'error')
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, {}) : parse(request, String(body), done),
  )
}

const bodyOf = ({ body }: FastifyRequest): unknown => (body === undefined ? {} : body)

const brackets = new StandardBracketNotationSerializer()

/** The input that stands in a query; lists and what is nested are written with brackets, as in `ids[0]=…`. */
function askedIn({ query }: FastifyRequest): unknown {
  const given = query as Record<string, string | string[]>
  if (!Object.keys(given).some((name) => name.includes('['))) return given
  return brackets.deserialize(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] =>
      Array.isArray(value) ? value.map((one): [string, unknown] => [name, one]) : [[name, value]],
    ),
  )
}
