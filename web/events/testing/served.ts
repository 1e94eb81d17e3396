import type { CalendarEvent, EventDetail, EventViewer } from '@bewezen/domain/events/reading.ts'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { islandsLoaded } from '../../base/hydration/islands.tsx'
import { newRouter } from '../../router.tsx'
import { event } from './given.ts'

const site = { name: 'Zonnewijzer', contactEmail: 'hallo@bewezen.example', url: 'https://bewezen.example' }
/** The moment at which these pages are drawn. */
export const now = '2026-10-22T10:00:00.000Z'

export type Answers = {
  events?: CalendarEvent[]
  viewer?: EventViewer | null
  detail?: EventDetail
  descriptions?: { id: string; description: string }[]
  span?: { earliest: string; latest: string } | null
}

/** A page as the server draws it: its text and its links, without what only a browser adds. */
export async function page(
  path: string,
  { events = [], viewer = null, detail, descriptions = [], span = null }: Answers = {},
) {
  const answers: Record<string, unknown> = {
    'events.calendar': { viewer, events },
    'events.span': { now, span },
    'events.descriptions': descriptions,
    'events.event': detail && { now, viewer, event: detail },
  }
  const ask = (name: string) =>
    answers[name] === undefined
      ? Promise.reject(Object.assign(new Error(name), { code: 'EVENT_NOT_FOUND' }))
      : Promise.resolve(answers[name])
  const router = newRouter({
    ask: ask as never,
    site,
    signedIn: viewer !== null,
    day: { now: 619, sunrise: 496, sunset: 1111 },
  })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) } as never)
  await router.load()
  await islandsLoaded()
  const html = renderToString(createElement(RouterProvider, { router } as never)).replaceAll('<!-- -->', '')
  const main = html.slice(html.indexOf('<main'))
  const text = main
    .replaceAll(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const links = [...main.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([all, to = '', inner = '']) => ({
    to: to.replaceAll('&amp;', '&'),
    label:
      all.match(/aria-label="([^"]*)"/)?.[1] ??
      inner
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
  }))
  const head = router.state.matches.flatMap((match) => match.meta ?? []) as Record<string, unknown>[]
  return {
    html: main,
    text,
    links,
    head,
    status: getSsrStatus(router),
    cards: main.slice(main.indexOf('id="soon"')),
  }
}

/** An event over the calendar as the server draws it, and whether its large button does nothing. */
export const open = async (
  one: EventDetail,
  viewer: EventViewer | null = null,
  events: CalendarEvent[] = [event({ title: 'Iets anders' })],
) => {
  const { html, ...rest } = await page(`/events/${one.slug}`, {
    detail: one,
    viewer,
    events,
  })
  const dialog = html.slice(html.indexOf('</main>'))
  const text = dialog
    .replaceAll(/<(svg)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  const [, button = ''] = dialog.match(/<button[^>]*min-h-\[54px\][^>]*>/)
    ? [0, dialog.match(/<button[^>]*min-h-\[54px\][^>]*>/)?.[0]]
    : []
  return { ...rest, dialog, text, isDisabled: /\sdisabled=""/.test(String(button)) }
}
