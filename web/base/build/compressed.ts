import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const isText = /\.(js|css|svg|json|txt|webmanifest|html)$/

/** Writes a brotli and a gzip copy beside every text file of the browser's build, so that none is compressed per request. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not closeBundle: that runs after a failed build too, and its own fault would hide the real one.
    async writeBundle() {
      const folder = this.environment.config.build.outDir
      const names = await readdir(folder, { recursive: true })
      await Promise.all(names.filter((name) => isText.test(name)).map((name) => compress(join(folder, name))))
    },
  }
}

async function compress(file: string) {
  const bytes = await readFile(file)
  const [candidates, gz] = await Promise.all([
    Promise.all(shapesFor(bytes).map((shape) => brotli(bytes, { params: { ...shape, ...best(bytes) } }))),
    zip(bytes, { level: 9 }),
  ])
  const [smallest = Buffer.alloc(0)] = candidates.sort((one, other) => one.length - other.length)
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, gz)])
}

/** What is far larger than all that a first page may load comes later: there a hundred bytes are not worth seconds. */
const shapesFor = (bytes: Buffer) => (bytes.length > 400_000 ? shapes.slice(0, 1) : shapes)

const best = (bytes: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
})

// Which division of a file packs best differs from file to file, and cannot be told beforehand: the first is brotli's own.
const shapes: Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 16 },
  { [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 120 },
]
