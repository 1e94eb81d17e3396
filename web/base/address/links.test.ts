import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followLinks } from './links.ts'
import type { Asked } from './navigate.ts'

// As much of a page as following links asks for.
class FakeElement extends EventTarget {
  readonly link: Record<string, unknown> | null
  constructor(link: Record<string, unknown> | null) {
    super()
    this.link = link
  }
  closest(selector: string) {
    return selector.includes('content-link') ? this.link : null
  }
}
const origin = 'https://bewezen.example'
const page = () => Object.assign(new EventTarget(), { location: { origin, assign: vi.fn() }, open: vi.fn() })
let [win, doc, go] = [page(), new EventTarget(), vi.fn()]

beforeEach(() => {
  ;[win, doc, go] = [page(), new EventTarget(), vi.fn()]
  vi.stubGlobal('Element', FakeElement)
  vi.stubGlobal('window', win)
  vi.stubGlobal('document', doc)
  followLinks(go)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const link = (path: string, more: object = {}) => {
  const { pathname, search, hash, origin: from } = new URL(path, origin)
  return { pathname, search, hash, origin: from, target: '', hasAttribute: () => false, ...more }
}

function click(on: Record<string, unknown> | null, keys: object = {}) {
  const event = new Event('click', { cancelable: true })
  const facts = { target: new FakeElement(on), button: 0, ...keys }
  for (const [key, value] of Object.entries(facts)) Object.defineProperty(event, key, { value })
  doc.dispatchEvent(event)
  return event.defaultPrevented
}

async function ask(detail: Asked) {
  win.dispatchEvent(new CustomEvent('navigate', { detail }))
  await vi.dynamicImportSettled()
}

describe('a click on a content link', () => {
  test('SH-LINK-01 moves inside the app instead of loading a page', async () => {
    expect(click(link('/community/a/lesson/b?c=1#d'))).toBe(true)
    await vi.dynamicImportSettled()
    expect(go).toHaveBeenCalledExactlyOnceWith('/community/a/lesson/b?c=1#d')
  })

  test('SH-LINK-01 a link to no content of a community needs nothing else first', () => {
    expect(click(link('/events?x=1'))).toBe(true)
    expect(go).toHaveBeenCalledExactlyOnceWith('/events?x=1')
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'SH-LINK-04 with %j is left to the browser',
    (keys) => {
      expect(click(link('/events'), keys)).toBe(false)
      expect(go).not.toHaveBeenCalled()
    },
  )

  test('to another site, to another tab or beside a content link is left to the browser', () => {
    for (const other of [link('https://elders.example/x'), link('/events', { target: '_blank' }), null])
      expect(click(other)).toBe(false)
    expect(go).not.toHaveBeenCalled()
  })
})

describe('a navigate event', () => {
  test('SH-LINK-02 moves to a path in the app or to an address elsewhere', async () => {
    await ask({ path: '/events?x=1' })
    expect(go).toHaveBeenCalledExactlyOnceWith('/events?x=1')
    await ask({ url: 'https://elders.example/a' })
    expect(win.location.assign).toHaveBeenCalledExactlyOnceWith('https://elders.example/a')
  })

  test('SH-LINK-10 an address elsewhere opens in this tab unless a new one is asked, which cannot reach its opener', async () => {
    await ask({ url: 'https://elders.example/a' })
    expect(win.open).not.toHaveBeenCalled()
    await ask({ url: 'https://elders.example/b', newTab: true })
    expect(win.open).toHaveBeenCalledExactlyOnceWith('https://elders.example/b', '_blank', 'noopener')
    expect(win.location.assign).toHaveBeenCalledTimes(1)
  })

  test('SH-LINK-03 anything else is ignored and logged', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    for (const asked of [{ path: '//evil.example' }, { path: 'events' }, { url: 'javascript:alert(1)' }, {}])
      await ask(asked)
    expect([go, win.open, win.location.assign].some((each) => each.mock.calls.length > 0)).toBe(false)
    expect(log).toHaveBeenCalledTimes(4)
  })
})
