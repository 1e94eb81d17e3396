import { enableCompileCache, setSourceMapsSupport } from 'node:module'
import { compiled } from './base/programFiles.ts'

/**
 * Loads the server. Where it was built (decision 19) a trace names the sources all the same, and what Node compiled of it is
 * kept for the next start.
 */
export async function load(): Promise<typeof import('./serve.ts')> {
  setSourceMapsSupport(true)
  if (compiled) enableCompileCache(compiled)
  return import('./serve.ts')
}
