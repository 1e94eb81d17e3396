import { fileURLToPath } from 'node:url'

/**
 * The files that the program opens, beside those that Node loads for it. It runs from its sources in development and in tests,
 * and else as it was built (decision 19): all of it in `dist/server`, with the migrations that belong to it. No other file of
 * the server asks for its own address, since built it has none.
 */
// As deep as the folder with what was built, so that the project is found from both.
const project = new URL('../../', import.meta.url)
const isBuilt = import.meta.url.endsWith('.js')
const pathOf = (path: string) => fileURLToPath(new URL(path, project))

/** The browser's files of this release, and the renderer of its pages and mails. */
export const builtPages = {
  assets: pathOf('dist/web/client'),
  renderer: new URL('dist/web/server/entry-server.js', project),
}
/** What draws the pages in development. */
export const viteConfig = pathOf('web/vite.config.ts')
export const migrationsFolder = pathOf(isBuilt ? 'dist/server/migrations' : 'server/base/migrations')
/** An empty database of this release, with which an empty folder begins; sources have none, since they may be of any release. */
export const emptyDatabase = isBuilt ? pathOf('dist/database') : null
/** Where Node keeps what it compiled of the built server. */
export const compiled = isBuilt ? pathOf('dist/server/compiled') : null
/** The program of the thread that draws what the demo community shows. */
export const demoDrawer = new URL(isBuilt ? 'dist/server/drawer.js' : 'server/demo/drawer.ts', project)
/** The program of the thread that reads mails. */
export const mailReader = new URL(isBuilt ? 'dist/server/reader.js' : 'server/external/mail/reader.ts', project)
