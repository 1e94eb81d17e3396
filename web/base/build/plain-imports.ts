import type { Plugin } from 'vite'

/**
 * Leaves `import()` to the browser. Vite wraps each in code that fetches the chunk's own imports and styles beside it,
 * with a table of every file: on the first page the renderer's tags do that, afterwards the router fetches a screen
 * when somebody points at its link, and all styles are in one file. Without it the entry is half a kilobyte smaller
 * and does not grow with every screen.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
})
