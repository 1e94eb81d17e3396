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
/** Of the build alone: no browser gets it. */
const isHidden = /^\./
/** The one script and the one style sheet that every page loads. */
const isOnEveryPage = /^assets[\\/](app|style)-/

/**
 * Writes a brotli and a gzip copy beside every text file of the browser's build, so that none is compressed per request:
 * in a hurry, where somebody waits for a first start, or as small as they get.
 */
export function compressed(): Plugin {
  const pack = process.env.BUILD_IN_HURRY === 'yes' ? packInHurry : packSmall
  return {
    name: 'compressed',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    // Not closeBundle: that runs after a failed build too, and its own fault would hide the real one.
    async writeBundle() {
      const folder = this.environment.config.build.outDir
      const waiting = (await readdir(folder, { recursive: true })).filter(
        (name) => isText.test(name) && !isHidden.test(name),
      )
      const lane = async () => {
        for (let name = waiting.pop(); name !== undefined; name = waiting.pop())
          await pack(join(folder, name), isOnEveryPage.test(name))
      }
      await Promise.all(Array.from({ length: atOnce }, lane))
    },
  }
}

async function packInHurry(file: string) {
  const bytes = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  await Promise.all([
    writeFile(`${file}.br`, await brotli(bytes, { params })),
    writeFile(`${file}.gz`, await zip(bytes)),
  ])
}

async function packSmall(file: string, isWorthMore: boolean) {
  const bytes = await readFile(file)
  const [candidates, gz] = await Promise.all([
    Promise.all(shapesFor(bytes, isWorthMore).map((shape) => brotli(bytes, { params: { ...shape, ...best(bytes) } }))),
    zip(bytes, { level: 9 }),
  ])
  const [smallest = Buffer.alloc(0)] = candidates.sort((one, other) => one.length - other.length)
  await Promise.all([writeFile(`${file}.br`, smallest), writeFile(`${file}.gz`, gz)])
}

/**
 * What is far larger than all that a first page may load comes later: there a hundred bytes are not worth seconds. What
 * every page loads is worth them: which shape packs it best changes with each build, by some hundred bytes.
 */
function shapesFor({ length }: Buffer, isWorthMore: boolean) {
  if (isWorthMore) return [...shapes, blocks, ...moreShapes]
  return length > 400_000 ? shapes.slice(0, 1) : length > block ? [...shapes, blocks] : shapes
}

const best = (bytes: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
})

// Which division of a file packs best differs from file to file, and cannot be told beforehand: the first is brotli's own.
const shapes: Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_NDIRECT]: 8 },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 3, [constants.BROTLI_PARAM_NDIRECT]: 120 },
]

// Of what is no larger than one block it makes the same.
const block = 2 ** 16
const blocks = { [constants.BROTLI_PARAM_LGBLOCK]: 16 }

const moreShapes = [
  { bits: 0, directs: [1, 2, 4, 12] },
  { bits: 16, directs: [1, 2, 4, 8, 12] },
  { bits: 17, directs: [0, 1, 2, 4, 8, 12] },
].flatMap(({ bits, directs }) =>
  directs.map((direct) => ({
    [constants.BROTLI_PARAM_LGBLOCK]: bits,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  })),
)
