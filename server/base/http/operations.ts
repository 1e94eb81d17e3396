import type { OperationMeta } from '@bewezen/domain/base/operation.ts'
import { type AnyProcedure, createProcedureClient } from '@orpc/server'
import type { Caller } from '../serve.ts'

/** An operation of the product, ready to be asked within this process. */
export type Operation = {
  /** `room.operation` */
  name: string
  /** Under /api. */
  path: string
  isRead: boolean
  /** A read whose answer is not sent again to a browser that has it. */
  isCacheable: boolean
  meta: OperationMeta
  /** Answers, or throws what `toWireError` knows how to tell. */
  ask(input: unknown, caller: Caller): Promise<unknown>
}

/** The operations of all rooms, as `server/router.ts` puts them together. */
export const operationsOf = (rooms: Record<string, Record<string, AnyProcedure>>): Operation[] =>
  Object.entries(rooms).flatMap(([room, operations]) =>
    Object.entries(operations).map(([name, operation]) => {
      const { method, path = `/${room}/${name}` } = operation['~orpc'].route
      const meta = operation['~orpc'].meta as OperationMeta
      return {
        name: `${room}.${name}`,
        path,
        isRead: method === 'GET',
        isCacheable: meta.cacheable,
        meta,
        ask: askable(operation),
      }
    }),
  )

function askable(operation: AnyProcedure): Operation['ask'] {
  const client = createProcedureClient(operation, { context: (caller: object) => caller })
  return (input, caller) => client(input as never, { context: caller })
}
