import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'

let ran: string[]
let preloaded: string[]
let page: EventTarget
let paint: () => void
const remove = vi.fn()
const happens = (type: string) => page.dispatchEvent(new Event(type))

/** A browser with a page that names its code and is not all there yet, which tells what it paints or does not. */
function aBrowser({ tells = true, code = '/assets/app.js /assets/home.js', readyState = 'loading' } = {}) {
  class Observer {
    static supportedEntryTypes = tells ? ['paint'] : []
    constructor(told: () => void) {
      paint = told
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const document = {
    readyState,
    querySelector: () => (code ? { content: code, remove } : null),
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  }
  vi.stubGlobal('document', document)
  afterPaint(async (address) => ran.push(address))
  return {
    isAllThere() {
      document.readyState = 'interactive'
      happens('DOMContentLoaded')
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  ran = []
  preloaded = []
  page = new EventTarget()
  paint = () => {}
  remove.mockReset()
  return () => vi.unstubAllGlobals()
})

test('SH-ERR-34 the code is fetched once something of the page is seen, runs once all of it is there, and once only', async () => {
  const { isAllThere } = aBrowser()
  expect([ran, preloaded]).toEqual([[], []])
  paint()
  expect(preloaded).toEqual(['/assets/app.js', '/assets/home.js'])
  expect(ran).toEqual([])
  isAllThere()
  paint()
  happens('load')
  await vi.runAllTimersAsync()
  expect(ran).toEqual(['/assets/app.js'])
  expect(preloaded).toHaveLength(2)
  expect(remove).toHaveBeenCalledOnce()
})

test('SH-ERR-34 where the page was all there before it was painted the code runs at once', () => {
  aBrowser({ readyState: 'interactive' })
  paint()
  expect(ran).toEqual(['/assets/app.js'])
})

test.each([
  ['where nothing is painted', {}],
  ['in a browser that does not tell what it paints', { tells: false }],
])('SH-ERR-34 %s the code is fetched after the page is loaded', async (_, given) => {
  const { isAllThere } = aBrowser(given)
  isAllThere()
  await vi.runAllTimersAsync()
  expect(ran).toEqual([])
  happens('load')
  await vi.runAllTimersAsync()
  expect(ran).toEqual(['/assets/app.js'])
})

test('SH-ERR-34 a page that names no code runs none', () => {
  aBrowser({ code: '' })
  paint()
  expect(preloaded).toEqual([])
})
