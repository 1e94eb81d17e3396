import type { Import } from './imports.ts'
import { type Floor, type Place, placeOf } from './places.ts'

/** What is wrong with an import, as a sentence with its place. */
export type Offence = { at: string; says: string }

/** What each floor may know beside itself. */
const knows: Record<Floor, readonly Floor[]> = {
  domain: [],
  server: ['domain'],
  web: ['domain'],
  stories: ['domain', 'server', 'tools'],
  tools: ['domain', 'server', 'web', 'stories'],
}

/** The sentence that says why this import is not allowed, or null when it is. */
export function arrowRefusal({ from, to, typeOnly }: Import): string | null {
  const [source, target] = [placeOf(from), placeOf(to)]
  if (!source) return null // a file at the top of the project, such as vitest.config.ts
  if (!target) return `${to} is on no floor: import from a floor or a package`
  if (source.floor !== target.floor) return betweenFloors(source, target)
  if (source.isTest || source.floor === 'tools') return null
  if (target.isTest) return `only tests may import ${to}: it is made for tests`
  return withinFloor(source, target, typeOnly)
}

function betweenFloors(source: Place, target: Place): string | null {
  const testsLookIn = source.floor === 'domain' ? [] : (['domain', 'server', 'tools'] satisfies Floor[])
  const allowed: readonly Floor[] = source.isTest ? testsLookIn : []
  if (!allowed.includes(target.floor) && !knows[source.floor].includes(target.floor)) {
    const known = knows[source.floor]
    const may = known.length === 0 ? 'nothing of ours' : known.join(', ')
    return `${source.floor} must not import ${target.floor} (${target.path}): it may import ${may}`
  }
  if (target.isTest && !source.isTest && source.floor !== 'tools')
    return `only tests may import ${target.path}: it is made for tests`
  if (!source.isTest && isForEveryRoom(source.path) && target.room !== null && target.room !== 'base')
    return `${source.path} serves every room and must know none (${target.path}): take it as a parameter`
  return null
}

/** The tools of the web floor with which every room asks, hears and keeps. */
const isForEveryRoom = (path: string): boolean => /^web\/base\/(api|live|offline)\//.test(path)

function withinFloor(source: Place, target: Place, typeOnly: boolean): string | null {
  if (source.room === null) return null // a composition root knows its whole floor
  if (source.room === target.room) return null
  if (target.room === null) return `${target.path} puts the ${source.floor} floor together: no room may import it`
  if (source.room === 'base') {
    if (source.floor === 'domain' && typeOnly) return null
    const instead = source.floor === 'domain' ? 'import only its types' : 'let the room register itself with base'
    return `${source.floor}/base must not import the room ${target.room} (${target.path}): ${instead}`
  }
  if (target.isPublic || isTables(target.path)) return null
  const index = `${target.floor}/${target.room}/index.ts`
  return `${target.path} is private to the room ${target.room}: import what ${index} exports`
}

/** The tables of a room: others may point at them, read and join them; writing is its own (writes.ts). */
export const isTables = (path: string): boolean => /^server\/[^/]+\/tables\.ts$/.test(path)
