import { type ComponentType, lazy } from 'react'
import type { Load } from './islands.tsx'
import { untilLoaded } from './untilLoaded.ts'

/**
 * A part whose code comes when it is drawn: React's `lazy`, except that a file that could not be fetched is tried again.
 * Until it is there the `Suspense` around it shows what it shows while loading.
 *
 *     const PlanPage = lazyPart(() => import('./PlanPage.tsx'), 'PlanPage')
 */
export const lazyPart = <Name extends string, Props>(load: Load<Name, Props>, name: Name) =>
  lazy<ComponentType<Props>>(async () => ({ default: (await untilLoaded(load))[name] }))
