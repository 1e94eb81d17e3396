import { logbookSlug, moderationSlug, placeSlugs } from '@bewezen/domain/community/slugs.ts'
import { expect, test } from 'vitest'
import { shapeAt } from './shapeAt.ts'

test('SH-ERR-30 the shape of an address of the community is that of what stands there', () => {
  for (const slug of [logbookSlug, moderationSlug]) expect(shapeAt(`/community/${slug}`)).toBe('beside')
  for (const slug of Object.values(placeSlugs)) expect(shapeAt(`/community/universiteit/${slug}`)).toBe('beside')
  for (const path of ['universiteit/feed/zo-werkt-het', 'universiteit/lesson/licht', 'adem/challenge/koud'])
    expect(shapeAt(`/community/${path}`)).toBe('beside')
  for (const path of ['universiteit', 'universiteit/slaap', 'direct', 'direct/0190a000', 'adem/feedback'])
    expect(shapeAt(`/community/${path}`)).toBe('talk')
  expect([shapeAt('/community'), shapeAt('/community/')]).toEqual(['today', 'today'])
})
