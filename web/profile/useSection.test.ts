import { expect, test } from 'vitest'
import { sectionOf } from './useSection.ts'

test.each([
  ['', true, 'profile'],
  ['settings', true, 'settings'],
  ['awards', true, 'awards'],
  ['tasks', true, 'tasks'],
  ['iets', true, 'profile'],
  ['settings', false, 'profile'],
  ['tasks', false, 'profile'],
  ['awards', false, 'awards'],
] as const)('SH-ROUTE-10 SH-PROF-03 the hash %j opens, on the own page %s, the section %s', (hash, own, section) => {
  expect(sectionOf(hash, own)).toBe(section)
})
