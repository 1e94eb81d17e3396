/** The target of a content link: a channel's chat, or content of a community. A masterclass is treated as a lesson (SH-LINK-06). */
export type HandOver = { view: 'challenge' | 'lesson' | 'feed' | 'chat'; slug: string }

const views: Record<string, HandOver['view']> = {
  challenge: 'challenge',
  lesson: 'lesson',
  masterclass: 'lesson',
  feed: 'feed',
}

/** The target of a content link's path within the community, or null (SH-LINK-05..08). */
export function contentTarget(path: string): HandOver | null {
  const [first, ...rest] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean)
  if (first !== 'community' || rest.length < 2) return null
  const [slug, type] = [decoded(rest.at(-1)), rest.at(-2)]
  if (slug === null) return null
  if (rest.length === 2) return { view: 'chat', slug }
  const view = type !== undefined && Object.hasOwn(views, type) ? views[type] : undefined
  return view ? { view, slug } : null
}

const viewKey = 'community-view-type'
const keys = {
  challenge: 'community-challenge-id',
  lesson: 'community-lesson-id',
  chat: 'community-navigate-to-channel',
}

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps where a followed content link leads, for the community page (SH-LINK-09, SH-LOCAL-01). */
export function handOver(path: string, storage: () => Kept = () => localStorage): void {
  const target = contentTarget(path)
  if (!target) return
  try {
    const kept = storage()
    kept.setItem(viewKey, target.view)
    if (target.view !== 'feed') kept.setItem(keys[target.view], target.slug)
  } catch {
    // Without a storage the address alone says where it leads (SH-LOCAL-09).
  }
}

/** The channel that a followed link left behind, or null when it left none or led to something else. */
export function handedChannel(storage: () => Kept = () => localStorage): string | null {
  try {
    const kept = storage()
    const view = kept.getItem(viewKey)
    return view === null || view === 'chat' ? kept.getItem(keys.chat) : null
  } catch {
    return null
  }
}

/** Removes what a followed link left: it is read once (SH-LINK-09). */
export function forgetHandOver(storage: () => Kept = () => localStorage): void {
  try {
    const kept = storage()
    for (const key of [viewKey, ...Object.values(keys)]) kept.removeItem(key)
  } catch {
    // Nothing is kept.
  }
}

function decoded(segment: string | undefined): string | null {
  try {
    return segment ? decodeURIComponent(segment) : null
  } catch {
    return null
  }
}
