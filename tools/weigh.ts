import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { projectRoot } from './base/files.ts'
import { say } from './base/print.ts'

/** What a browser loads for a first page, in bytes as they travel: brotli for text, fonts and images as they are. */
export type Weight = {
  javascript: number
  styles: number
  fonts: number
  images: number
  html: number
  all: number
  /** Every file of the build that the page names, with its bytes. */
  files: Record<string, number>
}

const folder = join(projectRoot, 'dist/web')
const site = { name: 'Bewezen', contactEmail: 'hallo@bewezen.example', url: 'http://localhost:3000' }

/**
 * Weighs the first page at a path of the built site, for a visitor or for somebody who is signed in. What the page's
 * code fetches later by itself is not in it: a part that always comes is named in its route, and so counts.
 */
export async function weighRoute(path: string, signedIn = false, call: Call = noApi): Promise<Weight> {
  const renderer: Renderer = await import(join(folder, 'server/entry-server.js'))
  const { html, status } = await renderer.renderPage({ url: site.url + path, signedIn, seq: 0, site }, { call })
  if (status >= 300 && status < 400) throw new Error(`${path} is answered with a redirect`)
  const tags = Array.from(html.matchAll(/(?:src|href)="(\/[^"?#]+\.\w+)"/g), ([, file = '']) => file)
  const [, code = ''] = /<meta name="code" content="([^"]*)">/.exec(html) ?? []
  const named = new Set([...tags, ...code.split(' ')].filter((file) => file !== ''))
  const files = Object.fromEntries([...named].filter(isBuilt).map((file) => [file, bytesOf(file)]))
  const sum = (ends: RegExp) =>
    Object.entries(files).reduce((total, [file, bytes]) => (ends.test(file) ? total + bytes : total), 0)
  const parts = {
    javascript: sum(/\.js$/),
    styles: sum(/\.css$/),
    fonts: sum(/\.woff2$/),
    images: sum(/\.(svg|png|jpe?g|webp|avif|ico)$/),
    html: brotliCompressSync(html).length,
  }
  return { ...parts, all: Object.values(parts).reduce((total, bytes) => total + bytes, 0), files }
}

const isBuilt = (file: string) => existsSync(join(folder, 'client', file))

function bytesOf(file: string): number {
  const path = join(folder, 'client', file)
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length
}

type Call = Parameters<Renderer['renderPage']>[1]['call']

const noApi: Call = () => Promise.reject(Object.assign(new Error('There is no API here'), { code: 'UNAVAILABLE' }))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [path = '/', signedIn] = process.argv.slice(2)
  const { files, ...parts } = await weighRoute(path, signedIn === 'signed-in')
  for (const [file, bytes] of Object.entries(files)) say(`${String(bytes).padStart(8)}  ${file}`)
  for (const [part, bytes] of Object.entries(parts)) say(`${String(bytes).padStart(8)}  ${part}`)
}
