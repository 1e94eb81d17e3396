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
      return routesModule(routesOf(contract))
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

/**
 * The same contract as code that answers it in the browser: every operation of a room is at `/{room}/{operation}`, and
 * what is not among the named reads is a change, so that the names of the reads are enough. Refuses a contract in which
 * an operation is anywhere else.
 */
export function routesModule(routes: AnyContractRouter): string {
  const reads = Object.entries(routes as Routes).flatMap(([room, operations]) => {
    const named = Object.entries(operations).flatMap(([name, { '~orpc': it }]) => {
      const { method, path } = it.route
      if (path !== `/${room}/${name}` || (method !== 'GET' && method !== 'POST'))
        throw new Error(`${room}.${name} is at ${method} ${path}`)
      return method === 'GET' ? name : []
    })
    return named.length > 0 ? `${room}:${JSON.stringify(named.join())}` : []
  })
  return `${answered}export default rooms({${reads.join()}})`
}

type Routes = Record<string, Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>

const answered = `
const named = (get) => new Proxy({}, { get: (_, name) => get(name) })
const rooms = (reads) => named((room) => named((name) => ({ '~orpc': { errorMap: {}, meta: {}, route: {
  method: (reads[room] || '').split(',').includes(name) ? 'GET' : 'POST', path: '/' + room + '/' + name } } })))
`

function routesOnly(router: object): object {
  if (!('~orpc' in router))
    return Object.fromEntries(Object.entries(router).map(([key, value]) => [key, routesOnly(value)]))
  const { route } = (router as { '~orpc': { route: object } })['~orpc']
  return { '~orpc': { errorMap: {}, meta: {}, route } }
}
