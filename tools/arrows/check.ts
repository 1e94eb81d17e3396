import { circles } from './circles.ts'
import { type Import, importsOf } from './imports.ts'
import { type Layers, layerOffences } from './layers.ts'
import { type Floor, placeOf } from './places.ts'
import { arrowRefusal, isTables, type Offence } from './rules.ts'
import { foreignWrites } from './writes.ts'

/** Folder names that say what kind of file is inside instead of what it is about. */
const kinds = /\/(utils?|libs?|helpers?|common|shared|hooks|components|services|misc)\//

/**
 * Everything wrong with the imports of a tree of files, given as project path and text. `layers` are those of the web
 * floor; without them its rooms may import each other in any order.
 */
export function offences(tree: ReadonlyMap<string, string>, layers?: Layers): Offence[] {
  const imports = [...tree].filter(([path]) => /\.tsx?$/.test(path)).flatMap(([path, text]) => importsOf(path, text))
  const arrows = imports.flatMap((one) => {
    const says = arrowRefusal(one)
    return says ? [{ at: `${one.from}:${one.line}`, says }] : []
  })
  const writes = [...tree].filter(([path]) => path.endsWith('.ts')).flatMap(([path, text]) => foreignWrites(path, text))
  const upwards = layers ? layerOffences(layers, tree.keys(), imports) : []
  return [...arrows, ...writes, ...folders(tree), ...fileCircles(imports), ...roomCircles(imports), ...upwards]
}

function folders(tree: ReadonlyMap<string, string>): Offence[] {
  return [...tree.keys()].flatMap((path) => {
    const kind = placeOf(path) && kinds.exec(path)?.[1]
    return kind ? [{ at: path, says: `a folder is named after its room or subject, not '${kind}'` }] : []
  })
}

/** By value or by type: who reads one file of a circle has to read them all. */
function fileCircles(imports: readonly Import[]): Offence[] {
  return circles(graph(imports.map((one) => [one.from, one.to]))).map((circle) => ({
    at: place(imports, circle),
    says: `these files import each other in a circle: ${circle.join(' → ')}`,
  }))
}

/** A circle of rooms means that a fact, a registry, an argument or a lower room is missing. */
function roomCircles(imports: readonly Import[]): Offence[] {
  return (['domain', 'server', 'web'] as const).flatMap((floor) => roomCirclesOn(floor, imports))
}

function roomCirclesOn(floor: Floor, imports: readonly Import[]): Offence[] {
  const between = imports.flatMap((one) => {
    const [from, to] = [placeOf(one.from), placeOf(one.to)]
    if (from?.floor !== floor || to?.floor !== floor || from.isTest) return []
    // A foreign key or a join is no call.
    if (isTables(one.to)) return []
    // The foundation of the domain knows the types of rooms: what can happen is listed there.
    if (!from.room || !to.room || from.room === to.room || from.room === 'base' || to.room === 'base') return []
    return [{ ...one, from: from.room, to: to.room, file: one.from }]
  })
  return circles(graph(between.map((one) => [one.from, one.to]))).map((circle) => {
    const first = between.find((one) => one.from === circle[0] && one.to === circle[1])
    return {
      at: `${first?.file}:${first?.line}`,
      says: `these rooms import each other in a circle: ${circle.join(' → ')}`,
    }
  })
}

function graph(pairs: readonly (readonly [string, string])[]): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const [from, to] of pairs) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  return arrows
}

function place(imports: readonly Import[], [from, to]: readonly string[]): string {
  return `${from}:${imports.find((one) => one.from === from && one.to === to)?.line}`
}
