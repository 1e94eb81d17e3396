import { expect, test, vi } from 'vitest'
import { holdsTyped, rememberTyped, type Typing } from './typed.ts'

type Field = { value?: string; defaultValue?: string; textContent?: string }

/** A page with these fields; `type` does what somebody who types does, and React after them. */
function pageWith(...fields: Field[]) {
  vi.stubGlobal('document', { querySelectorAll: () => fields })
  const page = {} as Typing
  vi.stubGlobal('window', page)
  let hear = (_: { target: unknown }) => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener
  })
  rememberTyped()
  return {
    holds: () => holdsTyped(page),
    type: (field: Field, text: string) => {
      Object.assign(field, { value: text, defaultValue: text })
      hear({ target: field })
    },
  }
}

test('SH-ERR-19 what stood in a field from the start is not typed, and what was typed is, also where React calls it the default', () => {
  const name = { value: 'Sanne', defaultValue: 'Sanne' }
  const page = pageWith(name, { textContent: 'Het begin' })
  expect(page.holds()).toBe(false)
  page.type(name, 'Sanne V')
  expect(page.holds()).toBe(true)
})

test('SH-ERR-19 a field that is empty again holds nothing', () => {
  const field = { value: '', defaultValue: '' }
  const page = pageWith(field)
  page.type(field, 'Ik schrijf')
  page.type(field, ' ')
  expect(page.holds()).toBe(false)
})

test('SH-ERR-19 a text that differs from what the page gave counts as typed, as when a browser put it back', () => {
  expect(pageWith({ value: 'Ik schrijf', defaultValue: '' }).holds()).toBe(true)
})
