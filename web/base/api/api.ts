import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { client } from './client.ts'

/** Every operation of the contract with its query keys and options: `api.inbox.list`, for `useRead` and `useChange`. */
export const api = createTanstackQueryUtils(client)
