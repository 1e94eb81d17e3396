import type { Import } from './imports.ts'
import { placeOf } from './places.ts'
import type { Offence } from './rules.ts'

/** The rooms of the web floor in layers, from the bottom up. */
export type Layers = readonly (readonly string[])[]

const page = 'docs/architecture.md'
const heading = '## Layers of the web floor'

/** The layers as the table of the page about architecture gives them: a row each, the rooms named in its first cell. */
export function layersOf(text: string): Layers {
  const [, section = ''] = text.split(`${heading}\n`)
  const [table = ''] = section.split('\n## ')
  const cells = [...table.matchAll(/^\|([^|\n]*)\|/gm)].map(([, cell = '']) => cell)
  const layers = cells
    .map((cell) => [...cell.matchAll(/`([a-z]+)`/g)].map(([, room = '']) => room))
    .filter((rooms) => rooms.length > 0)
  if (layers.length === 0) throw new Error(`${page} has no table under '${heading}'`)
  return layers
}

/** Every import on the web floor that does not go down, and where the layers and the rooms that there are differ. */
export function layerOffences(layers: Layers, paths: Iterable<string>, imports: readonly Import[]): Offence[] {
  const heights = new Map(layers.flatMap((rooms, height) => rooms.map((room) => [room, height] as const)))
  return [...unlike(layers.flat(), paths), ...imports.flatMap((one) => upward(heights, one))]
}

function upward(heights: ReadonlyMap<string, number>, { from, to, line }: Import): Offence[] {
  const [source, target] = [placeOf(from), placeOf(to)]
  if (source?.floor !== 'web' || target?.floor !== 'web' || source.isTest) return []
  if (!source.room || !target.room || source.room === target.room) return []
  const [own, other] = [heights.get(source.room), heights.get(target.room)]
  if (own === undefined || other === undefined || other < own) return []
  const where = other === own ? 'beside' : 'above'
  const says = `the room ${target.room} stands ${where} ${source.room} in the layers of ${page}: only what stands below may be imported`
  return [{ at: `${from}:${line}`, says }]
}

function unlike(named: readonly string[], paths: Iterable<string>): Offence[] {
  const places = [...paths].map((path) => placeOf(path)).filter((place) => place?.floor === 'web')
  const rooms = new Set(places.flatMap((place) => place?.room ?? []))
  const unnamed = [...rooms].filter((room) => !named.includes(room))
  const gone = named.filter((room) => !rooms.has(room))
  const twice = named.filter((room, at) => named.indexOf(room) < at)
  return [
    ...unnamed.map((room) => ({ at: page, says: `the room ${room} of the web floor stands in none of its layers` })),
    ...gone.map((room) => ({ at: page, says: `a layer names ${room}, which is no room of the web floor` })),
    ...twice.map((room) => ({ at: page, says: `the room ${room} stands in two layers` })),
  ]
}
