import { knownActions } from '@bewezen/domain/search/actions.ts'
import { expect, test } from 'vitest'
import { sections } from '../admin/sections.ts'
import { doables, rooms } from './actions.tsx'

test('ADM-MORE-32 every action is done by one room, and no room brings one that is not known', () => {
  const done = rooms.flatMap((room) => Object.keys(room))
  expect(done.sort()).toEqual(knownActions.map(({ id }) => id).sort())
  expect(new Set(doables('lieke').map(({ id }) => id)).size).toBe(doables('lieke').length)
})

test('ADM-MORE-32 every section of the admin area is an action that leads to it', () => {
  const ways = doables('').flatMap((it) => ('to' in it && it.needs === 'openAdmin' ? [it.to] : []))
  expect(ways).toEqual(expect.arrayContaining(sections.map(({ slug }) => `/admin/${slug}`)))
})

test('ADM-MORE-39 every page that the search leads to says in a line what stands on it', () => {
  const ways = doables('lieke').filter(({ group }) => group === 'go')
  expect(ways.length).toBeGreaterThan(sections.length)
  for (const { label, line } of ways) expect(line, label).toMatch(/^\p{Lu}.+\.$/u)
})

test('ADM-MORE-32 what was typed is sought among users and in the log, whatever stands in it', () => {
  const ways = doables(' a&b=c?#é ').flatMap((it) => (it.id.startsWith('seek.') && 'to' in it ? [it.to] : []))
  expect(ways).toHaveLength(2)
  for (const way of ways) expect(new URL(way, 'https://x.example').searchParams.get('zoek')).toBe('a&b=c?#é')
  expect(doables('a').some(({ id }) => id.startsWith('seek.'))).toBe(false)
})
