import { contract } from '@bewezen/domain/contract.ts'
import type { AnyContractProcedure } from '@orpc/contract'
import type { z } from 'zod'

/** An operation of the contract as it is asked for over HTTP. */
export type ContractOperation = {
  /** `room.operation` */
  name: string
  url: string
  isRead: boolean
  operation: AnyContractProcedure
  /** The fields of its input, each with its schema. */
  fields: Record<string, z.core.$ZodType>
}

/** All operations of the contract, for tests that ask each of them. */
export const contractOperations: readonly ContractOperation[] = Object.entries(contract).flatMap(([room, operations]) =>
  Object.entries(operations as Record<string, AnyContractProcedure>).map(([name, operation]) => {
    const { route, inputSchema } = operation['~orpc']
    return {
      name: `${room}.${name}`,
      url: `/api${route.path ?? `/${room}/${name}`}`,
      isRead: route.method === 'GET',
      operation,
      fields: (inputSchema as unknown as z.ZodObject).shape,
    }
  }),
)
