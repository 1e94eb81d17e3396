/** The cache of photos that a page asked to keep, such as those of the people at a door; it goes when its login ends. */
export const photoCache = 'photos-1'

/** Keeps these photos for when there is no line, and no others; a browser that keeps nothing shows initials (EV-MORE-52). */
export async function keepPhotos(addresses: readonly string[]): Promise<void> {
  if (!globalThis.caches) return
  try {
    if (addresses.length === 0) return void (await caches.delete(photoCache))
    const cache = await caches.open(photoCache)
    const kept = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]))
    for (const [path, request] of kept) if (!addresses.includes(path)) await cache.delete(request)
    for (const address of addresses) if (!kept.has(address)) await cache.add(address).catch(() => {})
  } catch {
    // Storage may be forbidden or full.
  }
}
