import type { ComponentType } from 'react'
import { routeComponent } from './routeComponent.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The lazy files that a page with this route shows at once, by name, so that they come beside it. */
    parts?: string[]
    /** Those that only somebody who is signed in sees. */
    memberParts?: string[]
  }
}

/**
 * A screen that loads with its route. The name is that of its export and, unless said otherwise, of its file, by whose
 * name the renderer knows which files the page must load.
 */
export function screen<Name extends string>(
  load: () => Promise<{ [N in Name]: ComponentType }>,
  name: Name,
  file: string = name,
) {
  return {
    component: routeComponent(load, name),
    staticData: import.meta.env.SSR ? { parts: [file] } : {},
  }
}
