import { emblem } from './emblems.ts'
import type { Look } from './look.ts'
import { box, disc, ink, line, paper, shape, sun, table, times, tints, wool } from './pen.ts'

/** A laptop with the first lesson on it, and cards of those to come. */
function course({ theme, emblem: sign }: Look): string {
  const { full, soft, pale } = tints[theme]
  return (
    box({ x: 560, y: 262, width: 150, height: 200, round: 12 }, soft) +
    box({ x: 590, y: 232, width: 150, height: 200, round: 12 }, pale) +
    line('M618 276H708M618 306H690M618 336H700', 6) +
    box({ x: 236, y: 226, width: 380, height: 250, round: 18 }, full) +
    box({ x: 262, y: 250, width: 328, height: 202, round: 6 }, paper, 6) +
    emblem(sign, 352, 338, 1.25) +
    line('M440 304H556M440 336H556M440 368H520', 7) +
    line('M290 426H560', 8, soft) +
    line('M290 426H400', 8, full) +
    shape('M196 484H656L682 516Q684 530 668 530H186Q168 530 172 516Z', wool) +
    line('M386 502H466', 6)
  )
}

/** A booklet that stands upright, with its sign on the cover. */
function guide({ theme, emblem: sign }: Look): string {
  const { soft, pale } = tints[theme]
  return (
    shape('M356 176H590Q606 176 606 192V524H356Q330 524 330 502V202Q330 176 356 176Z', soft) +
    line('M330 502Q330 484 356 484H606', 7) +
    disc(476, 300, 74, pale, 7) +
    emblem(sign, 476, 300, 1.05) +
    line('M404 416H548M430 444H522', 8) +
    shape('M560 176V250L576 236L592 250V176', tints.rood.full, 6)
  )
}

/** A reader with a page of text, on its own stand. */
function ebook({ theme, emblem: sign }: Look): string {
  const { full, pale } = tints[theme]
  const text = (index: number) => `M386 ${352 + index * 28}H${index === 4 ? 500 : 574}`
  return (
    box({ x: 340, y: 158, width: 280, height: 360, round: 26 }, full) +
    box({ x: 364, y: 184, width: 232, height: 298, round: 6 }, paper, 6) +
    `<rect x="372" y="192" width="216" height="128" fill="${pale}"/>` +
    emblem(sign, 480, 258, 1.05) +
    line(times(5, text), 6) +
    disc(480, 500, 6, paper, 0) +
    shape(`M300 ${table}L332 486H628L660 ${table}Z`, wool)
  )
}

/** A film on a screen with a button to begin. */
function video({ theme, emblem: sign }: Look): string {
  const { soft, full, pale } = tints[theme]
  return (
    box({ x: 232, y: 180, width: 496, height: 296, round: 30 }, full) +
    box({ x: 256, y: 204, width: 448, height: 248, round: 12 }, soft, 6) +
    emblem(sign, 620, 286, 1) +
    line('M286 408H674', 9, pale) +
    line('M286 408H400', 9, sun) +
    disc(400, 408, 13, paper, 6) +
    disc(452, 302, 66, paper, 8) +
    `<path d="M434 268L490 302L434 336Z" fill="${ink}" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/>` +
    line(`M404 476L384 ${table}M556 476L576 ${table}M352 ${table}H608`, 9)
  )
}

/** A board on an easel, with a drawn curve, before somebody's cup. */
function masterclass({ theme, emblem: sign }: Look): string {
  const { deep, pale } = tints[theme]
  return (
    line(`M340 200L268 ${table}M620 200L692 ${table}M480 440V${table}`, 12) +
    box({ x: 236, y: 160, width: 488, height: 288, round: 12 }, deep) +
    line('M280 404V200M280 404H690', 6, paper) +
    line('M288 370C350 360 350 246 400 246S452 350 500 350S560 226 606 226S650 300 684 306', 7, sun) +
    disc(632, 220, 50, pale, 6) +
    emblem(sign, 632, 220, 0.72) +
    line('M214 452H746', 12) +
    shape('M534 444L540 424H598L604 444Z', paper, 5)
  )
}

/** A ticket that is torn off at the door. */
function ticket({ theme, emblem: sign }: Look): string {
  const { pale, full } = tints[theme]
  const half = (fill: string) =>
    shape('M-212 -92H212V-30A30 30 0 0 0 212 30V92H-212V30A30 30 0 0 0 -212 -30Z', fill) +
    `<path d="M104 -78V78" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-dasharray="4 16"/>`
  return (
    `<g transform="translate(500 330) rotate(-9)">${half(full)}</g>` +
    `<g transform="translate(470 390) rotate(4)">${half(paper)}${emblem(sign, -118, 0, 1.1)}${line('M-46 -26H66M-46 6H66M-46 38H20', 7)}${disc(158, 0, 24, pale, 6)}</g>`
  )
}

/** Things that are read, watched or attended. */
export const media = { course, guide, ebook, video, masterclass, ticket } as const
