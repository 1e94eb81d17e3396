import { Waiting } from './base/document/Waiting.tsx'
import { routeComponent } from './base/routeComponent.ts'

type Lazy = typeof import('./lazyScreens.ts')['lazyScreens']
export type LazyFile = keyof Lazy
/** A screen of such a file. */
export type LazyName<File extends LazyFile> = File | (string & keyof Awaited<ReturnType<Lazy[File]>>)
/** What no first page needs, fetched as one file. */
export const later = () => import('./lazyScreens.ts')

// The server draws the shape of a page that only browsers draw, and cannot wait for it.
const server = import.meta.env.SSR ? await later() : undefined

/** A lazy route component that is looked up in lazyScreens.ts, so that the address of its chunk stays out of every first page. */
export function lazyScreen<File extends LazyFile>(file: File, name: LazyName<File> = file) {
  return {
    component: routeComponent(async () => (await later()).lazyScreens[file](), name),
    pendingComponent: routeComponent(async () => (await later()).shapes, file, Waiting, server?.shapes[file]),
    staticData: import.meta.env.SSR ? { parts: ['lazyScreens', file] } : {},
  }
}
