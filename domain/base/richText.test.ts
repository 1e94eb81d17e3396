import { describe, expect, test } from 'vitest'
import { isEmptyRichText, maxRichTextBytes, plainText, richTextRefusal, withHeadings, youtubeId } from './richText.ts'

describe('whether there is anything to read', () => {
  test.each([
    ['', true],
    ['<p></p>', true],
    ['<p> \n</p><ul><li><p>&nbsp;\u200b</p></li></ul>', true],
    ['<p>a</p>', false],
    ['<table><tbody><tr><td>1</td></tr></tbody></table>', false],
    ['&lt;', false],
  ])('LEGAL-PAGE-05 LEGAL-PAGE-15 %j is empty: %s', (html, empty) => {
    expect(isEmptyRichText(html)).toBe(empty)
  })
})

test('LEGAL-PAGE-15 exactly 200 KB is stored and one byte more is not, counted as it travels', () => {
  const fill = (bytes: number) => `<p>${'x'.repeat(bytes - 7)}</p>`
  expect(richTextRefusal(fill(maxRichTextBytes))).toBeNull()
  expect(richTextRefusal(fill(maxRichTextBytes + 1))).toEqual({ code: 'CONTENT_TOO_LARGE' })
  expect(richTextRefusal(`<p>${'é'.repeat(maxRichTextBytes / 2)}</p>`)).toEqual({ code: 'CONTENT_TOO_LARGE' })
  expect(richTextRefusal('<p></p>')).toEqual({ code: 'CONTENT_EMPTY' })
})

test('headings get addresses that differ, also when their words do not', () => {
  const { html, headings } = withHeadings(
    '<h2>Één <strong>vraag</strong></h2><p>x</p><h2>Een vraag</h2><h2>!</h2><h3>n</h3>',
  )
  expect(headings).toEqual([
    { id: 'deel-een-vraag', title: 'Één vraag' },
    { id: 'deel-een-vraag-2', title: 'Een vraag' },
    { id: 'deel-deel', title: '!' },
  ])
  expect(html).toContain('<h2 id="deel-een-vraag">Één <strong>vraag</strong></h2>')
  expect(plainText(html)).toBe('Één vraag x Een vraag ! n')
})

describe('a video of YouTube', () => {
  const id = 'dQw4w9WgXcQ'
  test.each([
    `https://www.youtube.com/watch?v=${id}&t=3`,
    `https://youtu.be/${id}`,
    `https://m.youtube.com/shorts/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    `http://youtube.com/live/${id}`,
  ])('BLOG-AREA-13 is known by its id from %s', (address) => expect(youtubeId(address)).toBe(id))

  test.each([
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'javascript:https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/short',
    'https://www.youtube.com/watch',
    'nothing',
  ])('BLOG-AREA-13 %s is none', (address) => expect(youtubeId(address)).toBeNull())
})
