import { describe, expect, test } from 'vitest'
import { blogFaults, isAddressFixed, isPublic, mayEditBlog, publicationOf, wantedSlug } from './blog.ts'

const typed = { title: 'Licht', slug: '', excerpt: '', hasCover: false, coverAlt: '' }
const now = new Date('2026-11-22T10:00:00Z')
const longAgo = new Date('2026-11-01T10:00:00Z')
const [before, after] = [new Date('2026-11-22T09:59:59Z'), new Date('2026-11-22T10:00:01Z')]

describe('what can be stored', () => {
  test.each([
    [{ title: '' }, ['title']],
    [{ title: 'a' }, []],
    [{ title: 'a'.repeat(150) }, []],
    [{ title: 'a'.repeat(151) }, ['title']],
    [{ excerpt: 'a'.repeat(300) }, []],
    [{ excerpt: 'a'.repeat(301) }, ['excerpt']],
    [{ slug: '日本' }, ['slug']],
  ])('BLOG-AREA-01 of %j wrong is %j', (change, faults) => expect(blogFaults({ ...typed, ...change })).toEqual(faults))

  test('BLOG-AREA-12 a cover needs a description', () => {
    expect(blogFaults({ ...typed, hasCover: true, coverAlt: ' ' })).toEqual(['coverAlt'])
    expect(blogFaults({ ...typed, hasCover: true, coverAlt: 'Zon' })).toEqual([])
  })
})

describe('the slug', () => {
  test.each([
    ['', 'Één uur Licht!', 'een-uur-licht'],
    ['Mijn Slug', 'Titel', 'mijn-slug'],
    ['', '日本', 'blog'],
  ])('BLOG-AREA-10 of %j and the title %j is %j', (slug, title, wanted) => expect(wantedSlug(slug, title)).toBe(wanted))
})

describe('when it appears', () => {
  test.each([
    ['first publication', null, { status: 'published', publishedAt: null }, { publishedAt: now }],
    ['a moment to come', null, { status: 'published', publishedAt: after }, { publishedAt: after }],
    ['a moment that was', null, { status: 'published', publishedAt: before }, 'past'],
    ['a draft', null, { status: 'draft', publishedAt: null }, { publishedAt: null }],
    [
      'one that was to be seen',
      { status: 'published', publishedAt: before, updatedAt: longAgo },
      { status: 'published', publishedAt: after },
      { publishedAt: before },
    ],
    [
      'one that was seen and pulled back',
      { status: 'draft', publishedAt: before, updatedAt: now },
      { status: 'published', publishedAt: null },
      { publishedAt: before },
    ],
    [
      'a draft whose planned moment went by',
      { status: 'draft', publishedAt: before, updatedAt: longAgo },
      { status: 'published', publishedAt: null },
      { publishedAt: now },
    ],
    [
      'a draft whose planned moment went by, planned anew',
      { status: 'draft', publishedAt: before, updatedAt: longAgo },
      { status: 'draft', publishedAt: after },
      { publishedAt: after },
    ],
    [
      'a draft whose planned moment went by, asked for that moment',
      { status: 'draft', publishedAt: before, updatedAt: longAgo },
      { status: 'published', publishedAt: before },
      'past',
    ],
    [
      'one that is planned, now at once',
      { status: 'published', publishedAt: after, updatedAt: longAgo },
      { status: 'published', publishedAt: null },
      { publishedAt: now },
    ],
  ] as const)('BLOG-AREA-11 %s', (_what, earlier, asked, answer) => {
    expect(publicationOf(earlier, asked, now)).toEqual(answer)
  })

  test.each([
    ['published and seen', 'published', before, longAgo, true],
    ['published for later', 'published', after, longAgo, false],
    ['pulled back after it was seen', 'draft', before, now, true],
    ['pulled back at the moment from which it was seen', 'draft', before, before, true],
    ['a draft whose planned moment went by', 'draft', before, longAgo, false],
    ['a draft without a moment', 'draft', null, longAgo, false],
  ] as const)(
    'BLOG-AREA-10 the address of one that is %s is fixed: %s %s %s %s',
    (_what, status, publishedAt, updatedAt, fixed) => {
      expect(isAddressFixed({ status, publishedAt, updatedAt }, now)).toBe(fixed)
    },
  )

  test('BLOG-AREA-11 nobody else sees a draft, nor a planned one before its moment', () => {
    expect(isPublic({ status: 'draft', publishedAt: before }, now)).toBe(false)
    expect(isPublic({ status: 'published', publishedAt: after }, now)).toBe(false)
    expect(isPublic({ status: 'published', publishedAt: now }, now)).toBe(true)
  })
})

test.each([
  ['admin', 'a', 'b', true],
  ['teacher', 'a', 'a', true],
  ['teacher', 'a', 'b', false],
  ['teacher', 'a', null, false],
  ['moderator', 'a', 'a', false],
  ['student', 'a', 'a', false],
] as const)('BLOG-AREA-07 a %s %s edits an article of %s: %s', (role, id, authorId, may) => {
  expect(mayEditBlog({ id, role }, authorId)).toBe(may)
  expect(mayEditBlog(null, authorId)).toBe(false)
})
