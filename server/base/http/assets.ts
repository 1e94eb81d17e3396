import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { placeOf, type Releases } from './earlierAssets.ts'
import { scriptHashes } from './scriptHashes.ts'

/** A worker lives by the policy of its own file, which for anything else than a page means nothing. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Serves the built files of a folder. Those under `assets/` carry a hash of their content in their name, so a browser
 * may keep them for a year; others, such as `/favicon.svg`, change under one name and are asked for anew after an hour,
 * and the service worker each time: an old one would go on for a day beside new pages.
 * With `releases` hashed files come from the copy of this release, since the next may be built in its place meanwhile, then
 * from those before it (SH-ERR-19). One that is in none of them is looked for among the copies that are there by then: while
 * a release is put out, a page of the next one asks a process of this one too (OPS-TWO-03).
 */
export async function serveAssets(
  app: FastifyInstance,
  folder: string,
  releases: Releases | null = null,
): Promise<void> {
  const roots = [...(releases?.own ? [releases.own] : []), folder, ...(releases?.earlier ?? [])]
  const hashed = [...roots.map((root) => join(root, 'assets')), ...(releases ? [releases.folder] : [])]
  const offlinePolicy = policyOf(join(folder, 'offline.html'))
  await app.register(fastifyStatic, {
    root: roots,
    wildcard: false,
    preCompressed: true,
    // Copies are served in the place of their file; a route for each would be two thirds of all routes there are.
    globIgnore: ['**/*.{br,gz}', 'release'],
    index: false,
    setHeaders: (reply, path) => {
      const changes = /service-worker\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
      reply.header(
        'cache-control',
        hashed.some((place) => path.startsWith(place + sep)) ? 'public, max-age=31536000, immutable' : changes,
      )
      reply.header('content-security-policy', /offline\.html(\.\w+)?$/.test(path) ? offlinePolicy : workerPolicy)
    },
  })
  app.get<{ Params: { '*': string } }>('/assets/*', async ({ params: { '*': name } }, reply) => {
    const place = releases && /^[\w-][\w.-]*$/.test(name) ? await placeOf(releases.folder, name) : null
    if (place) return reply.sendFile(`assets/${name}`, place)
    return reply.code(404).header('cache-control', 'no-store').send({ code: 'NOT_FOUND', data: null })
  })
}

/** The Content-Security-Policy of a standalone page: its own script and its own style. */
function policyOf(page: string): string {
  const scripts = existsSync(page) ? scriptHashes(readFileSync(page, 'utf8')) : []
  return `default-src 'none'; script-src ${scripts.join(' ') || "'none'"}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
