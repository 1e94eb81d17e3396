import { describe, expect, test } from 'vitest'
import { isLegalTitle, nextLabel } from './pages.ts'

describe('the title of a legal page', () => {
  test.each([
    ['', false],
    ['  \u200b', false],
    ['a', true],
    ['a'.repeat(200), true],
    [` ${'a'.repeat(200)} `, true],
    ['a'.repeat(201), false],
  ])('LEGAL-PAGE-05 LEGAL-PAGE-15 %j can be stored: %s', (title, may) => expect(isLegalTitle(title)).toBe(may))
})

test('LEGAL-PAGE-17 each version has a label of its own, numbered by year', () => {
  expect(nextLabel('terms', 2025, [])).toBe('AV-2025-01')
  expect(nextLabel('terms', 2026, ['AV-2025-07', 'AV-2026-01', 'AV-2026-09'])).toBe('AV-2026-10')
  expect(nextLabel('privacy', 2026, ['AV-2026-01', 'PB-2026-99'])).toBe('PB-2026-100')
})
