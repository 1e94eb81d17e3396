/** The colours a drawing may use, by what they are for; `palette.ts` gives each one its colour in every light. */
export const tones = [
  'far',
  'mid',
  'near',
  'deep',
  'water',
  'water2',
  'pale',
  'sun',
  'ember',
  'ink',
  'star',
  'tool',
  'wall',
  'wall2',
  'wall3',
  'leaf',
  'leaf2',
  'wood',
  'skin',
  'hair',
  'coat',
  'skin2',
  'hair2',
  'coat2',
  'legs',
] as const
export type Tone = (typeof tones)[number]

/** A piece of a drawing: a path that is filled or stroked in a tone, or several of them moved together. */
export type Shape = Path | { at: string; of: readonly Shape[] }
type Path = { d: string; fill?: Tone; stroke?: Tone; width?: number; opacity?: number; dashes?: string }

/** Left, top, width and height. */
export type Box = readonly [number, number, number, number]

/**
 * A drawing: its subject stands around the middle of an endless world (the sky is whatever lies behind it), and `subject`
 * is the box that every crop of it shows whole.
 */
export type Drawing = { subject: Box; shapes: readonly Shape[] }

/** How far the ground of a drawing reaches to each side, and down: no frame between 1:2 and 12:1 sees its end. */
const [side, bottom] = [4000, 900]
/** What stands in rows ends earlier, or its file would be too large: beyond it is bare land. */
const rowsTo = 2000

export const fill = (tone: Tone, d: string, opacity?: number): Shape =>
  opacity === undefined ? { d, fill: tone } : { d, fill: tone, opacity }

export const stroke = (tone: Tone, width: number, d: string, opacity?: number): Shape =>
  opacity === undefined ? { d, stroke: tone, width } : { d, stroke: tone, width, opacity }

/** The fine pale line that lies over every drawing. */
export const chalk = (d: string, opacity = 0.7): Shape => stroke('pale', 2.5, d, opacity)

/** A ring of the same line, dashed. */
export const dashed = (tone: Tone, d: string, opacity = 0.7): Shape => ({
  d,
  stroke: tone,
  width: 2.5,
  opacity,
  dashes: '2 11',
})

/** Shapes moved to a place, larger or smaller, mirrored with a negative width. */
export const at = (x: number, y: number, size: number, of: readonly Shape[], turn = 0): Shape => ({
  at: `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size === 1 ? '' : ` scale(${size})`}`,
  of,
})
export const mirrored = (x: number, y: number, size: number, of: readonly Shape[]): Shape => ({
  at: `translate(${x} ${y}) scale(${-size} ${size})`,
  of,
})

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${round(2 * rx)} 0a${rx} ${ry} 0 1 0 ${round(-2 * rx)} 0z`

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r)

export const box = (x: number, y: number, wide: number, high: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${wide}v${high}h${-wide}z`
    : `M${x + r} ${y}h${wide - 2 * r}q${r} 0 ${r} ${r}v${high - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - wide}q${-r} 0 ${-r} ${-r}v${2 * r - high}q0 ${-r} ${r} ${-r}z`

/** Ground from a height down, as wide as the world. */
export const ground = (tone: Tone, y: number): Shape => fill(tone, box(-side, y, 2 * side, bottom - y))

/** Hills or waves whose tops stand `swing` above and below `y`, filled down to the end of the world. */
export function ridge(tone: Tone, y: number, swing: number, step: number, seed = 1): Shape {
  const next = dice(seed)
  let d = `M${-side} ${bottom}V${y}`
  for (let x = -side, up = true; x < side; x += step, up = !up)
    d += `q${step / 2} ${round((up ? -1 : 1) * swing * (1.1 + next()))} ${step} 0`
  return fill(tone, `${d}V${bottom}z`)
}

/** A row of pointed trees on a line, each of its own height. */
export function firs(tone: Tone, y: number, high: number, step: number, seed = 1): Shape {
  const next = dice(seed)
  let d = ''
  for (let x = -rowsTo; x < rowsTo; x += step) {
    const top = Math.round(high * (0.55 + next() * 0.6))
    d += `M${x} ${y + 2}l${step / 2}-${top} ${step / 2} ${top}z`
  }
  return fill(tone, d)
}

/** Short lines on water, wider and further apart towards the viewer. */
export function ripples(from: number, to: number, lines: number, seed = 1, reach = 620): Shape {
  const next = dice(seed)
  let d = ''
  for (let line = 0; line < lines; line++) {
    const along = (line + next() * 0.6) / lines
    const long = Math.round(26 + 90 * along * (0.4 + next()))
    d += `M${Math.round((next() - 0.5) * 2 * reach * (0.5 + along))} ${Math.round(from + (to - from) * along ** 1.4)}h${long}`
  }
  return chalk(d, 0.55)
}

/** Stars, which are seen at night only. */
export function stars(low: number, count = 48, seed = 3): Shape {
  const next = dice(seed)
  let d = ''
  for (let star = 0; star < count; star++)
    d += `M${Math.round((next() - 0.5) * 2 * rowsTo * 0.8)} ${Math.round(-420 + next() * (low + 400))}h0`
  return stroke('star', 4, d)
}

/** A tuft of grass. */
export function grass(x: number, y: number, high: number, tone: Tone = 'deep', seed = 1): Shape {
  const next = dice(seed + x)
  let d = ''
  for (let blade = 0; blade < 6; blade++) {
    const lean = (blade / 5 - 0.5) * 1.5
    const long = high * (0.7 + next() * 0.5)
    d += `M${round(x + lean * 8)} ${y}q${round(lean * 6)} ${round(-long * 0.6)} ${round(lean * long * 0.8)} ${round(-long)}`
  }
  return stroke(tone, 4, d)
}

/** The sun with its light around it; the moon at night. */
export const sunAt = (x: number, y: number, r: number): Shape[] => [
  fill('pale', disc(x, y, Math.round(r * 1.6)), 0.32),
  fill('sun', disc(x, y, r)),
]

/** Steam: three waving lines. */
export const steam = (x: number, y: number, high: number, tone: Tone = 'pale', width = 4): Shape =>
  stroke(
    tone,
    width,
    [-26, 0, 26]
      .map((aside) => `M${x + aside} ${y}c-16 ${round(-high * 0.3)} 16 ${round(-high * 0.5)} 0 ${-high}`)
      .join(''),
    0.75,
  )

/** What stands on a table: a wall with two arcs, and the edge of the table. */
export const stillLife = (edge = 150): Shape[] => [
  fill('wall', box(-side, -bottom, 2 * side, 2 * bottom)),
  stroke('pale', 2.5, disc(0, edge, 300), 0.85),
  dashed('pale', disc(0, edge, 386), 0.9),
  ground('wall2', edge),
  stroke('ink', 2.5, `M${-side} ${edge}H${side}`, 0.3),
]

/** Numbers from 0 to 1 that are always the same for this seed. */
export function dice(seed: number): () => number {
  let state = Math.round(seed) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const round = (value: number): number => Math.round(value * 10) / 10
