/** Takes one place for somebody and answers how to give it back, or null when this person holds as many as one may. */
export type Places = (personId: string) => (() => void) | null

/** Places of which one person may hold so many at the same time in this process, so that nobody crowds the others out. */
export function openPlaces(most: number): Places {
  const held = new Map<string, number>()
  const change = (personId: string, by: number) => {
    const now = (held.get(personId) ?? 0) + by
    if (now > 0) held.set(personId, now)
    else held.delete(personId)
  }
  return (personId) => {
    if ((held.get(personId) ?? 0) >= most) return null
    change(personId, 1)
    let isGivenBack = false
    return () => {
      if (!isGivenBack) change(personId, -1)
      isGivenBack = true
    }
  }
}
