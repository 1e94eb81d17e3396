import { describe, expect, test } from 'vitest'
import {
  isEmptyRichText,
  maxRichTextBytes,
  plainText,
  readingMinutes,
  richTextRefusal,
  withHeadings,
  withWaitingFrames,
  youtubeFrame,
  youtubeId,
} from './richText.ts'

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
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/embed/${id}/`,
    'https://youtu.be/-_w4w9WgXcQ',
  ])('BLOG-AREA-13 is known by its id from %s', (address) => expect(youtubeId(address)).toMatch(/^(dQ|-_)w4w9WgXcQ$/))

  test.each([
    'https://evil.example/embed/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'javascript:https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/short',
    'https://www.youtube.com/watch',
    'https://youtu.be/dQw4w9WgXcQ1',
    'https://youtu.be/xdQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXc!',
    'https://www.youtube.com/playlist/dQw4w9WgXcQ',
    'https://www.youtube.com/dQw4w9WgXcQ',
    'ftp://youtu.be/dQw4w9WgXcQ',
    'https://www.www.youtube.com/embed/dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'nothing',
  ])('BLOG-AREA-13 %s is none', (address) => expect(youtubeId(address)).toBeNull())

  test('BLOG-AREA-13 LEGAL-COOKIE-06 stands in a frame of ours, behind a button until there is a yes to it', () => {
    const frame = (video: string) => `<iframe src="${youtubeFrame(video)}" title="x"></iframe>`
    const other = 'abcdefghijk'
    const foreign = '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>'
    const html = `<p>a</p>${frame(id)}${frame(other)}${foreign}`
    const button = (video: string) => `<button type="button" class="frame-waits" data-frame="${video}">Laad</button>`
    expect(withWaitingFrames(html, 'Laad', new Set())).toBe(`<p>a</p>${button(id)}${button(other)}${foreign}`)
    expect(withWaitingFrames(html, 'Laad', new Set([id]))).toBe(`<p>a</p>${frame(id)}${button(other)}${foreign}`)
  })
})

test('the words of formatted text are read as they are shown', () => {
  expect(plainText('<p>a&lt;b&gt;c&amp;d&quot;e&nbsp;f&euro;</p>\n<p>g</p>')).toBe('a<b>c&d"e\u00a0f&euro; g')
})

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [1000, 5],
])('BLOG-AREA-14 %i words take %i minutes', (words, minutes) => {
  expect(readingMinutes(`<p>${'woord '.repeat(words)}</p>`)).toBe(minutes)
})
