import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** More than a machine has threads for them, and far fewer files open than a process may have in a container (1,024). */
const atOnce = 32
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
      const waiting = (await readdir(folder, { recursive: true })).filter((name) => isText.test(name))
      const lane = async () => {
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) await compress(join(folder, name))
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
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

/**
 * What is far larger than all that a first page may load comes later: there a hundred bytes are not worth seconds. What
 * every page loads is worth them: which shape packs it best changes with each build, by some hundred bytes.
 */
const shapesFor = ({ length }: Buffer) =>
  length > 400_000 ? shapes.slice(0, 1) : length > 150_000 ? [...shapes, ...moreShapes] : shapes

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

const moreShapes = [0, 16, 17].flatMap((block) =>
  [0, 1, 2, 4, 8, 12].map((direct) => ({
    [constants.BROTLI_PARAM_LGBLOCK]: block,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  })),
)
