import { afterEach, describe, expect, test, vi } from 'vitest'
import { light } from './light.ts'

/** How the page is lit, drawn from the text of the function, as the first page runs it. */
function lit(kept: Record<string, string> | null, deviceIsDark = false) {
  const dataset: Record<string, string> = { theme: 'light' }
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('matchMedia', () => ({ matches: deviceIsDark }))
  vi.stubGlobal('localStorage', { getItem: (key: string) => (kept ? (kept[key] ?? null) : broken()) })
  new Function(`(${light})()`)()
  return `${dataset.theme}${dataset.redlight === 'on' ? ' red' : ''}`
}
const broken = (): never => {
  throw new Error('SecurityError')
}
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the first paint', () => {
  test('SH-UI-02 is light until a choice is made, on a dark device too', () => {
    expect(lit({}, true)).toBe('light')
  })

  test('SH-LOCAL-05 SH-LOCAL-07 follows the kept theme and red-light-filter', () => {
    expect(lit({ theme: 'dark' })).toBe('dark')
    expect(lit({ theme: 'light', 'red-light-filter': 'on' }, true)).toBe('light red')
    expect(lit({ 'red-light-filter': 'off' })).toBe('light')
    expect([lit({ theme: 'system' }, true), lit({ theme: 'system' }, false)]).toEqual(['dark', 'light'])
  })

  test('is the default without working storage or with nonsense in it', () => {
    expect(lit(null, true)).toBe('light')
    expect(lit({ theme: '{"x":1}', 'red-light-filter': 'misschien' }, true)).toBe('light')
  })
})
