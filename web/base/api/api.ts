import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { client } from './client.ts'

/** The typed API client: each operation with its query keys and options, as `api.inbox.list`, for `useRead` and `useChange`. */
export const api = createTanstackQueryUtils(client)
