import type { ComponentType } from 'react'

/** How a part of a page is loaded: its file, which exports it under its name. */
export type Load<Name extends string, Props> = () => Promise<{ [N in Name]: ComponentType<Props> }>

const loading = new Set<Promise<void>>()

/** Settles when every part that is known so far can be drawn by the server; only the renderer needs to wait. */
export async function drawnPartsLoaded(): Promise<void> {
  while (loading.size > 0) await Promise.all(loading)
}

/** The part as the server draws it, which cannot wait while it draws. */
export function drawn<Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) {
  let Part: ComponentType<Props> | null = null
  const loaded = load().then((module) => {
    Part = module[name]
    loading.delete(loaded)
  })
  loading.add(loaded)
  return (props: Props) => Part && <Part {...props} />
}
