import { noncePlaceholder, type PageAnswer, type PageRequest, type Renderer } from '@bewezen/domain/base/renderer.ts'
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { askInProcess } from './base/document/askInProcess.ts'
import { headTags, loadEveryScreen } from './base/document/files.ts'
import { lastResort } from './base/document/lastResort.tsx'
import { sharedTags } from './base/document/shared.tsx'
import { dayLineAt } from './base/document/sun.ts'
import { viewingTags } from './base/document/viewing.ts'
import { islandsLoaded } from './base/hydration/islands.tsx'
import { newRouter, routeTree } from './router.tsx'

/** Draws a page on the server: html, or a redirect; a page that cannot be drawn is answered with one that says so. */
export const renderPage: Renderer['renderPage'] = async (request, { call }) => {
  const ask = askInProcess(call)
  const router = routerFor(request, ask.ask)
  let html = ''
  try {
    const handle = createRequestHandler({ createRouter: () => router, request: new Request(request.url) })
    const answer = await handle(async ({ responseHeaders }) => {
      await islandsLoaded()
      html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
      return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
    })
    const location = answer.headers.get('location')
    if (location !== null) return { status: answer.status, headers: { location }, html: '' }
    const matches = router.state.matches
    const fault = ask.fault() ?? matches.find((match) => match.status === 'error')?.error
    const status = answer.status === 500 ? ask.status() : answer.status
    const shared = status === 200 && !request.signedIn ? sharedTags(matches, request.site) : ''
    return page(status, html, shared + headTags(matches, request.signedIn) + viewingTags(request.viewing), fault)
  } catch (fault) {
    return page(500, lastResort(), headTags([], false) + viewingTags(request.viewing), fault)
  }
}

/** Draws a mail from its template; refuses a name that has none. */
export const renderMail: Renderer['renderMail'] = async (name, data) => (await import('./mails.ts')).draw(name, data)

function routerFor({ url, site, signedIn, seq }: PageRequest, ask: Parameters<typeof newRouter>[0]['ask']) {
  const day = dayLineAt(new Date())
  const router = newRouter({ ask, site, signedIn, day })
  const sent = () => ({ site, signedIn, day, seq })
  Object.assign(router.options, { ssr: { nonce: noncePlaceholder }, origin: new URL(url).origin, dehydrate: sent })
  return router
}

function page(status: number, drawn: string, tags: string, fault?: unknown): PageAnswer {
  const robots = status === 200 ? '' : '<meta name="robots" content="noindex">'
  // The first </head> is the document's: React escapes every text that comes before it.
  const html = drawn.replace('</head>', () => `${robots}${tags}</head>`)
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, html, fault }
}

// The first visitor should not wait for screens that Node has not read yet.
if (import.meta.env.PROD) await loadEveryScreen(routeTree).then(islandsLoaded)
