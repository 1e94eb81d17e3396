import type { Box, Shape } from '../shapes.ts'

type Point = readonly [number, number]
/** How many numbers a command of a path takes. */
const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 }
const shares = [0.25, 0.5, 0.75, 1]

/** The bounding box of every piece of a drawing, its stroke and the moves around it included: what a crop may cut. */
export const extentsOf = (shapes: readonly Shape[], moves: readonly string[] = []): Box[] =>
  shapes.flatMap((shape) => {
    if ('of' in shape) return extentsOf(shape.of, [shape.at, ...moves])
    const points = pointsOf(shape.d).map((point) => moves.reduce(moved, point))
    const around = shape.stroke ? (shape.width ?? 0) / 2 : 0
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, top] = [Math.min(...across) - around, Math.min(...down) - around]
    return [[left, top, Math.max(...across) + around - left, Math.max(...down) + around - top]]
  })

/** Points along a path, close enough to tell its box. */
function pointsOf(d: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  let begin: Point = [0, 0]
  for (const [, command = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase()
    const all = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (kind === 'z') [x, y] = begin
    const step = takes[kind] ?? all.length
    for (let at = 0; at < all.length; at += step) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0]
      const given = all.slice(at, at + step)
      const ends = given.slice(kind === 'a' ? 5 : 0)
      const through: Point[] = kind === 'm' && at === 0 ? [] : [[x, y]]
      if (kind === 'h') through.push([fromX + (ends[0] ?? 0), y])
      else if (kind === 'v') through.push([x, fromY + (ends[0] ?? 0)])
      else
        for (let pair = 0; pair < ends.length; pair += 2)
          through.push([fromX + (ends[pair] ?? 0), fromY + (ends[pair + 1] ?? 0)])
      const end = through.at(-1) ?? begin
      // Of an arc only the halves of an oval reach further than their ends by as much as its radius.
      if (kind === 'a' && Math.abs(end[0] - x) >= 2 * (given[0] ?? 0) - 1)
        points.push([(x + end[0]) / 2, y - (given[1] ?? 0)], [(x + end[0]) / 2, y + (given[1] ?? 0)])
      points.push(...shares.map((share) => along(through, share)))
      ;[x, y] = end
      if (kind === 'm' && at === 0) begin = end
    }
  }
  return points
}

/** The point at a share of a curve by its control points, of a line by its ends. */
function along(through: readonly Point[], share: number): Point {
  const [first, ...rest] = through
  if (!first || rest.length === 0) return first ?? [0, 0]
  const [from, to] = [along(through.slice(0, -1), share), along(rest, share)]
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** A point after a `transform` of a drawing: larger first, then turned, then moved. */
function moved([x, y]: Point, transform: string): Point {
  const numbers = (name: string) =>
    (new RegExp(`${name}\\(([^)]*)\\)`).exec(transform)?.[1] ?? '').split(' ').filter(Boolean).map(Number)
  const [across = 0, down = 0] = numbers('translate')
  const [wide = 1, high = wide] = numbers('scale')
  const turn = ((numbers('rotate')[0] ?? 0) * Math.PI) / 180
  const [a, b] = [x * wide, y * high]
  return [across + a * Math.cos(turn) - b * Math.sin(turn), down + a * Math.sin(turn) + b * Math.cos(turn)]
}
