/** The keys of local storage that survive a sign-out: the look, and whether notifications come live (SH-LOCAL-08). */
const keptKeys: readonly string[] = ['theme', 'red-light-filter', 'enable-optimized-notifications']

type Kept = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** Removes what belongs to the person who signed out from a storage; one that refuses is passed over (SH-UI-13, SH-LOCAL-09). */
export function forgetKeys(storage: () => Kept, keep = keptKeys): void {
  try {
    const it = storage()
    const keys = Array.from({ length: it.length }, (_, index) => it.key(index))
    for (const key of keys) if (key !== null && !keep.includes(key)) it.removeItem(key)
  } catch {
    // A storage that cannot be read holds nothing of anybody.
  }
}
