/** Removes what this browser kept of a read, whatever was asked of it: it may not be seen any more. */
export async function forgetKept(path: string): Promise<void> {
  try {
    for (const name of (await globalThis.caches?.keys()) ?? []) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (new URL(request.url).pathname === path) await cache.delete(request)
    }
  } catch {
    // A browser that forbids it kept nothing.
  }
}
