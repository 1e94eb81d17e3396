import type { ComponentType } from 'react'

/** The loader of an island, a part of a page with its own chunk: a dynamic import of the file that exports it by name. */
export type Load<Name extends string, Props> = () => Promise<{ [N in Name]: ComponentType<Props> }>

const loading = new Set<Promise<void>>()

/** Preloading of islands for the server render. Settles when the server can render every island that is known so far; only the renderer needs to wait. */
export async function islandsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading)
}

/** An island as the server renders it: its code is loaded beforehand, since a server render is synchronous. */
export function serverRendered<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  let Part: ComponentType<Props> | null = null
  const loaded = load().then((module) => {
    Part = module[name]
    loading.delete(loaded)
  })
  loading.add(loaded)
  return (props: Props) => Part && <Part {...props} />
}
