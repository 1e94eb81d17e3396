import type { AsyncRouteComponent } from '@tanstack/react-router'
import { type ComponentType, createElement, Suspense, use } from 'react'
import { untilLoaded } from './hydration/untilLoaded.ts'

type Load = () => Promise<Record<string, ComponentType>>

/**
 * The component of a route, loaded with it. The router would keep a file that could not be fetched as failed, and load
 * the page anew without a question: here the page waits for it, while what stands around it works on (SH-ERR-18).
 * What stands for it `meanwhile` is for a component that is itself drawn while something is waited for; the server, which
 * cannot wait for that one, has it `loaded`.
 */
export function routeComponent(
  load: () => Promise<object>,
  name: string,
  meanwhile?: ComponentType,
  loaded?: ComponentType,
): AsyncRouteComponent<object> {
  let Part = loaded
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= untilLoaded(load as Load).then((module) => {
      Part = module[name]
    })
    return loading
  }
  const drawPart = (props: object) => {
    if (!Part) use(preload())
    return Part && createElement(Part, props)
  }
  const draw = (props: object) =>
    meanwhile
      ? createElement(Suspense, { fallback: createElement(meanwhile) }, createElement(drawPart, props))
      : drawPart(props)
  return Object.assign(draw, { preload })
}
