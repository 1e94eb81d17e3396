import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './base/files.ts'
import { onPinnedNode } from './base/node.ts'
import { builtWeb } from './start/built.ts'

await onPinnedNode()
try {
  // In development Vite serves the sources themselves.
  if (process.env.NODE_ENV !== 'development') await builtWeb()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
// The server runs in this very process, so that a signal needs no messenger and nothing outlives a kill.
await import(pathToFileURL(join(projectRoot, 'server/main.ts')).href)
