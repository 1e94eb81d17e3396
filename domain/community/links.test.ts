import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagePieces } from './links.ts'

const links = (text: string) => messagePieces(text).flatMap((piece) => (piece.kind === 'link' ? [piece.href] : []))

describe('links', () => {
  test.each<[string, string[]]>([
    ['Zie https://bewezen.example/slaap?dag=1#top voor meer', ['https://bewezen.example/slaap?dag=1#top']],
    ['http://bewezen.example', ['http://bewezen.example']],
    ['HTTPS://Bewezen.Example', ['HTTPS://Bewezen.Example']],
    ['Lees https://bewezen.example.', ['https://bewezen.example']],
    [
      'Lees https://bewezen.example/a, of https://bewezen.example/b!',
      ['https://bewezen.example/a', 'https://bewezen.example/b'],
    ],
    ['(zie https://bewezen.example/a)', ['https://bewezen.example/a']],
    ['(zie https://bewezen.example/a).', ['https://bewezen.example/a']],
    ['https://nl.wikipedia.example/wiki/Zon_(ster)', ['https://nl.wikipedia.example/wiki/Zon_(ster)']],
    ['(https://nl.wikipedia.example/wiki/Zon_(ster))', ['https://nl.wikipedia.example/wiki/Zon_(ster)']],
    ['"https://bewezen.example/a"', ['https://bewezen.example/a']],
    ['‘https://bewezen.example/a’', ['https://bewezen.example/a']],
    ['<https://bewezen.example/a>', ['https://bewezen.example/a']],
    ['https://bewezen.example/a?...', ['https://bewezen.example/a']],
    ['https://café.example/é', ['https://café.example/é']],
    ['a\nhttps://bewezen.example\nb', ['https://bewezen.example']],
    ['javascript:alert(1)', []],
    ['data:text/html,https', []],
    ['ftp://bewezen.example', []],
    ['www.bewezen.example', []],
    ['bewezen.example', []],
    ['https://', []],
    ['https:// bewezen', []],
    ['https:///evil', []],
    ['xhttps://bewezen.example', []],
    ['http\u017F://bewezen.example', []],
    ['https://bewezen.example/\u202Egpj.exe', ['https://bewezen.example/']],
    ['https://bewezen.example/a<script>', ['https://bewezen.example/a']],
  ])('COM-CHAT-14 in %j the links are %o', (text, expected) => {
    expect(links(text)).toEqual(expected)
  })
})

describe('mentions', () => {
  test('a message falls apart into text, a mention and a link', () => {
    expect(messagePieces('Dank @Teun, zie https://bewezen.example.\nGroet')).toEqual([
      { kind: 'text', text: 'Dank ' },
      { kind: 'mention', text: '@Teun', username: 'teun' },
      { kind: 'text', text: ', zie ' },
      { kind: 'link', text: 'https://bewezen.example', href: 'https://bewezen.example' },
      { kind: 'text', text: '.\nGroet' },
    ])
  })

  test('a name that nobody has is plain text', () => {
    const isUser = (name: string) => name === 'teun'
    expect(messagePieces('@teun @niemand', { isUser }).map((piece) => piece.kind)).toEqual(['mention', 'text'])
  })

  test('SH-MENT-04 a batch mention stands out only when its author may mention groups', () => {
    expect(messagePieces('@students hoi', { mayMentionGroups: true })).toEqual([
      { kind: 'batch', text: '@students', batch: 'students' },
      { kind: 'text', text: ' hoi' },
    ])
    expect(messagePieces('@students hoi')).toEqual([{ kind: 'text', text: '@students hoi' }])
  })

  test('an @ inside an address is no mention', () => {
    expect(messagePieces('https://bewezen.example/@teun').map((piece) => piece.kind)).toEqual(['link'])
  })
})

test('COM-CHAT-14 whatever is written, the pieces together are the text and every link is http or https', () => {
  const part = fc.constantFrom(
    'https://',
    'http://',
    'javascript:',
    'a.example',
    '@teun',
    '@students',
    ' ',
    '\n',
    '(',
    ')',
    '.',
    '<',
    '>',
    '"',
    '\u202E',
    '\u017F',
    'é',
    '👍',
    '/',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.array(part, { maxLength: 25 }).map((it) => it.join('')),
  )
  fc.assert(
    fc.property(text, fc.boolean(), (written, mayMentionGroups) => {
      const pieces = messagePieces(written, { mayMentionGroups })
      expect(pieces.map((piece) => piece.text).join('')).toBe(written)
      for (const piece of pieces) {
        expect(piece.text).not.toBe('')
        if (piece.kind === 'link') expect(piece.href).toMatch(/^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s<>"\u202E]+$/)
      }
    }),
    { numRuns: 2000 },
  )
})
