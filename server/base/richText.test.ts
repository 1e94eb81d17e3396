import { plainText } from '@bewezen/domain/base/richText.ts'
import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'
import { describe, expect, test } from 'vitest'
import { cleanRichText } from './richText.ts'

const key = '0123456789abcdef0123456789abcdef'

describe('what is kept', () => {
  test.each([
    '<h2>a</h2><h3>b</h3><h4>c</h4><p>d<br />e</p>',
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>',
    '<p><strong>a</strong><em>b</em><u>c</u></p><blockquote><p>d</p></blockquote>',
    '<p><a href="https://x.nl/?a=1&amp;b=2" rel="noopener noreferrer">a</a></p>',
    '<p><a href="mailto:hallo@bewezen.example" rel="noopener noreferrer">a</a></p>',
    '<table><tbody><tr><th colspan="2">a</th></tr><tr><td>b</td><td>c</td></tr></tbody></table>',
  ])('LEGAL-PAGE-16 %s stays as it is', (html) => expect(cleanRichText(html, 'page')).toBe(html))

  test('BLOG-AREA-13 an article keeps our own pictures, and of a frame its video in a frame of ours', () => {
    const image = `<img src="/files/blog-images/${key}/full.webp" alt="Een lamp" width="800" height="600" loading="lazy" />`
    expect(cleanRichText(image, 'article')).toBe(image)
    expect(
      cleanRichText(
        '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" onload="x()"></iframe>',
        'article',
      ),
    ).toMatch(
      /^<iframe src="https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ" title="Video" [^>]*sandbox="[^"]*"><\/iframe>$/,
    )
    expect(cleanRichText(image, 'page')).toBe('')
  })
})

describe('what goes', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<style>p{display:none}</style><p style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<p onclick="x()" onerror=x()>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="java\tscript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="/eigen">a</a>', 'a'],
    ['<svg><script>1</script><a xlink:href="javascript:x">a</a></svg>', 'a'],
    ['<form action="/x"><input name=a><button>b</button></form>', 'b'],
    ['<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>', ''],
    ['<h1>a</h1><div>b</div>', 'ab'],
    ['<math><mi xlink:href="data:x,<script>">a</mi></math>', 'a'],
  ])('LEGAL-PAGE-16 X3-EDGE-11 of %s only %j is left', (html, left) => {
    expect(cleanRichText(html, 'page')).toBe(left)
  })

  test.each([
    'https://evil.example/x.png',
    'data:image/svg+xml,<svg onload=x>',
    `/files/avatars/${key}/64.webp`,
    '/files/../../etc/passwd',
    `/files/blog-images/${key}/full.webp?x`,
  ])('BLOG-AREA-13 a picture of %s goes', (src) =>
    expect(cleanRichText(`<p>a</p><img src="${src}" alt="b">`, 'article')).toBe('<p>a</p>'),
  )
})

describe('whatever is sent', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      '=',
      '&',
      ' ',
      '</',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x6a;',
      '\0',
      '<script>',
      '</script>',
      '<style>',
      '</style>',
      '<svg',
      '<math>',
      '<iframe src="',
      '<img src=x onerror=',
      '<a href="',
      'javascript:',
      'onclick=',
      'data:text/html,',
      '<p>',
      '</p>',
      '<h2>',
      '<table>',
      '<td colspan="2">',
      '<textarea>',
      '</title>',
      '<noscript>',
      '<template>',
      '<li>',
      '<ul>',
      '<blockquote>',
      '<h3>',
      '</a>',
      '<option>',
      '<xmp>',
      'https://youtu.be/dQw4w9WgXcQ',
    ),
  )
  test('LEGAL-PAGE-16 X3-EDGE-11 only kept tags with kept attributes come out, and cleaning again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 24 }),
        fc.constantFrom('page' as const, 'article' as const),
        (pieces, kind) => {
          const clean = cleanRichText(pieces.join(''), kind)
          expect(cleanRichText(clean, kind)).toBe(clean)
          for (const { name, attribs } of tagsOf(clean)) {
            expect(name).toMatch(
              /^(h[234]|p|br|ul|ol|li|a|strong|b|em|i|u|blockquote|table|thead|tbody|tfoot|tr|th|td|img|iframe)$/,
            )
            for (const attribute of Object.keys(attribs)) expect(attribute).not.toMatch(/^on|style|class|id|srcdoc/)
            if (attribs.href) expect(attribs.href).toMatch(/^(https?|mailto):/i)
            if (name === 'iframe')
              expect(attribs.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  test('a paragraph that comes to stand in another when what was between them is left out is cleaned to the end', () => {
    const clean = cleanRichText('<p><noscript><p>', 'page')
    expect(cleanRichText(clean, 'page')).toBe(clean)
  })

  test('as much nesting as is read at all is cleaned to something shallow, and its words stay', () => {
    const clean = cleanRichText(`${'<blockquote>'.repeat(17_000)}diep`, 'page')
    expect([plainText(clean), clean.split('<blockquote>').length - 1 <= 40]).toEqual(['diep', true])
  })
})

/** The tags of a text as a parser reads them. */
function tagsOf(html: string): { name: string; attribs: Record<string, string> }[] {
  const found: { name: string; attribs: Record<string, string> }[] = []
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (name, attribs) => {
        found.push({ name, attribs })
        return { tagName: name, attribs }
      },
    },
  })
  return found
}
