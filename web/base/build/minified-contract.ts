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
 * The same contract as code that puts it together in the browser: every operation of a room is at `/{room}/{operation}`,
 * so that the names are enough. Refuses a contract in which one is anywhere else.
 */
export function routesModule(routes: AnyContractRouter): string {
  const rooms = Object.entries(routes as Routes).map(([room, operations]) => {
    const by = (asked: string) =>
      Object.entries(operations).flatMap(([name, { '~orpc': it }]) => {
        const { method, path } = it.route
        if (path !== `/${room}/${name}` || (method !== 'GET' && method !== 'POST'))
          throw new Error(`${room}.${name} is at ${method} ${path}`)
        return method === asked ? name : []
      })
    return `${room}:[${JSON.stringify(by('GET').join())},${JSON.stringify(by('POST').join())}]`
  })
  return `${together}export default contract({${rooms.join()}})`
}

type Routes = Record<string, Record<string, { '~orpc': { route: { method?: string; path?: string } } }>>

const together = `
const within = (room, method, names) => names.split(',').filter(Boolean).map((name) =>
  [name, { '~orpc': { errorMap: {}, meta: {}, route: { method, path: '/' + room + '/' + name } } }])
const contract = (rooms) => Object.fromEntries(Object.entries(rooms).map(([room, [reads, changes]]) =>
  [room, Object.fromEntries([...within(room, 'GET', reads), ...within(room, 'POST', changes)])]))
`

function routesOnly(router: object): object {
  if (!('~orpc' in router))
    return Object.fromEntries(Object.entries(router).map(([key, value]) => [key, routesOnly(value)]))
  const { route } = (router as { '~orpc': { route: object } })['~orpc']
  return { '~orpc': { errorMap: {}, meta: {}, route } }
}
