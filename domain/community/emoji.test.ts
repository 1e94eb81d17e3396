import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oneEmoji } from '../base/emoji.ts'
import { quickEmoji, reactionRefusal } from './emoji.ts'

describe('one emoji', () => {
  test.each(['👍', '❤️', '☀️', '👍🏽', '👨‍👩‍👧‍👦', '👩🏻‍❤️‍💋‍👨🏿', '🇳🇱', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '🏳️‍🌈', '🫶'])(
    'IN-REACT-07 %s is accepted as it is',
    (emoji) => {
      expect(oneEmoji(emoji)).toBe(emoji)
      expect(emoji.length).toBeLessThanOrEqual(16)
    },
  )

  test.each([
    ['nothing', ''],
    ['a letter', 'a'],
    ['a digit', '1'],
    ['a word', 'top'],
    ['two emoji', '👍👍'],
    ['an emoji and a space', '👍 '],
    ['an emoji and a letter', '👍a'],
    ['an emoji under an accent', '👍\u0301'],
    ['half a flag', '🇳'],
    ['a flag and a half', '🇳🇱🇧'],
    ['two emoji tied together that are no symbol', '👍\u200D🐸'],
    ['a loose joiner', '👍\u200D'],
    ['an invisible mark', '\uFE0F'],
    ['half an emoji', '\uD83D'],
    ['HTML', '<b>'],
    ['a tower of joined emoji', Array(20).fill('👩').join('\u200D')],
  ])('IN-REACT-07 %s is refused', (_what, text) => {
    expect(oneEmoji(text)).toBeNull()
    expect(reactionRefusal([], text)).toEqual({ code: 'INVALID_INPUT' })
  })

  test('a heart with and without its mark is one heart', () => {
    expect(oneEmoji('\u2764')).toBe('❤️')
    expect(quickEmoji.map((emoji) => oneEmoji(emoji))).toEqual(['👍', '❤️'])
  })

  test('whatever is sent, what is stored is short and stored the same again', () => {
    const part = fc.constantFrom('👍', '🏽', '\u200D', '\uFE0F', '🇳', '🇱', '1', '\u20E3', '❤', '👩', 'a')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const emoji = oneEmoji(parts.join(''))
        if (emoji === null) return
        expect(emoji.length).toBeLessThanOrEqual(16)
        expect(oneEmoji(emoji)).toBe(emoji)
        expect(Array.from(new Intl.Segmenter().segment(emoji))).toHaveLength(1)
      }),
      { numRuns: 3000 },
    )
  })
})

test('IN-REACT-07 a message carries at most 20 different emoji, and more of the same', () => {
  const twenty = [
    '😀',
    '😃',
    '😄',
    '😁',
    '😆',
    '😅',
    '😂',
    '🙂',
    '🙃',
    '😉',
    '😊',
    '😇',
    '🥰',
    '😍',
    '🤩',
    '😘',
    '😗',
    '😚',
    '😙',
    '❤️',
  ]
  expect(twenty).toHaveLength(20)
  expect(reactionRefusal(twenty.slice(1), '👍')).toBeNull()
  expect(reactionRefusal(twenty, '👍')).toEqual({ code: 'TOO_MANY_EMOJI' })
  expect(reactionRefusal(twenty, '😀')).toBeNull()
  expect(reactionRefusal(twenty, '\u2764')).toBeNull()
  expect(reactionRefusal([...twenty.slice(1), ...twenty.slice(1)], '👍')).toBeNull()
})
