import { type AnyProcedure, call } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import { toWireError } from './api.ts'
import { callerOf } from './caller.ts'

type Shapes = {
  answerOf: (name: string, output: unknown) => unknown
  errorOf: (name: string, refusal: { code: string; data: unknown }) => string | null
}

/**
 * Serves operations a second time under the names that the specification gives them: `/functions/v1/{name}`. Body,
 * answer and refusals are those of the operation, the answer in the shape of `answerOf`; where a room has a sentence for a
 * refusal, it comes along as `error` (EV-CALL-48).
 */
export function serveFunctions(
  app: FastifyInstance,
  house: House,
  functions: Record<string, AnyProcedure>,
  { answerOf, errorOf }: Shapes,
): void {
  for (const [name, operation] of Object.entries(functions))
    app.post(`/functions/v1/${name}`, async (request, reply) => {
      try {
        const context = await callerOf(house, request, reply)
        return answerOf(name, await call(operation, (request.body ?? {}) as never, { context: context as never }))
      } catch (error) {
        const { code, data, status } = toWireError(error)
        if (status >= 500) house.log.error({ err: error, id: request.id, name }, 'a function failed')
        const sentence = errorOf(name, { code, data })
        const said = sentence === null ? {} : { success: false, error: sentence }
        return reply.code(status).send({ ...said, code, data: data ?? null })
      }
    })
  // These are addresses for programs: what is not there is said in JSON, not on a page.
  for (const programs of ['/functions/*', '/rpc/*', '/webhooks/*'])
    app.all(programs, (_request, reply) => reply.code(404).send({ code: 'NOT_FOUND', data: null }))
}
