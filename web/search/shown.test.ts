import { afterEach, expect, test, vi } from 'vitest'
import { closeSearch, showSearch, takeEarly } from './shown.ts'

type Hear = (event: object) => void
const heard = new Set<Hear>()
vi.stubGlobal('addEventListener', (_: string, hear: Hear) => heard.add(hear))
vi.stubGlobal('removeEventListener', (_: string, hear: Hear) => heard.delete(hear))
afterEach(closeSearch)

/** Presses keys; answers those that were kept from whatever has the focus. */
const press = (keys: readonly string[], held: object = {}) =>
  keys.filter((key) => {
    let isKept = false
    for (const hear of heard)
      hear({
        key,
        ...held,
        preventDefault: () => {
          isKept = true
        },
      })
    return isKept
  })

test('ADM-MORE-57 what is typed before the field is there is kept for it, and reaches nothing else', () => {
  expect(press(['a'])).toEqual([])
  showSearch()
  expect(press([...'slaapx', 'Backspace', 'Tab', 'Shift'])).toEqual([...'slaapx', 'Backspace'])
  expect(press(['r'], { ctrlKey: true })).toEqual([])
  expect(takeEarly()).toBe('slaap')
  // Now the field hears them itself.
  expect(press(['z'])).toEqual([])
  expect(takeEarly()).toBe('')
})

test('ADM-MORE-57 ADM-MORE-35 asking for a search that is open takes no key from its field', () => {
  showSearch()
  takeEarly()
  showSearch()
  expect(press(['z'])).toEqual([])
  expect(takeEarly()).toBe('')
})

test('ADM-MORE-57 Escape gives up a search that is not there yet, and the next one begins empty', () => {
  showSearch()
  press(['a', 'Escape'])
  expect(press(['b'])).toEqual([])
  showSearch()
  expect(takeEarly()).toBe('')
})
