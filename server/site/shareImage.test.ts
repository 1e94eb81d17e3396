import { drawings, type Motif } from '@bewezen/domain/pictures/drawings.ts'
import { drawnAs } from '@bewezen/domain/pictures/drawn.ts'
import { cropOf } from '@bewezen/domain/pictures/frame.ts'
import { coloursOf, hex } from '@bewezen/domain/pictures/palette.ts'
import { pictureOf } from '@bewezen/domain/pictures/picture.ts'
import { svgOf } from '@bewezen/domain/pictures/svg.ts'
import { pageTitles } from '@bewezen/domain/site/pageTitleWords.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Card } from '../base/publicPages.ts'
import { readSettings } from '../base/settings.ts'
import { beside, cardArt, wordsOf } from './cardArt.ts'
import { pageCard } from './pageArt.ts'
import { drawCard } from './shareImage.ts'

/** Left, right, top and bottom of the paper on which the words stand, and the line of the name of the site. */
const [left, right, top, bottom] = [44, 632, 44, 586]
const nameFrom = 500

const drawn = drawnAs(pictureOf('swim', 'a'))
const card = (...facts: string[]): Card => ({ drawn, facts })

/** The boxes of the letters of a card: of the title, of its facts, and of the name of the site. */
function lettersOf(title: string, facts: readonly string[], siteName = 'Bewezen') {
  const paths = [...cardArt({ title, card: card(...facts) }, siteName).matchAll(/<path d="([^"]*)"/g)].slice(-2)
  const [told = [], titled = []] = paths.map(([, d = '']) => {
    const numbers = (d.match(/-?\d+\.\d/g) ?? []).map(Number)
    return numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? Number.NaN }] : []))
  })
  return {
    title: boxOf(titled.filter(({ y }) => y < nameFrom)),
    facts: boxOf(told),
    name: boxOf(titled.filter(({ y }) => y >= nameFrom)),
  }
}
const boxOf = (points: readonly { x: number; y: number }[]) => ({
  left: Math.min(...points.map(({ x }) => x)),
  right: Math.max(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  bottom: Math.max(...points.map(({ y }) => y)),
})
const signs = (text: string | readonly string[]) => [text].flat().join('').replaceAll(/\s/g, '')

const facts = ['zaterdag 24 oktober 2026, 08:30 – 11:30', 'Landgoed Amelisweerd, Koningslaan 7, Bunnik']
const longest = 'W'.repeat(60)

describe.each([
  ...Object.values(pageTitles),
  'Koud water, warme thee',
  'Waarom een vaste ochtendwandeling in het daglicht je slaap verbetert, ook in de donkere maanden van het jaar',
  'Meervoudigepersoonlijkheidsstoornissenonderzoek',
  'Wie'.repeat(50),
  'jgpqy '.repeat(25).trim(),
  'ÅÉÎ ÖŘŠ '.repeat(18).trim(),
  'W'.repeat(150),
])('the title “%s”', (title) => {
  test.each([
    ['alone', []],
    ['with a date and a place', facts],
    [
      'with the longest of both',
      ['woensdag 30 september 2026, 23:59 – donderdag 1 oktober 2026 00:59 (New York)', longest],
    ],
  ])('MKT-MORE-34 stands on its card whole, %s, and nothing meets', (_how, facts) => {
    const written = wordsOf(title, facts)
    expect(signs(written.title.lines)).toBe(signs(title))
    expect(written.facts.map(({ lines }) => signs(lines))).toEqual(facts.map(signs))
    const boxes = lettersOf(title, facts)
    // A J begins a little before its place.
    expect(boxes.title.left).toBeGreaterThanOrEqual(left + 34)
    expect(boxes.title.right).toBeLessThanOrEqual(right - 34)
    expect(boxes.title.top).toBeGreaterThanOrEqual(top + 24)
    expect(boxes.title.bottom).toBeLessThanOrEqual(nameFrom)
    expect(boxes.name.bottom).toBeLessThan(bottom - 10)
    if (facts.length === 0) return
    expect(boxes.facts.top).toBeGreaterThan(boxes.title.bottom)
    expect(boxes.facts.bottom).toBeLessThanOrEqual(nameFrom)
    expect(boxes.facts.left).toBeGreaterThanOrEqual(left + 34)
    expect(boxes.facts.right).toBeLessThanOrEqual(right - 34)
  })
})

test('MKT-MORE-34 a title is as large as it fits, and its lines are even', () => {
  expect(wordsOf('Koud water', []).title).toEqual({ size: 76, lines: ['Koud water'] })
  const { lines } = wordsOf('Waarom tien minuten buiten meer doet dan een lamp', []).title
  const lengths = lines.map(({ length }) => length)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(10)
})

test('the longest name that a site may have stands on the card whole', () => {
  const longest = 'W'.repeat(14)
  expect(() => readSettings({ SITE_NAME: `${longest}W` })).toThrow('SITE_NAME')
  const { name } = lettersOf('Contact', [], readSettings({ SITE_NAME: longest }).SITE_NAME)
  expect(name.left).toBeGreaterThanOrEqual(150)
  expect(name.right).toBeLessThanOrEqual(right - 10)
})

test('MKT-MORE-33 each page with an address of its own has a drawing of its own, whole beside the words', () => {
  const cards = Object.keys(pageTitles).map((path) => pageCard(path as keyof typeof pageTitles).drawn)
  expect(new Set(cards.map(({ drawing }) => drawing)).size).toBe(cards.length)
  for (const { drawing } of cards) {
    const { scale, x } = cropOf(drawing.subject, beside)
    expect(x + drawing.subject[0] * scale).toBeGreaterThan(right)
    expect(x + (drawing.subject[0] + drawing.subject[2]) * scale).toBeLessThan(1200)
  }
})

test.each(Object.keys(drawings) as Motif[])(
  'MKT-MORE-27 the ground of “%s” reaches both ends of the widest head',
  async (motif) => {
    const [wide, high] = [2560, 324]
    const { scale, x, y } = cropOf(drawings[motif].subject, [0, 0, wide, high])
    const colours = coloursOf({ hue: 'licht', hour: 'noon', cast: 0 }, 'light')
    const shapes = svgOf(drawings[motif], (tone) => hex(colours[tone]))
    const { data, info } = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g></svg>`,
      ),
    )
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number) => data[((high - 2) * info.width + x) * info.channels + 3]
    expect([alphaAt(1), alphaAt(wide / 2), alphaAt(wide - 2)]).toEqual([255, 255, 255])
  },
)

/** A kept picture: grey, with an orange ball whose middle is at these percents. */
const ballAt = (x: number, y: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#cfd8dc"/><circle cx="${12 * x}" cy="${6.3 * y}" r="50" fill="#e05a20"/></svg>`,
    ),
  )
    .webp()
    .toBuffer()

test.each([
  [8, 20],
  [50, 50],
  [92, 85],
])('MKT-MORE-33 an uploaded picture keeps its focus at %i, %i beside the words', async (x, y) => {
  const picture = await ballAt(x, y)
  const two = (percent: number) => String(percent).padStart(2, '0')
  const key = `event-images/${'0'.repeat(32)}-f${two(x)}${two(y)}`
  const asked: string[] = []
  const files = {
    open: async (path: string) => {
      asked.push(path)
      return { bytes: picture.length, content: async () => new Blob([new Uint8Array(picture)]).stream() as never }
    },
  }
  const page = { title: 'Koud water', card: { drawn, facts, upload: { key, size: 'share' } } }
  const { data, info } = await sharp(await drawCard(page, 'Bewezen', files))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(asked).toEqual([`${key}/share.webp`])
  let orange = 0
  for (let at = 0; at < data.length; at += info.channels)
    if ((at / info.channels) % info.width > right && (data[at] ?? 0) > 190 && (data[at + 2] ?? 255) < 110) orange++
  // The whole ball, as large as it was.
  expect(orange).toBeGreaterThan(Math.PI * 50 ** 2 * 0.7)
})

test('MKT-MORE-33 when the file of a picture is gone, its card has the drawing', async () => {
  const page = { title: 'Koud water', card: { drawn, facts: [], upload: { key: 'x', size: 'share' } } }
  const without = await drawCard(page, 'Bewezen', { open: async () => null })
  const { upload: _gone, ...plain } = page.card
  expect(without.equals(await drawCard({ ...page, card: plain }, 'Bewezen', { open: async () => null }))).toBe(true)
})
