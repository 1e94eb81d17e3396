import { beforeEach, expect, test } from 'vitest'
import { dropTyped, fitting, keepTyped, keepTypedIn, readTyped, typedKey } from './keptTyped.ts'

function memory() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
let kept = memory()
beforeEach(() => {
  kept = memory()
  keepTypedIn(kept)
})
const key = typedKey('jasper', 'cost:e1')
const attempt = { content: '{"name":"Zaal"}', id: 'c1' }

test('EV-MORE-99 what is typed stays per person and form with the id under which it was sent, also when the page is loaded anew', () => {
  keepTyped(key, { typed: { name: 'Zaal' }, attempt })
  keepTypedIn(kept)
  expect(readTyped(key)).toEqual({ typed: { name: 'Zaal' }, attempt })
  expect(readTyped(typedKey('jasper', 'cost:e2'))).toBeNull()
  expect(readTyped(typedKey('sanne', 'cost:e1'))).toBeNull()
})

test('EV-MORE-99 what was saved or thrown away is gone, and so is what was emptied', () => {
  keepTyped(key, { typed: { name: 'Zaal' }, attempt })
  dropTyped(key)
  expect(readTyped(key)).toBeNull()
  keepTyped(key, { typed: { name: 'Zaal' }, attempt: null })
  keepTyped(key, { typed: {}, attempt: null })
  expect([readTyped(key), kept.values.size]).toEqual([null, 0])
})

test('EV-MORE-99 where the browser keeps nothing it lives as long as the page', () => {
  const refuses = () => {
    throw new Error('full')
  }
  keepTypedIn({ getItem: refuses, setItem: refuses, removeItem: refuses })
  keepTyped(key, { typed: { name: 'Zaal' }, attempt: null })
  expect(readTyped(key)).toEqual({ typed: { name: 'Zaal' }, attempt: null })
})

test.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['a text', '"x"'],
  ['no fields', '{"typed":null}'],
])('EV-MORE-99 %s that was kept is nothing', (_what, text) => {
  kept.values.set(key, text)
  expect(readTyped(key)).toBeNull()
})

test('EV-MORE-99 fields that the form does not have, or that are of another kind, are left out', () => {
  const typed = { name: 'Zaal', tasks: ['a'], amount: 3, gone: 'x', notes: ['y'] }
  expect(fitting(typed, { name: '', tasks: [], amount: '', notes: '' })).toEqual({ name: 'Zaal', tasks: ['a'] })
  kept.values.set(key, '{"typed":{"name":"Zaal"},"attempt":{"id":3}}')
  expect(readTyped(key)).toEqual({ typed: { name: 'Zaal' }, attempt: null })
})
