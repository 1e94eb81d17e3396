import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chapterAt, chaptersText, maxChapters, readChapters } from './chapters.ts'
import { lineAt, readTranscript } from './transcript.ts'

describe('chapters', () => {
  test('POD-MORE-06 are read one from a line, in several hands', () => {
    const typed =
      '0:00 Waarom de ochtend telt\n\n[6:15]  Wat je oog  doet\n(12:40) - Waarom het raam niet telt\n1:02:40 – Slot: en nu?'
    expect(readChapters(typed)).toEqual({
      fault: null,
      chapters: [
        { seconds: 0, title: 'Waarom de ochtend telt' },
        { seconds: 375, title: 'Wat je oog doet' },
        { seconds: 760, title: 'Waarom het raam niet telt' },
        { seconds: 3760, title: 'Slot: en nu?' },
      ],
    })
  })

  test.each([
    ['no moment', '0:00 Begin\nEinde', { kind: 'line', line: 2 }],
    ['no title', '0:00', { kind: 'line', line: 1 }],
    ['an invisible title', '0:00 \u200b', { kind: 'line', line: 1 }],
    ['no moment that exists', '0:00 Begin\n\n0:75 Einde', { kind: 'line', line: 3 }],
    ['the same moment twice', '1:00 A\n1:00 B', { kind: 'order', line: 2 }],
    ['an earlier moment', '2:00 A\n1:00 B', { kind: 'order', line: 2 }],
    ['a title of 121', `0:00 ${'a'.repeat(121)}`, { kind: 'title', line: 1 }],
    [
      '61 of them',
      chaptersText(Array.from({ length: 61 }, (_, at) => ({ seconds: at, title: 'x' }))),
      { kind: 'many', line: 61 },
    ],
  ])('POD-MORE-06 %s is said with its line', (_what, typed, fault) => {
    expect(readChapters(typed).fault).toEqual(fault)
  })

  test('POD-MORE-06 60 with titles of 120 are taken, and none too', () => {
    const most = Array.from({ length: maxChapters }, (_, at) => ({ seconds: at, title: 'é'.repeat(120) }))
    expect(readChapters(chaptersText(most))).toEqual({ chapters: most, fault: null })
    expect(readChapters(' \n ')).toEqual({ chapters: [], fault: null })
  })

  test('POD-MORE-06 what the form shows is read back as the same', () => {
    const title = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 :?]{0,30}[A-Za-z]$/).map((text) => text.replace(/ +/g, ' '))
    const chapters = fc
      .uniqueArray(fc.integer({ min: 0, max: 86_399 }), { maxLength: 20 })
      .chain((moments) =>
        fc.tuple(
          ...moments.toSorted((a, b) => a - b).map((seconds) => title.map((text) => ({ seconds, title: text }))),
        ),
      )
    fc.assert(
      fc.property(chapters, (kept) => {
        expect(readChapters(chaptersText(kept))).toEqual({ chapters: kept, fault: null })
      }),
    )
  })

  test('POD-MORE-07 a moment falls in the last one that has begun', () => {
    const { chapters } = readChapters('0:10 A\n0:20 B')
    expect([5, 10, 19.9, 20, 999].map((seconds) => chapterAt(chapters, seconds))).toEqual([-1, 0, 0, 1, 1])
  })
})

describe('a transcript', () => {
  const line = (seconds: number | null, speaker: string | null, text: string) => ({ seconds, speaker, text })

  test.each([
    [
      'lines with a moment and a speaker',
      '12:40 Noor: Veel mensen.\n12:58 Jasper: Dat dacht ik ook.',
      [line(760, 'Noor', 'Veel mensen.'), line(778, 'Jasper', 'Dat dacht ik ook.')],
    ],
    [
      'what goes on in the next line',
      '12:40 Noor: Veel mensen\nzitten binnen.',
      [line(760, 'Noor', 'Veel mensen zitten binnen.')],
    ],
    [
      'a moment above its line',
      '0:05\nNoor: Hallo.\n\n[0:09]\nDag.',
      [line(5, 'Noor', 'Hallo.'), line(9, null, 'Dag.')],
    ],
    ['a text without any moment', 'Eerste.\nTweede.', [line(null, null, 'Eerste. Tweede.')]],
    [
      'another speaker without a moment',
      'Noor: Hallo.\nJasper: Dag.',
      [line(null, 'Noor', 'Hallo.'), line(null, 'Jasper', 'Dag.')],
    ],
    ['a colon further on', '0:05 Dat is één ding: slaap.', [line(5, null, 'Dat is één ding: slaap.')]],
    ['a speaker of several words', '0:05 Jasper van den Berg: Ja.', [line(5, 'Jasper van den Berg', 'Ja.')]],
    [
      'subtitles of the web',
      'WEBVTT\nKind: captions\nLanguage: nl\n\nNOTE\n\n00:00:05.000 --> 00:00:07.000 align:start\n<v Noor>Hallo <00:00:06.000><c>daar</c></v>\n\n00:01:02.500 --> 00:01:04.000\nDag.',
      [line(5, 'Noor', 'Hallo daar'), line(62, null, 'Dag.')],
    ],
    [
      'SRT',
      '1\n00:00:05,000 --> 00:00:07,000\n<i>Hallo</i> daar\n\n2\n00:00:08,000 --> 00:00:09,000\n40\n',
      [line(5, null, 'Hallo daar'), line(8, null, '40')],
    ],
    ['nothing', ' \n ', []],
    ['moments with nothing said', '0:05\n0:06', []],
  ])('POD-MORE-08 of %s is read', (_what, typed, lines) => {
    expect(readTranscript(typed)).toEqual(lines)
  })

  // Each of these once took minutes, in which the server did nothing else.
  test.each([
    ['digits in a tag that never ends', `0:05 <${'1'.repeat(250_000)}`],
    ['speakers that never end', '<v '.repeat(80_000)],
    ['blanks before another kind of line', `0:05${' '.repeat(250_000)}Hallo\u2028daar`],
    ['blanks after a dash', `0:05 - ${' '.repeat(250_000)}Hallo\u2028daar`],
    ['a cue of one word', `00:00:05.000 --> ${'x'.repeat(250_000)}\u2028daar`],
  ])('POD-MORE-06 POD-MORE-08 %s are read in one go', (_what, typed) => {
    expect(readTranscript(typed).every(({ text }) => text !== '')).toBe(true)
    expect(readChapters(typed.slice(0, 100_000)).chapters.length).toBeLessThan(2)
  })

  test('POD-MORE-08 no text makes it fail, and every line says something', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('\n', '0:05 ', '00:00:05.000 --> 00:00:07.000', 'Noor: ', '<v ', '-->'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        for (const { text } of readTranscript(parts.join(''))) expect(text.trim()).not.toBe('')
      }),
    )
  })

  test('POD-MORE-09 a moment leads to the line it falls in', () => {
    const lines = readTranscript('Vooraf.\n0:10 A\n0:20 B')
    expect([5, 10, 15, 20].map((seconds) => lineAt(lines, seconds))).toEqual([-1, 1, 1, 2])
  })
})
