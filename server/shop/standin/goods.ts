import { emblem } from './emblems.ts'
import type { Look } from './look.ts'
import { box, disc, ink, line, paper, shape, sun, table, times, tints, wool } from './pen.ts'

/** A panel of red lamps on its foot. */
function panel(): string {
  const lamp = (index: number) => disc(420 + (index % 4) * 40, 190 + Math.floor(index / 4) * 44, 12, '#e5553f', 0)
  return (
    box({ x: 380, y: 150, width: 200, height: 300, round: 24 }, ink) +
    times(24, lamp) +
    line(`M430 450V520M530 450V520M400 ${table - 8}H560`, 8)
  )
}

function glasses(): string {
  return (
    shape('M250 300q-14-56 70-56h74q66 0 66 62t-70 66h-54q-82 0-86-72Z', '#e8862a') +
    shape('M710 300q14-56-70-56h-74q-66 0-66 62t70 66h54q82 0 86-72Z', '#e8862a') +
    line('M458 294q22-20 44 0M250 292L172 240M710 292L788 240', 9) +
    line('M300 282q14-14 46-14M560 282q14-14 46-14', 6, '#fbd39a')
  )
}

function candles(): string {
  const candle = (x: number, y: number, width: number) =>
    shape(`M${x} ${y}h${width}V${table}h-${width}Z`, paper) +
    line(`M${x} ${y + 34}q${width / 4} 26 ${width / 2} 0t${width / 2} 0`, 6) +
    line(`M${x + width / 2} ${y}v-24`, 6) +
    shape(`M${x + width / 2} ${y - 110}q38 46 18 78-8 14-18 14t-18-14q-20-32 18-78Z`, sun)
  return candle(300, 400, 92) + candle(420, 330, 120) + candle(570, 430, 92)
}

function mat(): string {
  return (
    shape('M350 296H610L720 462H240Z', tints.grounding.full) +
    line('M437 296L400 462M523 296L560 462M292 382H668', 5, '#a9cdb6') +
    line(`M480 462V504Q480 ${table - 4} 510 ${table - 4}H640`, 7) +
    box({ x: 640, y: 512, width: 46, height: 28, round: 6 }, paper, 6)
  )
}

function mask(): string {
  return (
    line('M258 336Q190 250 250 216M702 336Q770 250 710 216', 12, tints.slaap.deep) +
    shape(
      'M250 320Q480 240 710 320Q732 444 610 452Q530 450 480 388Q430 450 350 452Q228 444 250 320Z',
      tints.slaap.full,
    ) +
    line('M318 376q40 34 84 0M558 376q40 34 84 0', 7, paper)
  )
}

/** A jar of capsules with a label. */
function jar({ theme, emblem: sign }: Look): string {
  const { pale, deep } = tints[theme]
  return (
    box({ x: 396, y: 224, width: 168, height: 300, round: 30 }, pale) +
    box({ x: 408, y: 164, width: 144, height: 62, round: 12 }, deep) +
    line('M432 182V208M456 182V208M480 182V208M504 182V208M528 182V208', 4, pale) +
    box({ x: 396, y: 296, width: 168, height: 148, round: 0 }, paper) +
    emblem(sign, 480, 370, 1.05) +
    `<g transform="translate(640 500) rotate(-18)">${box({ x: -44, y: -20, width: 88, height: 40, round: 20 }, paper, 7)}${shape('M0 -20H24A20 20 0 0 1 24 20H0Z', tints[theme].full, 7)}</g>`
  )
}

/** A pot of tea with a cup beside it. */
function tea({ theme, emblem: sign }: Look): string {
  const { full } = tints[theme]
  return (
    line('M560 300Q640 300 630 372Q622 430 556 430', 16) +
    shape('M300 370L226 292Q214 280 236 276L262 274L330 330', full) +
    shape(`M306 322H560Q586 420 548 ${table}H322Q282 420 306 322Z`, full) +
    shape('M330 322Q340 262 434 262Q528 262 538 322Z', paper) +
    disc(434, 246, 17, sun, 7) +
    `<circle cx="434" cy="420" r="62" fill="${paper}"/>` +
    emblem(sign, 434, 420, 0.85) +
    shape(`M628 452H752Q752 ${table} 706 ${table}H674Q628 ${table} 628 452Z`, paper) +
    line('M664 424c-12-22 12-34 0-56M702 424c-12-22 12-34 0-56', 6, '#ffffff')
  )
}

/** A lamp that grows light like the morning. */
function lamp({ theme }: Look): string {
  const { soft } = tints[theme]
  return (
    `<circle cx="480" cy="326" r="208" fill="${sun}" opacity=".22"/>` +
    disc(480, 326, 142, '#fbd48a') +
    `<path d="M342 352A142 142 0 0 0 618 352Z" fill="${sun}"/>` +
    disc(480, 326, 142, 'none') +
    shape(`M392 444H568L592 ${table}H368Z`, wool) +
    line('M452 490H508', 8) +
    line('M480 250V326L528 356', 9) +
    disc(480, 326, 9, soft, 6)
  )
}

/** A meter of light in the hand's size. */
function meter({ theme }: Look): string {
  const { full, pale } = tints[theme]
  return (
    disc(480, 216, 62, paper) +
    disc(480, 216, 34, '#fbe3b0', 5) +
    box({ x: 396, y: 262, width: 168, height: 262, round: 26 }, full) +
    box({ x: 420, y: 292, width: 120, height: 84, round: 8 }, pale, 6) +
    line('M446 358A36 36 0 0 1 514 358', 6) +
    line('M480 358L500 324', 6) +
    disc(446, 424, 16, paper, 6) +
    disc(514, 424, 16, sun, 6) +
    line('M440 476H520', 7)
  )
}

/** A folded blanket in layers. */
function blanket({ theme, emblem: sign }: Look): string {
  const { soft, pale, full } = tints[theme]
  const layer = (y: number, fill: string) => shape(`M262 ${y}H674Q716 ${y} 716 ${y + 44}T674 ${y + 88}H262Z`, fill)
  return (
    layer(442, full) +
    layer(356, pale) +
    layer(270, soft) +
    line('M262 314H640M262 400H640M262 486H640', 5) +
    box({ x: 300, y: 288, width: 96, height: 84, round: 6 }, paper, 6) +
    emblem(sign, 348, 330, 0.6)
  )
}

/** A tub to stand in, with ice on the water. */
function tub({ theme }: Look): string {
  const { full, pale, soft } = tints[theme]
  const stave = (index: number) => `M${322 + index * 63} 350L${332 + index * 59} ${table}`
  const cube = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${box({ x: -30, y: -30, width: 60, height: 60, round: 10 }, '#f4fbff', 6)}</g>`
  return (
    cube(380, 296, -12) +
    cube(478, 278, 10) +
    cube(574, 300, -6) +
    shape('M252 316Q480 280 708 316L690 352H270Z', pale) +
    shape(`M262 340H698L664 ${table}H296Z`, full) +
    line(times(6, stave), 5, soft) +
    line('M268 396H690M284 476H676', 9)
  )
}

/** A thermometer that floats. */
function thermometer({ theme }: Look): string {
  const { full, pale } = tints[theme]
  const mark = (index: number) => `M516 ${240 + index * 40}h${index % 2 ? 22 : 34}`
  return (
    box({ x: 424, y: 150, width: 152, height: 374, round: 76 }, paper) +
    line(times(5, mark), 6) +
    box({ x: 466, y: 194, width: 34, height: 240, round: 17 }, pale, 6) +
    `<rect x="474" y="322" width="18" height="130" fill="${full}"/>` +
    disc(483, 456, 34, full) +
    line('M360 566q20-16 40 0t40 0 40 0 40 0 40 0 40 0', 6, full)
  )
}

/** A roller and a ball for stiff muscles. */
function roller({ theme }: Look): string {
  const { full, soft, deep } = tints[theme]
  const rib = (index: number) => `M${372 + index * 52} 372V506`
  return (
    shape(`M306 356H616A46 86 0 0 1 616 ${table}H306Z`, full) +
    line(times(5, rib), 8, soft) +
    `<ellipse cx="306" cy="443" rx="46" ry="87" fill="${soft}" stroke="${ink}" stroke-width="8"/><ellipse cx="306" cy="443" rx="20" ry="44" fill="${deep}" stroke="${ink}" stroke-width="6"/>` +
    disc(688, 478, 52, sun) +
    line('M650 458q38 26 76 0', 5)
  )
}

/** A parcel, for whatever has no drawing of its own. */
function parcel({ theme, emblem: sign }: Look): string {
  const { full, soft, pale } = tints[theme]
  return (
    shape(`M300 290H660V${table}H300Z`, soft) +
    shape('M300 290L340 226H620L660 290Z', full) +
    line('M480 226V290', 7) +
    box({ x: 400, y: 330, width: 160, height: 140, round: 10 }, pale, 6) +
    emblem(sign, 480, 400, 1.05)
  )
}

/** Things that are sent. */
export const goods = {
  panel,
  glasses,
  candles,
  mat,
  mask,
  jar,
  tea,
  lamp,
  meter,
  blanket,
  tub,
  thermometer,
  roller,
  parcel,
} as const
