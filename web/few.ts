import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'

type Few = typeof import('./fewScreens.ts')['fewScreens']
type NameIn<File extends keyof Few> = string & keyof Awaited<ReturnType<Few[File]>>
/** A screen that is found in two steps, so that its address is not in every first page. */
export function few<File extends keyof Few>(file: File, name: File | NameIn<File> = file) {
  const load = async () => (await (await import('./fewScreens.ts')).fewScreens[file]()) as Record<string, ComponentType>
  return {
    component: lazyRouteComponent(load, name),
    staticData: import.meta.env.SSR ? { parts: ['fewScreens', file] } : {},
  }
}
