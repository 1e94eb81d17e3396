import type { Client } from '../../base/api/client.ts'

/** All call sheets of an event as the API answers them. */
export type AllSheets = Awaited<ReturnType<Client['production']['callSheets']>>
