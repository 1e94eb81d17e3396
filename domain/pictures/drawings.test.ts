import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawings, type Motif } from './drawings.ts'
import { fileOf } from './file.ts'
import { cropOf } from './frame.ts'
import { hours, hues } from './look.ts'
import { coloursOf, hex, type Light } from './palette.ts'
import { type Box, disc, fill, mirrored, stroke } from './shapes.ts'
import { svgOf } from './svg.ts'
import { extentsOf } from './testing/extent.ts'

const motifs = Object.keys(drawings) as Motif[]
/** Those with a wall behind them and no sky. */
const indoors = motifs.filter((motif) => {
  const [behind] = drawings[motif].shapes
  return behind && 'd' in behind && behind.fill === 'wall'
})

describe.each(motifs)('%s', (motif) => {
  const file = fileOf(motif)
  test('MKT-MORE-23 is small, whole, and takes every colour from the page', () => {
    expect(file).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]{3}|rgb|oklch/)
    expect(file.length).toBeLessThan(9500)
    expect(file.match(/<g /g)?.length).toBe(file.match(/<\/g>/g)?.length)
  })
  test('MKT-MORE-27 has its subject around the middle of its world, so that every crop shows it whole', () => {
    const [x, y, wide, high] = drawings[motif].subject
    expect(Math.abs(x + wide / 2)).toBeLessThan(40)
    expect(Math.abs(y + high / 2)).toBeLessThan(40)
  })
})

// Outdoors the world goes on at the edge of every frame: plants, water and trees may be cut by it.
test.each(indoors)('MKT-MORE-27 %s has every thing that belongs to its subject within it', (motif) => {
  const [left, top, wide, high] = drawings[motif].subject
  const cut = extentsOf(drawings[motif].shapes).filter(([x, y, across, down]) => {
    const isThing = across < wide / 2 && down < high / 2
    const [middle, centre] = [x + across / 2 - left, y + down / 2 - top]
    const isOfSubject = isThing && middle > 0 && middle < wide && centre > 0 && centre < high
    // The tip of some steam or the corner of a shadow is no thing.
    return isOfSubject && (x < left - 10 || x + across > left + wide + 10 || y < top - 10)
  })
  expect(cut).toEqual([])
})

test('MKT-MORE-27 the extent of a piece of a drawing is that of its lines, after it was moved', () => {
  expect(extentsOf([fill('sun', disc(10, 20, 5)), stroke('ink', 4, 'M0 0h10v-20z')])).toEqual([
    [5, 15, 10, 10],
    [-2, -22, 14, 24],
  ])
  expect(extentsOf([mirrored(100, 0, 2, [fill('sun', 'M0 0Q20 20 40 0')])])).toEqual([[20, 0, 80, 20]])
})

// The frames of a card, a head, a social card and a square, at 390, 768 and 1440 pixels.
const frames: readonly Box[] = [
  [0, 0, 350, 175],
  [0, 0, 358, 128],
  [0, 0, 390, 220],
  [0, 0, 768, 300],
  [0, 0, 640, 430],
  [0, 0, 1440, 324],
  [640, 0, 560, 630],
  [0, 0, 104, 104],
  // Beside the next lesson and in the cards of an evening, higher than wide.
  [0, 0, 150, 172],
  [0, 0, 150, 240],
  [0, 0, 470, 112],
]

test('MKT-MORE-27 in every frame the subject stands whole, in the middle, as large as it fits', () => {
  for (const motif of motifs) for (const frame of frames) expectWhole(drawings[motif].subject, frame)
  const side = fc.integer({ min: 40, max: 3000 })
  const subject = fc.tuple(
    fc.integer({ min: -900, max: 900 }),
    fc.integer({ min: -900, max: 900 }),
    fc.integer({ min: 10, max: 900 }),
    fc.integer({ min: 10, max: 900 }),
  )
  fc.assert(
    fc.property(subject, side, side, side, (subject, left, wide, high) => expectWhole(subject, [left, 7, wide, high])),
  )
})

function expectWhole(subject: Box, [left, top, wide, high]: Box) {
  const { scale, x, y } = cropOf(subject, [left, top, wide, high])
  const [from, above] = [x + subject[0] * scale, y + subject[1] * scale]
  const [to, below] = [from + subject[2] * scale, above + subject[3] * scale]
  const near = 1e-6
  expect(from).toBeGreaterThanOrEqual(left - near)
  expect(to).toBeLessThanOrEqual(left + wide + near)
  expect(above).toBeGreaterThanOrEqual(top - near)
  expect(below).toBeLessThanOrEqual(top + high + near)
  expect(from - left).toBeCloseTo(left + wide - to, 4)
  expect(above - top).toBeCloseTo(top + high - below, 4)
  expect(Math.min(from - left, above - top)).toBeCloseTo(0, 4)
}

test('MKT-MORE-28 in red light a picture has the red channel alone, at every hour and on every ground', () => {
  for (const hue of hues)
    for (const hour of hours)
      for (const colour of Object.values(coloursOf({ hue, hour, cast: 2 }, 'red'))) {
        const [green = '', blue = ''] = hex(colour).slice(3).match(/../g) ?? []
        expect(Number.parseInt(green, 16) + Number.parseInt(blue, 16)).toBeLessThanOrEqual(2)
      }
})

test.each<[Light, number]>([
  ['light', 1.15],
  ['dark', 1.15],
  ['red', 1.15],
])('MKT-MORE-28 in %s people stand out of the ground behind them at every hour', (light, least) => {
  for (const hue of hues)
    for (const hour of hours)
      for (let cast = 0; cast < 5; cast++) {
        const { coat, mid, sun, air2 } = coloursOf({ hue, hour, cast }, light)
        expect(contrast(hex(coat), hex(mid)) >= least || differs(hex(coat), hex(mid)), `${hue} ${hour} ${cast}`).toBe(
          true,
        )
        if (hour === 'night') expect(contrast(hex(sun), hex(air2))).toBeGreaterThan(2)
      }
})

const channelsOf = (colour: string) =>
  (colour.slice(1).match(/../g) ?? []).map((two) => {
    const value = Number.parseInt(two, 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
function contrast(one: string, other: string): number {
  const [a, b] = [one, other].map((colour) => {
    const [red = 0, green = 0, blue = 0] = channelsOf(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
  }) as [number, number]
  return Math.max(a, b) / Math.min(a, b)
}
/** As bright as each other, but of quite another colour. */
function differs(one: string, other: string): boolean {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0))) > 0.12
}

test('the same colours in numbers that every reader of SVG knows', () => {
  expect(hex([1, 0, 0])).toBe('#ffffff')
  expect(hex([0, 0, 0])).toBe('#000000')
  expect(hex([0.628, 0.2577, 29.23])).toBe('#ff0000')
  expect(svgOf({ shapes: [{ d: 'M0 0h1', stroke: 'sun', width: 2 }] }, () => '#ffffff')).toBe(
    '<path d="M0 0h1" fill="none" stroke="#ffffff" stroke-width="2"/>',
  )
})
