import sharp from 'sharp'
import { lettering, linesOf } from '../../site/lettering.ts'
import { lateCoffee, longBreath } from './evening.ts'
import type { LongArticle } from './longArticle.ts'
import { clockBack, tenMinutes } from './morningLight.ts'
import { earlySupper, fibre } from './plates.ts'
import { sleepChart, threeOclock } from './sleep.ts'
import { afterSupper, vitaminD } from './supper.ts'
import { deskLight, winterDip } from './winterLight.ts'

/** The articles of the big demo community: four about each of three things, so that each has three to read on with. */
export const reading: readonly LongArticle[] = [
  tenMinutes,
  lateCoffee,
  earlySupper,
  threeOclock,
  fibre,
  sleepChart,
  afterSupper,
  vitaminD,
  deskLight,
  longBreath,
  winterDip,
  clockBack,
]

// An uploaded picture keeps its colours in every light: on paper it would be a bright slab in the dark (COM-START-61).
const [night, pale, bar, sun, line] = ['#0a222e', '#f6f4f1', '#7f9fae', '#f5a93c', '#31505f']
/** Drawn as wide as a phone shows it twice over, so that its letters can be read there. */
const [width, margin, rowHeight, lineHeight] = [680, 36, 86, 40]

/** The chart of an article as SVG, in the letters of the brand: a bar for each number, the last one in the colour of the sun. */
export function chartOf({ title, bars }: LongArticle['figure']): string {
  const lines = linesOf(title, { size: 30, width: width - 2 * margin, most: 4 })
  const start = 40 + lines.length * lineHeight
  const height = start + bars.length * rowHeight + 40
  const most = Math.max(...bars.map(([, value]) => value))
  const rows = bars.map(([name, value], at) => {
    const top = start + at * rowHeight
    const long = Math.max(8, Math.round((value / most) * (width - 2 * margin - 110)))
    const shown = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 1 }).format(value)
    return `${lettered(name, margin, top + 24, 24)}<rect x="${margin}" y="${top + 36}" width="${long}" height="28" rx="6" fill="${at === bars.length - 1 ? sun : bar}"/>${lettered(shown, margin + long + 14, top + 59, 26)}`
  })
  const head = lines.map((text, at) => lettered(text, margin, 54 + at * lineHeight, 30))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="16" fill="${night}"/>${head.join('')}<path d="M${margin} ${height - 22}H${width - margin}" stroke="${line}" stroke-width="3"/>${rows.join('')}</svg>`
}

/** A text as outlines, on whatever machine it is drawn. */
const lettered = (text: string, x: number, y: number, size: number): string =>
  `<path d="${lettering(text, { x, y, size }).outline}" fill="${pale}"/>`

/** The same as the bytes of a PNG file, as an author would send it. */
export const chartFile = (figure: LongArticle['figure']): Promise<Buffer> =>
  sharp(Buffer.from(chartOf(figure)), { density: 144 })
    .png({ compressionLevel: 1 })
    .toBuffer()
