import { routeComponent } from './base/routeComponent.ts'

type Lazy = typeof import('./lazyScreens.ts')['lazyScreens']
export type LazyFile = keyof Lazy
/** A screen of such a file. */
export type LazyName<File extends LazyFile> = File | (string & keyof Awaited<ReturnType<Lazy[File]>>)
/** What no first page needs, fetched as one file. */
export const later = () => import('./lazyScreens.ts')

/** A lazy route component that is looked up in lazyScreens.ts, so that the address of its chunk stays out of every first page. */
export function lazyScreen<File extends LazyFile>(file: File, name: LazyName<File> = file) {
  return {
    component: routeComponent(async () => (await later()).lazyScreens[file](), name),
    staticData: import.meta.env.SSR ? { parts: ['lazyScreens', file] } : {},
  }
}
