import { contentTypes, directSlug, logbookSlug, moderationSlug, placeSlugs } from '@bewezen/domain/community/slugs.ts'
import { expect, test } from 'vitest'
import { shapeAt } from './shapeAt.ts'

test('SH-ERR-30 SH-ERR-40 the shape of an address of the community is that of what stands there', () => {
  const places = Object.values(placeSlugs).map((slug) => [slug, shapeAt(`/community/universiteit/${slug}`)])
  expect(Object.fromEntries(places)).toEqual({
    feed: 'beside',
    universiteit: 'university',
    challenges: 'overview',
    masterclasses: 'overview',
  })
  for (const within of ['/community/adem', '/community/adem/slaap'])
    expect(contentTypes.map((type) => shapeAt(`${within}/${type}/licht`))).toEqual([
      'challenge',
      'lesson',
      'masterclass',
      'beside',
    ])
  const own = [logbookSlug, moderationSlug, directSlug, `${directSlug}/0190a000`]
  expect(own.map((slug) => shapeAt(`/community/${slug}`))).toEqual(['beside', 'list', 'letters', 'letter'])
  for (const path of ['universiteit', 'universiteit/slaap', 'adem/feedback', 'lesson'])
    expect(shapeAt(`/community/${path}`)).toBe('talk')
  expect([shapeAt('/community'), shapeAt('/community/')]).toEqual(['today', 'today'])
})
