import { beforeEach, expect, test } from 'vitest'
import { beginDraft, takeBegun, withoutSecondSpace } from './beginDraft.ts'
import { clearDraft, draftOf, keepDraftsIn, patchDraft } from './drafts.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => {
  kept.clear()
  keepDraftsIn(storage)
})

test('COM-START-06 half a sentence is a draft as drafts are: kept, and of that person and channel alone', () => {
  beginDraft('noor', 'welkom', 'Hoi, ik ')
  expect(draftOf('noor', 'welkom').text).toBe('Hoi, ik ')
  expect([...kept.values()]).toEqual([expect.stringContaining('Hoi, ik ')])
  expect(draftOf('sem', 'welkom').text).toBe('')
  expect(draftOf('noor', 'slaap').text).toBe('')
})

test('COM-START-06 it never comes over what somebody began, a quote or a picture alone included', () => {
  patchDraft('noor', 'welkom', { text: 'Dag' })
  beginDraft('noor', 'welkom', 'Hoi, ik ')
  expect(draftOf('noor', 'welkom').text).toBe('Dag')
  patchDraft('noor', 'slaap', { parent: { id: 'p', authorName: 'Sem', content: 'Wie?' } })
  beginDraft('noor', 'slaap', 'Hoi, ik ')
  expect(draftOf('noor', 'slaap').text).toBe('')
})

test.each([
  ['untouched it makes place for another', 'Hoi, ik slaap slecht, ', 'Hoi, ik '],
  ['with a word behind it it stays', 'Hoi, ik slaap slecht, al', 'Hoi, ik slaap slecht, al'],
])('COM-START-73 half a sentence that was put there before: %s', (_what, stands, text) => {
  patchDraft('noor', 'welkom', { text: stands })
  beginDraft('noor', 'welkom', 'Hoi, ik ', ['', 'Hoi, ik ', 'Hoi, ik slaap slecht, '])
  expect(draftOf('noor', 'welkom').text).toBe(text)
})

test('COM-START-06 the cursor goes behind it once, in its own channel, whether or not it was put there', () => {
  patchDraft('noor', 'welkom', { text: 'Dag' })
  beginDraft('noor', 'welkom', 'Hoi, ik ')
  expect([takeBegun('slaap'), takeBegun('welkom'), takeBegun('welkom')]).toEqual([false, true, false])
})

test.each([
  ['a second space', 'Hoi, ik  ', 'Hoi, ik '],
  ['a word', 'Hoi, ik s', 'Hoi, ik s'],
  ['a space further on', 'Hoi, ik slaap  ', 'Hoi, ik slaap  '],
  ['something else', 'Dag  ', 'Dag  '],
  ['a space in an empty composer', ' ', ' '],
])('COM-START-58 typed behind half a sentence: %s', (_what, typed, text) => {
  beginDraft('noor', 'welkom', 'Hoi, ik ')
  expect(withoutSecondSpace(typed, draftOf('noor', 'welkom').begun)).toBe(text)
})

test('COM-START-58 a second space is none after the page was loaded anew either, in that channel and until it is sent', () => {
  beginDraft('noor', 'welkom', 'Hoi, ik ')
  keepDraftsIn(storage)
  const typed = (text: string, channelId: string) => withoutSecondSpace(text, draftOf('noor', channelId).begun)
  expect([typed('Hoi, ik  ', 'welkom'), typed('Hoi, ik  ', 'slaap')]).toEqual(['Hoi, ik ', 'Hoi, ik  '])
  clearDraft('noor', 'welkom')
  expect(typed('Hoi, ik  ', 'welkom')).toBe('Hoi, ik  ')
})

test('COM-START-58 a first space behind what was kept is typed as any other', () => {
  patchDraft('noor', 'welkom', { text: 'Hoi' })
  keepDraftsIn(storage)
  expect(withoutSecondSpace('Hoi ', draftOf('noor', 'welkom').begun)).toBe('Hoi ')
})
