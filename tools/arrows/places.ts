/** The floors, and what stands beside them. */
export const floors = ['domain', 'server', 'web', 'stories', 'tools'] as const
export type Floor = (typeof floors)[number]

/** Where a file lives: `room` is null for a file at the top of its floor, a composition root. */
export type Place = {
  path: string
  floor: Floor
  room: string | null
  /** Tests, what only tests use, and benches: they may look anywhere behind the server. */
  isTest: boolean
  /** What other rooms may name. */
  isPublic: boolean
}

/** Where a project path lives, or null when it is on no floor. */
export function placeOf(path: string): Place | null {
  const [first, ...rest] = path.split('/')
  const floor = floors.find((name) => name === first)
  if (!floor || rest.length === 0) return null
  // The demo community puts rooms together and belongs to none.
  const room = rest.length > 1 && rest[0] !== 'demo' ? (rest[0] ?? null) : null
  return {
    path,
    floor,
    room,
    isTest: floor === 'stories' || /\.test\.tsx?$/.test(path) || /\/(testing|bench)\//.test(path),
    isPublic: floor === 'domain' || room === 'base' || /^[^/]+\/[^/]+\/index\.tsx?$/.test(path),
  }
}
