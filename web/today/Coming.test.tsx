import type { NextDate } from '@bewezen/domain/today/contract.ts'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Coming } from './Coming.tsx'
import { NextUp } from './NextUp.tsx'
import { nextDate } from './testing/nextDate.ts'

const none = () => {}

/** What stands behind the title and the moment of a date, and the names of its buttons. */
async function drawn(change: Partial<NextDate>) {
  const shown = { ...nextDate, ...change }
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <>
          <Coming dates={[shown]} enrolling={null} onEnrol={none} />
          <hr />
          <NextUp date={shown} />
        </>
      ),
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  const [list = '', beside = ''] = renderToStaticMarkup(<RouterProvider router={router} />).split('<hr/>')
  const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return {
    list: text(list)
      .replace(/.*11:00 /, '')
      .trim(),
    buttons: [...list.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name),
    links: [...list.matchAll(/href="([^"]*)"/g)].length,
    beside: text(beside)
      .replace(/.*11:00 /, '')
      .trim(),
  }
}

test.each([
  ['SH-TODAY-20 a place', { offer: 'enrol' }, 'Aanmelden', ['Aanmelden voor Koud water'], 1, ''],
  [
    'SH-TODAY-19 SH-TODAY-20 a line to wait in',
    { offer: 'wait' },
    'Vol Zet me op de wachtlijst',
    ['Zet me op de wachtlijst van Koud water'],
    1,
    'Vol',
  ],
  ['SH-TODAY-19 something to look at', { offer: 'look' }, 'Bekijk het event', [], 2, ''],
  ['SH-TODAY-04 one’s own place', { offer: null, own: 'enrolled' }, 'Aangemeld', [], 1, 'Aangemeld'],
] as const)('%s stands behind a date', async (_what, change, list, buttons, links, beside) => {
  expect(await drawn(change)).toEqual({ list, buttons, links, beside })
})
