import { importsOf } from '../arrows/imports.ts'
import { placeOf } from '../arrows/places.ts'

/**
 * The unit tests that a change can break, the nearest first: those that import a changed file, through however many
 * files, and those of its room on each floor, since an operation is tested over HTTP. Where everything comes together (the
 * top of a floor, and what opens a world for a test) the search ends: from there it would reach every test there is.
 */
export function relatedTests(changed: readonly string[], tree: ReadonlyMap<string, string>): string[] {
  const importers = importersIn(tree)
  const distances = new Map<string, number>(changed.filter((file) => tree.has(file)).map((file) => [file, 0]))
  for (const [file, distance] of distances) {
    if (distance > 0 && comesTogether(file)) continue
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1)
  }
  const rooms = new Set(changed.map(roomOf))
  for (const file of tree.keys()) if (!distances.has(file) && isIn(rooms, roomOf(file))) distances.set(file, 2)
  return [...distances]
    .filter(([file]) => /\.test\.tsx?$/.test(file))
    .sort(([, one], [, other]) => one - other)
    .map(([file]) => file)
}

/** The stories that go through a room, the nearest first. */
export const storiesOf: Readonly<Record<string, readonly string[]>> = {
  access: ['gate', 'admin', 'modes'],
  account: ['account', 'security', 'first-day'],
  admin: ['desk', 'admin', 'modes'],
  assistant: ['assistant'],
  blogs: ['publishing', 'site'],
  chat: ['evening', 'direct', 'keyboard-community', 'long-talk'],
  comments: ['feed', 'learning'],
  community: ['evening', 'direct', 'presence', 'train', 'long-talk'],
  events: ['events', 'events-calendar', 'events-paying', 'events-series', 'events-admin', 'failing'],
  experiments: ['experiments'],
  external: ['external'],
  feed: ['feed'],
  gallery: ['shell'],
  health: ['emergency'],
  inbox: ['inbox', 'evening', 'assistant'],
  learning: ['learning'],
  legal: ['publishing', 'site'],
  livestreams: ['livestreams'],
  membership: ['membership', 'gate', 'first-day'],
  moderation: ['moderation', 'report'],
  payments: ['membership', 'events-paying', 'cart'],
  pictures: ['publishing', 'site'],
  places: ['evening', 'train', 'direct'],
  privacy: ['leaving', 'consent'],
  podcasts: ['podcasts', 'site'],
  production: ['production', 'events-admin'],
  profile: ['profile'],
  public: ['site', 'publishing', 'consent'],
  reports: ['report', 'moderation'],
  search: ['site', 'keyboard'],
  shell: ['shell', 'keyboard', 'offline'],
  shop: ['cart'],
  site: ['site', 'publishing'],
  talk: ['evening', 'direct', 'presence'],
  tasks: ['daily'],
  today: ['today', 'daily'],
}

/** The stories that were changed, and those that go through the rooms of a change: of each room the nearest before the next. */
export function relatedStories(changed: readonly string[], stories: readonly string[]): string[] {
  const rooms = [...new Set(changed.map(roomOf))].map((room) => (room === null ? [] : (storiesOf[room] ?? [])))
  const furthest = Math.max(0, ...rooms.map((names) => names.length))
  const near = Array.from({ length: furthest }, (_, at) => rooms.flatMap((names) => names[at] ?? [])).flat()
  const wanted = new Set([...changed, ...near.map((name) => `stories/${name}.story.ts`)])
  return [...wanted].filter((path) => stories.includes(path))
}

/** The files that load each file. */
function importersIn(tree: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, text] of tree)
    for (const { from, to, typeOnly } of importsOf(path, text))
      if (!typeOnly) importers.set(to, [...(importers.get(to) ?? []), from])
  return importers
}

/** A room of the product, or null: foundations and tools are near nobody in particular. */
function roomOf(path: string): string | null {
  const place = placeOf(path)
  return place && place.floor !== 'stories' && place.floor !== 'tools' && place.room !== 'base' ? place.room : null
}

const comesTogether = (path: string): boolean => {
  const place = placeOf(path)
  return (place?.room === null && !place.isTest) || path.startsWith('server/base/testing/')
}

const isIn = (rooms: ReadonlySet<string | null>, room: string | null) => room !== null && rooms.has(room)
