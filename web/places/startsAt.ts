const key = 'community-starts-at'

export const starts = ['today', 'last'] as const
export type Start = (typeof starts)[number]

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** The setting 'Begin bij' of this browser: what `/community` opens; anything unknown is 'Vandaag' (SH-TODAY-12, SH-LOCAL-09). */
export function startsAt(storage: () => Kept = () => localStorage): Start {
  try {
    return storage().getItem(key) === 'last' ? 'last' : 'today'
  } catch {
    return 'today'
  }
}

/** Keeps what `/community` opens; a browser that keeps nothing opens 'Vandaag'. */
export function keepStart(start: Start, storage: () => Kept = () => localStorage): void {
  try {
    storage().setItem(key, start)
  } catch {
    // Nothing is kept.
  }
}
