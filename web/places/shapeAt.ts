import type { Shape } from '../base/document/Waiting.tsx'

// Written out: the module with the slugs comes with the page, and this before it. Its test compares them.
const content = /^[^/]+\/(?:[^/]+\/)?(feed|lesson|challenge|masterclass)\/./
const place = /^[^/]+\/(feed|universiteit|challenges|masterclasses)$/i
const own: Record<string, Shape> = { moderatie: 'list', logboek: 'beside', direct: 'letters' }
const shapes: Record<string, Shape> = {
  feed: 'beside',
  universiteit: 'university',
  challenges: 'overview',
  masterclasses: 'overview',
  lesson: 'lesson',
  challenge: 'challenge',
  masterclass: 'masterclass',
}

/** What an address of the community will show, as far as its path tells: not everything stands beside the channels (SH-ERR-40). */
export function shapeAt(path: string): Shape {
  const asked = path.replace(/^\/community\/?/, '')
  if (asked === '') return 'today'
  const [, name = ''] = content.exec(asked) ?? place.exec(asked) ?? []
  return own[asked] ?? shapes[name.toLowerCase()] ?? (/^direct\/./.test(asked) ? 'letter' : 'talk')
}
