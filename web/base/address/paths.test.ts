import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath, safeUrl } from './paths.ts'

describe('a path of this site', () => {
  test('keeps its query and its hash', () => {
    expect(safePath('/community/a?channelId=1#onder')).toBe('/community/a?channelId=1#onder')
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'events',
    '',
    ' /x',
    '/\t/evil.example',
    null,
    7,
  ])('%j is none', (asked) => {
    expect(safePath(asked)).toBeNull()
  })

  test('whatever is taken stays on the site that follows it', () => {
    const pieces = fc.array(
      fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', '?', '#', '\t', '\n', 'evil.example', '%2f'),
    )
    fc.assert(
      fc.property(pieces, (parts) => {
        const path = safePath(`/${parts.join('')}`)
        if (path !== null) expect(new URL(path, 'https://own.example/x').host).toBe('own.example')
      }),
    )
  })
})

describe('an address elsewhere', () => {
  test('is taken over http and https only', () => {
    expect(safeUrl('https://elders.example/a?b=1')).toBe('https://elders.example/a?b=1')
    expect(safeUrl('http://elders.example')).toBe('http://elders.example/')
    for (const asked of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', '/pad', undefined])
      expect(safeUrl(asked)).toBeNull()
  })
})
