import routes from 'virtual:contract'
import type { Contract } from '@bewezen/domain/contract.ts'
import type { ContractRouterClient } from '@orpc/contract'
import { type Asked, overHttp } from './http.ts'
import type { Ask } from './operations.ts'

export type Client = ContractRouterClient<Contract, Asked>

/** Every operation of the contract as a function over HTTP. */
export const client: Client = overHttp(routes)

/** Calls an operation by its name in the contract. */
export const askByName: Ask = (name: string, input: unknown) => {
  const [room = '', operation = ''] = name.split('.')
  const rooms = client as unknown as Record<string, Record<string, (input: unknown) => Promise<never>>>
  const call = rooms[room]?.[operation]
  if (!call) throw new Error(`The contract has no operation ${name}`)
  return call(input)
}
