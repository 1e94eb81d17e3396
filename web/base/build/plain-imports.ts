import type { Plugin } from 'vite'

/**
 * Leaves `import()` to the browser. Vite wraps each in code that fetches the chunk's own imports and styles beside it,
 * with a table of every file: on the first page the renderer's tags do that, afterwards the router fetches a screen
 * when somebody points at its link, and all styles are in one file. Without it the entry is half a kilobyte smaller
 * and does not grow with every screen. In the browser's files it goes through `importFile` of the page, by which a file
 * that could not be fetched can be asked for again (SH-ERR-18).
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  renderChunk(code) {
    return this.environment.name === 'client' ? throughPage(code) : null
  },
})

/** The code of a chunk whose lazy files are fetched by the page. */
export const throughPage = (code: string): string =>
  code.replace(/\bimport\((["'`])\.\/([^"'`]+)\1\)/g, (_whole, _quote, name: string) => `importFile(${quoted(name)})`)

const quoted = (name: string) => JSON.stringify(name)
