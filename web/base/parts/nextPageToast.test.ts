import { expect, test, vi } from 'vitest'
import { type KeptToast, keepToast, takeToast } from './nextPageToast.ts'
import { isToastKept } from './nextPageToastKey.ts'

const bye: KeptToast = { kind: 'notice', title: 'Je account wordt verwijderd', line: 'Tot die tijd kun je terugkomen.' }

/** The storage of a tab, in which a key is a property, as in a browser. */
function storage() {
  const kept: Record<string, string> = {}
  const setItem = (key: string, to: string) => {
    kept[key] = to
  }
  const removeItem = (key: string) => {
    delete kept[key]
  }
  const hidden = { getItem: (key: string) => kept[key] ?? null, setItem, removeItem }
  for (const [name, value] of Object.entries(hidden)) Object.defineProperty(kept, name, { value })
  return kept
}

test('SH-PROF-05 what one page leaves for the next is told there once', () => {
  vi.stubGlobal('sessionStorage', storage())
  expect([isToastKept(), takeToast()]).toEqual([false, null])
  keepToast(bye)
  expect([isToastKept(), takeToast()]).toEqual([true, bye])
  expect([isToastKept(), takeToast()]).toEqual([false, null])
})

test('SH-LOCAL-09 a browser that keeps nothing, or nonsense, tells nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepToast(bye)
  expect([isToastKept(), takeToast()]).toEqual([false, null])
  vi.stubGlobal('sessionStorage', Object.assign(storage(), { toast: '{' }))
  expect(takeToast()).toBeNull()
})
