import { describe, expect, test } from 'vitest'
import { placeSlugs } from '../community/slugs.ts'
import { feedPath, postPath } from './paths.ts'
import { excerptOf, isPublished, mayEditPost, postFaults, postSlug } from './post.ts'

test.each([
  [{ title: '' }, ['title']],
  [{ title: ' \u200b ' }, ['title']],
  [{ title: 'a' }, []],
  [{ title: `  ${'é'.repeat(120)}  ` }, []],
  [{ title: 'a'.repeat(121) }, ['title']],
  [{ imageAlt: 'a'.repeat(300) }, []],
  [{ imageAlt: 'a'.repeat(301) }, ['imageAlt']],
])('COM-LEARN-01 of %j wrong is %j', (change, faults) =>
  expect(postFaults({ title: 'Licht', imageAlt: '', ...change })).toEqual(faults),
)

test.each([
  ['Eén uur Licht!', 'een-uur-licht'],
  ['日本', 'bericht'],
])('COM-LEARN-18 the title %j asks for %j', (title, slug) => expect(postSlug(title)).toBe(slug))

test('COM-LEARN-16 a draft and a planned post are not published before their moment', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  expect(isPublished({ publishedAt: null }, now)).toBe(false)
  expect(isPublished({ publishedAt: new Date(now.getTime() + 1) }, now)).toBe(false)
  expect(isPublished({ publishedAt: now }, now)).toBe(true)
})

test.each([
  ['admin', 'a', 'b', true],
  ['admin', 'a', null, true],
  ['teacher', 'a', 'a', true],
  ['teacher', 'a', 'b', false],
  ['moderator', 'a', 'a', true],
  ['moderator', 'a', null, false],
  ['partner', 'a', 'a', false],
  ['student', 'a', 'a', false],
] as const)('COM-LEARN-02 COM-LEARN-16 a %s %s edits a post of %s: %s', (role, id, authorId, may) =>
  expect(mayEditPost({ id, role }, { authorId })).toBe(may),
)

describe('how a post begins', () => {
  test.each([
    ['<p>Kort.</p>', 'Kort.'],
    ['<h2>Kop</h2><p>Tekst &amp; meer</p><h3>Nog een</h3><ul><li>lijst</li></ul>', 'Tekst & meer lijst'],
    ['<h2>Alleen een kop</h2>', 'Alleen een kop'],
    [`<p>${'woord '.repeat(60)}</p>`, `${'woord '.repeat(46).trim()}…`],
    [`<p>${'x'.repeat(300)}</p>`, `${'x'.repeat(280)}…`],
  ])('%#', (html, excerpt) => expect(excerptOf(html)).toBe(excerpt))

  test('never ends in half a symbol', () => {
    expect(excerptOf(`<p>${'x'.repeat(279)}🔥 en meer</p>`).isWellFormed()).toBe(true)
  })
})

test('ROUTE-TABLE-18 links to a post are made in the short form, under the word of the feed', () => {
  expect(feedPath({ slug: 'licht' })).toBe(`/community/licht/${placeSlugs.feed}`)
  expect(postPath({ slug: 'licht' }, { slug: 'zon-op' })).toBe('/community/licht/feed/zon-op')
})
