import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Manifest, Plugin } from 'vite'

/** The files that a page asks for: addresses from the root of the site. */
export type Assets = {
  entry: string
  /** The scripts that the entry itself imports. */
  beside: string[]
  styles: string[]
  /** The fonts that every page shows at once. */
  fonts: string[]
  /** The scripts of each part that is loaded when it is needed, by the name of its file: `HomeScreen`. */
  parts: Record<string, string[]>
  /** Only in development: what must run before the entry. */
  before?: { inline: string; scripts: string[] }
}

const name = 'virtual:assets'
const preloadedFonts = ['besley-latin-wght-normal', 'hanken-grotesk-latin-wght-normal']

/** Serves `virtual:assets` to the renderer, made from the manifest of the browser's build that came just before. */
export function assets(): Plugin {
  let clientFolder = ''
  return {
    name: 'assets',
    configResolved(config) {
      clientFolder = config.environments.client?.build.outDir ?? ''
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      const found =
        this.environment.mode === 'dev'
          ? inDevelopment
          : assetsOf(JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8')))
      return `export default ${JSON.stringify(found)}`
    },
  }
}

const inDevelopment: Assets = {
  entry: '/entry-client.tsx',
  beside: [],
  styles: ['/base/look/fonts.css', '/base/look/app.css'],
  fonts: [],
  parts: {},
  before: { inline: react.preambleCode.replace('__BASE__', '/'), scripts: ['/@vite/client'] },
}

/** The assets of every page, and those of each lazy part, from Vite's manifest of a build with one style sheet. */
export function assetsOf(manifest: Manifest): Assets {
  const chunks = Object.values(manifest)
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The manifest of the browser’s build names no entry')
  refuseCircles(manifest)
  const everywhere = closureOf(manifest, entry)
  const parts: Assets['parts'] = {}
  for (const chunk of chunks.filter(isPart)) {
    const part = basename(chunk.src).replace(/\.tsx?$/, '')
    if (parts[part]) throw new Error(`Two lazy files are called ${part}: a page could not tell which one it loads`)
    parts[part] = [...closureOf(manifest, chunk)].filter((each) => !everywhere.has(each)).map(address)
  }
  return {
    entry: address(entry),
    beside: [...everywhere].filter((chunk) => chunk !== entry).map(address),
    styles: chunks.filter((chunk) => chunk.file.endsWith('.css')).map(address),
    fonts: chunks.filter((chunk) => preloadedFonts.some((font) => basename(chunk.file).startsWith(font))).map(address),
    parts,
  }
}

type Chunk = Manifest[string]
const address = (chunk: Chunk) => `/${chunk.file}`
const isPart = (chunk: Chunk): chunk is Chunk & { src: string } =>
  chunk.isDynamicEntry === true && chunk.src !== undefined && !chunk.src.includes('node_modules')

/** Files that wait for each other begin with parts that are not there yet: such a build is refused, whatever page it is for. */
function refuseCircles(manifest: Manifest): void {
  const safe = new Set<Chunk>()
  const follow = (chunk: Chunk, above: readonly Chunk[]): void => {
    if (safe.has(chunk)) return
    if (above.includes(chunk))
      throw new Error(
        `Files of the build wait for each other: ${[...above, chunk].map(({ file }) => file).join(' -> ')}`,
      )
    for (const key of chunk.imports ?? []) {
      const next = manifest[key]
      if (next) follow(next, [...above, chunk])
    }
    safe.add(chunk)
  }
  for (const chunk of Object.values(manifest)) follow(chunk, [])
}

/** The chunk and all that it imports at once, each once. */
function closureOf(manifest: Manifest, chunk: Chunk, seen = new Set<Chunk>()): Set<Chunk> {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const key of chunk.imports ?? []) {
    const next = manifest[key]
    if (next) closureOf(manifest, next, seen)
  }
  return seen
}
