import { idsIn } from './citations.ts'
import type { Title } from './titles.ts'

/** A title with this many ids proves none of them by itself: nobody sees which of its steps belongs to which id. */
const crowd = 10

/** Why a test proves little of what its title names. */
export type Weakness = 'crowded' | 'wordsOnly'

/** An id that weak tests alone name, the place of the first of them, and why that one is weak. */
export type WeaklyCited = { id: string; at: string; why: Weakness }

/** The ids that no test proves by itself: all tests that name them name ten or more, or look at words only. */
export function weaklyCited(titles: readonly Title[]): WeaklyCited[] {
  const weak = new Map<string, WeaklyCited>()
  const proven = new Set<string>()
  for (const title of titles) {
    const ids = idsIn(title.text)
    const why: Weakness | null = ids.length >= crowd ? 'crowded' : title.wordsOnly ? 'wordsOnly' : null
    for (const id of ids) {
      if (!why) proven.add(id)
      else if (!weak.has(id)) weak.set(id, { id, at: `${title.path}:${title.line}`, why })
    }
  }
  return [...weak.values()].filter(({ id }) => !proven.has(id))
}
