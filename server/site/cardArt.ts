import { cropOf } from '@bewezen/domain/pictures/frame.ts'
import { coloursOf, hex } from '@bewezen/domain/pictures/palette.ts'
import type { Box } from '@bewezen/domain/pictures/shapes.ts'
import { svgOf } from '@bewezen/domain/pictures/svg.ts'
import type { Card } from '../base/publicPages.ts'
import { balanced, fittingLines, lettering, lineHeight, type Room } from './lettering.ts'

/** The size of a card, in pixels. */
export const [width, height] = [1200, 630]
/** Where its words stand, the paper under them, and where its picture shows what it is about. */
const [left, right, top, bottom] = [92, 588, 92, 486]
const paper: Box = [44, 44, 588, 542]
export const beside: Box = [656, 30, 520, 570]
/** The part that an uploaded picture fills. */
export const uploadBox: Box = [632, 0, 568, 630]

const [ink, softInk, white, sun] = ['#0b2530', '#3c5560', '#fdfbf8', '#ffb13b']
const room = (size: number, high: number): Room => ({ size, width: right - left, height: high })

/** Between two facts. */
const gap = 12

type Written = { size: number; lines: string[] }

/** How the words of a card are set: the title as large as all of it fits above its facts, none of either cut (MKT-MORE-34). */
export function wordsOf(title: string, facts: readonly string[]): { title: Written; facts: Written[] } {
  const below = facts.map((fact) => {
    const { size, lines } = fittingLines(fact, [room(28, 64), room(26, 90), room(22, 100), room(18, 120)])
    return { size, lines: balanced(lines, room(size, 0)) }
  })
  const high = bottom - top - heightOf(below) - (below.length > 0 ? 26 : 0)
  const [first, ...others] = [76, 70, 64, 58, 52, 46, 42, 38, 34, 30, 26, 22, 18].map((size) => room(size, high))
  const { size, lines } = fittingLines(title, [first ?? room(18, high), ...others])
  return { title: { size, lines: balanced(lines, room(size, high)) }, facts: below }
}

const heightOf = (written: readonly Written[]): number =>
  written.reduce((sum, { size, lines }) => sum + lines.length * size * lineHeight + gap, 0)

/** A card as SVG, its picture included unless one was uploaded: the letters are its last paths. */
export function cardArt(page: { title: string; card: Card }, siteName: string): string {
  const { title, facts } = wordsOf(page.title, page.card.facts)
  const named = fittingLines(
    siteName,
    [34, 30, 26, 22].map((size) => ({ size, width: right - 158, height: 40 })) as [Room],
  )
  const name = lettering(named.lines.join(' '), { x: 158, y: 548, size: named.size }).outline
  const titled = outlined(title, top)
  const told: string[] = []
  let y = top + title.lines.length * title.size * lineHeight + 26
  for (const fact of facts) {
    told.push(outlined(fact, y))
    y += fact.lines.length * fact.size * lineHeight + gap
  }
  const [x, above, wide, high] = paper
  const isOwn = page.card.upload !== undefined
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">
${isOwn ? `<path d="M0 0H632V630H0z" fill="${white}"/>` : `${pictureArt(page.card.drawn)}<rect x="${x}" y="${above}" width="${wide}" height="${high}" rx="30" fill="${white}"/>`}
<g transform="translate(88 506) scale(1.75)" stroke-width="2.4" stroke-linecap="round"><path d="M9.03 18.6a7 7 0 1 1 13.94 0z" fill="${sun}"/><path d="M4.5 18a11.5 11.5 0 0 1 23 0M2 19.8h28M10 25h12" stroke="${ink}"/></g>
<path d="${told.join('')}" fill="${softInk}"/>
<path d="${titled}${name}" fill="${ink}"/>
</svg>`
}

const outlined = ({ size, lines }: Written, from: number): string =>
  lines
    .map((line, at) => lettering(line, { x: left, y: from + size * 0.86 + at * size * lineHeight, size }).outline)
    .join('')

/** The drawing with its sky, over the whole card, its subject beside the words. */
function pictureArt({ drawing, look, isMirrored }: Card['drawn']): string {
  const colours = coloursOf(look, 'light')
  const [from, above, wide, high] = drawing.subject
  const subject: Box = isMirrored ? [-from - wide, above, wide, high] : drawing.subject
  const { scale, x, y } = cropOf(subject, beside)
  return `<linearGradient id="air" x2="0" y2="1"><stop stop-color="${hex(colours.air)}"/><stop offset=".75" stop-color="${hex(colours.air2)}"/></linearGradient>
<rect width="${width}" height="${height}" fill="url(#air)"/>
<g transform="translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale})" stroke-linecap="round" stroke-linejoin="round">${svgOf(drawing, (tone) => hex(colours[tone]))}</g>`
}
