import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lastMoment, momentDuration, momentsIn, momentText, readMoment } from './moments.ts'
import { momentInQuery, podcastPath } from './paths.ts'

describe('a moment', () => {
  test.each([
    ['12:40', 760],
    ['1:02:40', 3760],
    ['0:00', 0],
    ['00:05', 5],
    [' 75:10 ', 4510],
    ['23:59:59', 86_399],
    ['24:00:00', null],
    ['1440:00', null],
    ['12:60', null],
    ['1:60:00', null],
    ['1:120:00', null],
    ['12', null],
    ['12:4', null],
    ['-1:00', null],
    ['a12:40', null],
    ['12:40u', null],
    ['', null],
  ])('POD-MORE-05 %j is read as %j', (typed, seconds) => {
    expect(readMoment(typed)).toBe(seconds)
  })

  test.each([
    [0, '0:00'],
    [5, '0:05'],
    [760, '12:40'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3760, '1:02:40'],
    [12.9, '0:12'],
    [-3, '0:00'],
  ])('POD-MORE-05 %j is written as %j', (seconds, text) => {
    expect(momentText(seconds)).toBe(text)
  })

  test('POD-MORE-05 whatever is written is read back as the same, by itself and from an address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lastMoment }), (seconds) => {
        expect(readMoment(momentText(seconds))).toBe(seconds)
        const t = new URL(podcastPath('x', seconds), 'https://x.nl').searchParams.get('t')
        expect(momentInQuery(t)).toBe(seconds)
      }),
    )
  })

  test('POD-MORE-05 no text makes it fail, and none gives a moment that no recording has', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const seconds = readMoment(typed)
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= lastMoment)).toBe(true)
      }),
    )
  })

  test.each([
    ['12:40', 760],
    ['760', 760],
    ['760s', 760],
    ['86399', 86_399],
    ['86400', null],
    ['x', null],
    ['', null],
    [null, null],
  ])('POD-MORE-05 the query %j of an address leads to %j', (t, seconds) => {
    expect(momentInQuery(t)).toBe(seconds)
  })

  test('POD-LIST-04 an address without a moment is that of the episode alone', () => {
    expect([podcastPath('x'), podcastPath('x', null), podcastPath('x', 0)]).toEqual([
      '/podcasts/x',
      '/podcasts/x',
      '/podcasts/x?t=0:00',
    ])
  })

  test.each([
    [0, 'PT0S'],
    [59, 'PT59S'],
    [60, 'PT1M'],
    [760, 'PT12M40S'],
    [3600, 'PT1H'],
    [3760, 'PT1H2M40S'],
    [3605, 'PT1H5S'],
  ])('POD-MORE-05 %j seconds are %j for machines', (seconds, text) => {
    expect(momentDuration(seconds)).toBe(text)
  })
})

describe('moments in a text', () => {
  test('POD-MORE-26 stand by themselves, with what is around them', () => {
    expect(momentsIn('Bij 12:58 klopt het, en (1:02:40) ook.')).toEqual([
      { text: 'Bij ', seconds: null },
      { text: '12:58', seconds: 778 },
      { text: ' klopt het, en (', seconds: null },
      { text: '1:02:40', seconds: 3760 },
      { text: ') ook.', seconds: null },
    ])
  })

  test.each(['12:99', '1:2:3:4', '2026-10-20T12:40', '192.168.1:80:20', '12:345', 'geen', ''])(
    'POD-MORE-26 there is none in %j',
    (text) => {
      expect(momentsIn(text).filter(({ seconds }) => seconds !== null)).toEqual([])
    },
  )

  test('POD-MORE-26 a moment at the end of a sentence is one', () => {
    expect(momentsIn('Luister bij 12:58.').map(({ seconds }) => seconds)).toEqual([null, 778, null])
  })

  test('POD-MORE-26 the pieces together are the text', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('12:40', ' 1:02:40 ', ':', '.'))
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('')
        expect(
          momentsIn(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
