import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from './base/files.ts'
import { onPinnedNode } from './base/node.ts'
import { built } from './start/built.ts'
import { dropOld } from './start/stamp.ts'

const addressOf = (path: string) => pathToFileURL(join(projectRoot, path)).href

await onPinnedNode()
// The server runs in this very process, so that a signal needs no messenger and nothing outlives a kill.
// In development it runs from its sources, and Vite serves those of the pages.
if (process.env.NODE_ENV === 'development') await import(addressOf('server/main.ts'))
else await start()

async function start(): Promise<void> {
  // The pages take longest, so they are built while the server begins to work, and in a hurry. It says why they are not there.
  const pages = built('web', 'hurry')
  pages.catch(() => {})
  try {
    await built('server')
    // To make one for this start alone takes longer than it saves: `npm run build` makes it.
    await dropOld(projectRoot, 'database')
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
  const { load }: typeof import('../server/load.ts') = await import(addressOf('dist/server/load.js'))
  const { serve } = await load()
  await serve(pages)
}
