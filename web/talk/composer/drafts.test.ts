import { beforeEach, expect, test } from 'vitest'
import { clearDraft, draftOf, keepDraftsIn, onDraft, patchDraft } from './drafts.ts'

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
  keepDraftsIn(kept)
})
const parent = { id: 'm1', authorName: 'Noor', content: 'Goedemorgen' }

test('IN-REPLY-16 a draft is kept per person and channel, also when the page is loaded anew', () => {
  patchDraft('sem', 'slaap', { text: 'Half af', parent })
  patchDraft('sem', 'voeding', { text: 'Iets anders' })
  keepDraftsIn(kept)
  expect(draftOf('sem', 'slaap')).toMatchObject({ text: 'Half af', parent, picture: null })
  expect(draftOf('sem', 'voeding').text).toBe('Iets anders')
  expect(draftOf('vera', 'slaap').text).toBe('')
})

test('what was sent is gone, and leaves nothing behind', () => {
  patchDraft('sem', 'slaap', { text: 'Af', parent })
  clearDraft('sem', 'slaap')
  expect(draftOf('sem', 'slaap')).toEqual({ text: '', parent: null, picture: null })
  expect(kept.values.size).toBe(0)
})

test('the same draft is the same object until it changes, and a change is told', () => {
  let told = 0
  const stop = onDraft(() => told++)
  expect(draftOf('sem', 'slaap')).toBe(draftOf('sem', 'slaap'))
  patchDraft('sem', 'slaap', { text: 'a' })
  stop()
  patchDraft('sem', 'slaap', { text: 'b' })
  expect(told).toBe(1)
})

test.each(['{', '7', '{"text":7}', '{"text":"a","parent":{"id":7}}'])(
  'SH-LOCAL-09 nonsense %s is passed over',
  (nonsense) => {
    kept.setItem('community-draft:sem:slaap', nonsense)
    expect(draftOf('sem', 'slaap').parent).toBeNull()
  },
)

test('SH-LOCAL-09 a browser that keeps nothing keeps the draft as long as the page', () => {
  const refuse = () => {
    throw new DOMException('denied')
  }
  keepDraftsIn({ getItem: refuse, setItem: refuse, removeItem: refuse })
  patchDraft('sem', 'slaap', { text: 'Toch' })
  expect(draftOf('sem', 'slaap').text).toBe('Toch')
})
