import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type ComponentType, createElement, use } from 'react'
import { untilLoaded } from './hydration/untilLoaded.ts'

type Load = () => Promise<Record<string, ComponentType>>

/**
 * The component of a route, loaded with it. The router would keep a file that could not be fetched as failed, and load
 * the page anew without a question: here the page waits for it, while what stands around it works on (SH-ERR-18).
 */
export function routeComponent(load: () => Promise<object>, name: string): AsyncRouteComponent<object> {
  let Part: ComponentType | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= untilLoaded(load as Load).then((module) => {
      Part = module[name]
    })
    return loading
  }
  const draw = (props: object) => {
    if (!Part) use(preload())
    return Part && createElement(Part, props)
  }
  return Object.assign(draw, { preload })
}
