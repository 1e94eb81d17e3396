import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './afterPaint.ts'

let begun: string[]
let preloaded: string[]
let paint: () => void
let load: () => void
const remove = vi.fn()

/** A browser with a page that names its code, visible or not, that tells what it paints or does not. */
function aBrowser({ hidden = false, tells = true, code = '/assets/app.js /assets/home.js /assets/parts.js' }) {
  class Observer {
    static supportedEntryTypes = tells ? ['paint'] : []
    constructor(told: () => void) {
      paint = told
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    if (type === 'load') load = listener
  })
  vi.stubGlobal('document', {
    hidden,
    querySelector: () => (code ? { content: code, remove } : null),
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  })
  afterPaint(async (address) => begun.push(address))
}

beforeEach(() => {
  begun = []
  preloaded = []
  remove.mockReset()
  paint = load = () => {}
  return () => vi.unstubAllGlobals()
})

test('SH-ERR-34 the code of a page is fetched once something of it is seen, and once only', async () => {
  aBrowser({})
  load()
  expect([begun, preloaded]).toEqual([[], []])
  paint()
  paint()
  expect(begun).toEqual(['/assets/app.js'])
  expect(preloaded).toEqual(['/assets/home.js', '/assets/parts.js'])
  await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce())
})

test.each([
  ['a tab in the background', { hidden: true }],
  ['a browser that does not tell what it paints', { tells: false }],
])('SH-ERR-34 %s begins when the page is loaded', (_, given) => {
  aBrowser(given)
  expect(begun).toEqual([])
  load()
  expect(begun).toEqual(['/assets/app.js'])
})

test('SH-ERR-34 a page that names no code begins none', () => {
  aBrowser({ code: '' })
  paint()
  expect(begun).toEqual([])
})
