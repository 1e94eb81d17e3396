import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../../service-worker.ts', import.meta.url))

/**
 * Builds the service worker as one file of its own, `/service-worker.js`: it shares nothing with the pages, and its
 * address may not change. In development there is none.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
      })
      const [worker] = 'output' in built ? built.output : []
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: worker.code })
    },
  }
}
