import type { PublicPath } from '@bewezen/domain/site/pageTitleWords.ts'
import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { Document } from './base/document/Document.tsx'
import { NotFound } from './base/document/NotFound.tsx'
import { publicPage } from './base/document/titled.ts'
import type { RouterContext } from './base/routerContext.ts'
import { Frame } from './Frame.tsx'

/** The root of every route. Which files a page needs beside its screen is told by the server alone (`import.meta.env.SSR`). */
export const root = createRootRouteWithContext<RouterContext>()({
  shellComponent: Document,
  component: Frame,
  staticData: import.meta.env.SSR ? { memberParts: ['memberSession', 'MemberTop', 'MemberBottom'] } : {},
  notFoundComponent: NotFound,
  validateSearch: (query: Record<string, unknown>) => query as Record<string, string | undefined>,
})

/**
 * What stands behind the login: a visitor goes to /auth and returns from there (SH-ROUTE-28, SH-ROUTE-34). These pages are
 * sent as a small shell and drawn in the browser.
 */
export const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  beforeLoad: ({ context, location }) => {
    if (!context.signedIn) throw redirect({ to: '/auth', search: { next: location.href } })
  },
})
export const inBrowser = { ssr: false } as const

/** A page of `publicPages`, one for everybody, and one behind the login, at a path. */
export const page = <Path extends PublicPath>(path: Path) =>
  ({ getParentRoute: () => root, ...publicPage(path) }) as const
export const open = <Path extends string>(path: Path) => ({ getParentRoute: () => root, path }) as const
export const guarded = <Path extends string>(path: Path) =>
  ({ getParentRoute: () => member, path, ...inBrowser }) as const
