import type { Renderer } from '@bewezen/domain/base/renderer.ts'
import { builtPages, viteConfig } from './programFiles.ts'
import type { Mode } from './settings.ts'

/** The web floor as the server knows it: the only place that loads it. */
export type Rendered = {
  renderer(): Promise<Renderer>
  /** In development, the middleware that serves modules and hot reload. */
  middleware: ((request: unknown, response: unknown, next: () => void) => void) | null
  stop(): Promise<void>
}

/** Loads the web floor: the built file, once it is `built`, or in development Vite's module loader. */
export async function openRendered(mode: Mode, built: Promise<void> = Promise.resolve()): Promise<Rendered> {
  if (mode === 'development') return developed()
  let loaded: Promise<Renderer> | null = null
  return {
    renderer: () => (loaded ??= built.then(() => import(builtPages.renderer.href) as Promise<Renderer>)),
    middleware: null,
    stop: async () => {},
  }
}

async function developed(): Promise<Rendered> {
  const { createServer } = await import('vite')
  const vite = await createServer({ configFile: viteConfig, server: { middlewareMode: true }, appType: 'custom' })
  return {
    renderer: async () => (await vite.ssrLoadModule('/entry-server.tsx')) as unknown as Renderer,
    middleware: vite.middlewares as never,
    stop: () => vite.close(),
  }
}
