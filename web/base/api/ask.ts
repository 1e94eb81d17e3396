import type { Ask } from './operations.ts'

/** The API of the browser, fetched only when a loader asks for something. */
export const askOverHttp: Ask = async (name, input) => (await import('./client.ts')).askByName(name, input)
