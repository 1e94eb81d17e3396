import { fileURLToPath } from 'node:url'
import { type AnyContractRouter, minifyContractRouter, populateContractRouterPaths } from '@orpc/contract'
import type { Plugin } from 'vite'

const name = 'virtual:contract'
const source = '@bewezen/domain/contract.ts'

/**
 * Serves `virtual:contract`: of each operation only its method and path, which is all that calling it takes, so that no
 * schema reaches the browser. In development the contract itself is served, so that a change in it is seen at once.
 */
export function minifiedContract(): Plugin {
  return {
    name: 'minified-contract',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return
      if (this.environment.mode === 'dev') return inDevelopment
      this.addWatchFile(fileURLToPath(import.meta.resolve(source)))
      const { contract } = await import(source)
      return `export default ${JSON.stringify(routesOf(contract))}`
    },
  }
}

const inDevelopment = `
import { populateContractRouterPaths } from '@orpc/contract'
import { contract } from '${source}'
export default populateContractRouterPaths(contract)`

/** A contract without its schemas: where each operation is, and how it is called. */
export const routesOf = (contract: AnyContractRouter): AnyContractRouter =>
  routesOnly(minifyContractRouter(populateContractRouterPaths(contract))) as AnyContractRouter

function routesOnly(router: object): object {
  if (!('~orpc' in router))
    return Object.fromEntries(Object.entries(router).map(([key, value]) => [key, routesOnly(value)]))
  const { route } = (router as { '~orpc': { route: object } })['~orpc']
  return { '~orpc': { errorMap: {}, meta: {}, route } }
}
