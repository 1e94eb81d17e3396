import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { projectRoot } from '../base/files.ts'

/** Packages that stay as they are: they bring machine code or files of their own, or hardly any process loads them. */
const apart = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-prepopulatedfs',
  '@fontsource/besley',
  '@zxcvbn-ts/language-common',
  'flydrive',
  'hoodiecrow-imap',
  'ioredis',
  'pdfkit',
  'pg-native',
  'pino',
  'sharp',
  'tar',
  'vite',
]
/** The file with all packages that a program loads at its start. */
const packages = 'packages'
const ofPackages = /\/node_modules\//
/** Node knows packages by this folder, and keeps to itself which old parts of it they use. */
const packagesFolder = 'node_modules/'
const staysApart = (name: string) => apart.some((one) => name === one || name.startsWith(`${one}/`))

const [server, folder] = [join(projectRoot, 'server'), join(projectRoot, 'dist/server')]

/**
 * Bundles the server into a few files, its packages with it: Node reads and resolves thousands of small ones in seconds
 * that every start would wait for (decision 19). The migrations go along, so that what was built is of one piece.
 */
await rm(folder, { recursive: true, force: true })
await bundle({ main: 'main.ts', load: 'load.ts', emptyDatabase: 'emptyDatabase.ts' })
// Apart, so that their threads load nothing of the rest.
await bundle({ reader: 'external/mail/reader.ts' })
await bundle({ drawer: 'demo/drawer.ts' })
await cp(join(server, 'base/migrations'), join(folder, 'migrations'), { recursive: true })

/** All comes to stand in one folder: `programFiles.ts` finds the project from there. */
async function bundle(programs: Record<string, string>): Promise<void> {
  const graph = await rolldown({
    input: Object.fromEntries(Object.entries(programs).map(([name, path]) => [name, join(server, path)])),
    platform: 'node',
    external: staysApart,
    onLog: (_level, log) => {
      throw new Error(log.message)
    },
  })
  const { output } = await graph.write({
    dir: folder,
    comments: false,
    // One letter beyond Latin-1 makes V8 keep the whole file at two bytes a letter, and it keeps what it reads.
    charset: 'ascii',
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: '[name].js',
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.every((id) => ofPackages.test(id)) ? `${packagesFolder}[name]-[hash].mjs` : '[name]-[hash].js',
    codeSplitting: { groups: [{ name: packages, test: ofPackages, tags: ['$initial'] }] },
  })
  await graph.close()
  // Node reads a whole map for the first trace that crosses its file: of ours 50 MB, of the packages three times that.
  for (const { type, fileName } of output)
    if (type === 'chunk' && fileName.startsWith(packagesFolder))
      await rm(join(folder, `${fileName}.map`), { force: true })
}
