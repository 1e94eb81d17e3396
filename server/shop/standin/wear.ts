import { emblem } from './emblems.ts'
import type { Look } from './look.ts'
import { box, disc, line, paper, shape, table, times, tints } from './pen.ts'

function sweater({ theme, emblem: sign }: Look): string {
  const { deep, pale } = tints[theme]
  return (
    shape(
      `M392 196Q300 214 280 270L224 484L296 506L356 350V${table - 10}H604V350L664 506L736 484L680 270Q660 214 568 196Q540 240 480 240T392 196Z`,
      deep,
    ) +
    line('M392 196Q420 262 480 262T568 196', 7, pale) +
    line('M356 488H604M232 454L306 478M728 454L654 478', 5, pale) +
    `<circle cx="480" cy="366" r="54" fill="${paper}"/>` +
    emblem(sign, 480, 366, 0.75)
  )
}

function mug({ theme, emblem: sign }: Look): string {
  const { full } = tints[theme]
  return (
    line('M596 318Q690 310 690 394Q690 470 590 466', 26) +
    line('M596 318Q690 310 690 394Q690 470 590 466', 11, full) +
    shape(`M344 270H602V486Q602 ${table} 556 ${table}H390Q344 ${table} 344 486Z`, full) +
    `<ellipse cx="473" cy="270" rx="129" ry="26" fill="#6b4a34" stroke="#0d3142" stroke-width="8"/>` +
    `<circle cx="473" cy="404" r="72" fill="${paper}"/>` +
    emblem(sign, 473, 404, 1) +
    line('M430 222c-16-26 16-42 0-72M480 214c-16-26 16-42 0-72M530 222c-16-26 16-42 0-72', 7, '#ffffff')
  )
}

function bag({ theme, emblem: sign }: Look): string {
  const { pale, full } = tints[theme]
  return (
    line('M400 300V236Q400 166 480 166T560 236V300', 18) +
    line('M400 300V236Q400 166 480 166T560 236V300', 7, full) +
    shape(`M322 286H638L662 ${table}H298Z`, pale) +
    line('M322 316H638', 6, full) +
    emblem(sign, 480, 420, 1.5)
  )
}

function socks({ theme }: Look): string {
  const { full, pale, deep } = tints[theme]
  const sock = (fill: string, band: string) =>
    shape('M-60 -160H40V40Q40 70 66 84L120 112Q146 130 134 158Q128 172 104 172H-4Q-60 172 -60 112Z', fill) +
    shape('M-60 -160H40V-110H-60Z', band) +
    line('M-60 -74H40M-60 -44H40', 8, band) +
    line('M-60 84Q-20 84 -14 172M84 96Q66 130 96 172', 6)
  return (
    `<g transform="translate(560 356) rotate(7)">${sock(deep, pale)}</g>` +
    `<g transform="translate(400 356) rotate(-4)">${sock(full, pale)}</g>`
  )
}

function notebook({ theme, emblem: sign }: Look): string {
  const { full, soft } = tints[theme]
  const ring = (index: number) => line(`M318 ${212 + index * 48}h44`, 9) + disc(364, 212 + index * 48, 7, paper, 4)
  return (
    `<g transform="rotate(-3 480 350)">${box({ x: 366, y: 190, width: 268, height: 336, round: 12 }, paper)}` +
    `${box({ x: 340, y: 176, width: 268, height: 344, round: 14 }, full)}${times(7, ring)}` +
    `${box({ x: 404, y: 236, width: 168, height: 138, round: 8 }, paper, 6)}${emblem(sign, 488, 305, 1.1)}` +
    `${line('M420 424H556M444 456H532', 8, soft)}</g>` +
    `<g transform="translate(672 470) rotate(20)">${shape('M-12 -170H12V30L0 60L-12 30Z', tints.licht.full)}${line('M-12 30H12M-12 -140H12', 5)}</g>`
  )
}

function cap({ theme, emblem: sign }: Look): string {
  const { full, deep } = tints[theme]
  return (
    shape('M290 450Q280 230 470 226Q640 230 646 430Z', full) +
    shape('M286 446Q460 392 646 428Q760 452 780 488Q640 470 520 486Q380 500 286 446Z', deep) +
    line('M470 226Q520 300 524 412M470 226Q400 300 390 428', 5) +
    disc(470, 224, 14, full, 6) +
    `<circle cx="454" cy="346" r="44" fill="${paper}"/>` +
    emblem(sign, 454, 346, 0.58)
  )
}

/** Things with our own sign on them. */
export const wear = { sweater, mug, bag, socks, notebook, cap } as const
