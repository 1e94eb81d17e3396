import { load } from './load.ts'

/** The server as a program of its own. */
const { serve } = await load()
await serve()
