import { existsSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { scriptHashes } from './scriptHashes.ts'

/** A worker lives by the policy of its own file, which for anything else than a page means nothing. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * Serves the built files of a folder. Those under `assets/` carry a hash of their content in their name, so a browser
 * may keep them for a year; others, such as `/favicon.svg`, change under one name and are asked for anew after an hour,
 * and the service worker each time: an old one would go on for a day beside new pages.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const hashed = join(folder, 'assets') + sep
  const offlinePolicy = policyOf(join(folder, 'offline.html'))
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    decorateReply: false,
    setHeaders: (reply, path) => {
      const changes = /service-worker\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600'
      reply.header('cache-control', path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : changes)
      reply.header('content-security-policy', /offline\.html(\.\w+)?$/.test(path) ? offlinePolicy : workerPolicy)
    },
  })
}

/** What a page that stands by itself may do: run its own script and wear its own style. */
function policyOf(page: string): string {
  const scripts = existsSync(page) ? scriptHashes(readFileSync(page, 'utf8')) : []
  return `default-src 'none'; script-src ${scripts.join(' ') || "'none'"}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}
