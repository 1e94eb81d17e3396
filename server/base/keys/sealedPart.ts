import type { Database } from '../database/open.ts'
import { isSealedBy, sealed, unsealed } from '../sealing.ts'
import { cipherKey, type Keys, type Purpose, secretsFor } from '../secrets.ts'

/** What was found of something sealed: by the key of now, by another that is accepted, and by none of ours. */
export type SealedTally = { current: number; earlier: number; closed: number }
export type SealedState = keyof SealedTally

/** Something that a room keeps sealed by a key of the site, for putting it under the key of now (SEC-ACC-47). */
export type SealedPart = {
  /** What it is, in the plural, for the doctor and the log. */
  what: string
  /** Goes through all of it; with `renew` what another key sealed is sealed anew by the key of now. Idempotent. */
  pass(deps: SealedDeps, how: { renew: boolean }): Promise<SealedTally>
}

export type SealedDeps = { settings: Keys; database: Pick<Database, 'db'> }

/** One sealed text: of which row, and what it is bound to. */
type Sealed = { id: string; bound: string; text: string }
/** How it stands with one text: `anew` seals it by the key of now, where another key opened it. */
export type Looked = { state: SealedState; anew?: () => string | Promise<string> }

type Source<One extends Sealed> = {
  what: string
  /** By which cipher: AES-256-GCM with the key of a purpose, or one of its own. */
  purpose: Purpose | ((settings: Keys) => (one: Sealed) => Looked | Promise<Looked>)
  /** At most so many rows after this id, in the order of ids; null from the first. */
  read(db: Database['db'], after: string | null, most: number): Promise<{ rows: string[]; sealed: One[] }>
  /** Puts another sealing of the same in its place, unless it was changed meanwhile. */
  replace(db: Database['db'], before: One, after: string): Promise<unknown>
}

const atOnce = 500

/** A part that is read in the order of its ids, so many rows at once. */
export const sealedPart = <One extends Sealed>({ what, purpose, read, replace }: Source<One>): SealedPart => ({
  what,
  async pass({ settings, database: { db } }, { renew }) {
    const look = typeof purpose === 'string' ? lookerOf(settings, purpose) : purpose(settings)
    const tally: SealedTally = { current: 0, earlier: 0, closed: 0 }
    for (let after: string | null = null; ; ) {
      const found: { rows: string[]; sealed: One[] } = await read(db, after, atOnce)
      for (const one of found.sealed) {
        const { state, anew } = await look(one)
        tally[state]++
        if (renew && anew) await replace(db, one, await anew())
      }
      if (found.rows.length < atOnce) return tally
      after = found.rows.at(-1) ?? null
    }
  },
})

/** How texts stand that are sealed by the keys of a purpose. */
export function lookerOf(settings: Keys, purpose: Purpose): (one: Pick<Sealed, 'bound' | 'text'>) => Looked {
  const [current, ...others] = secretsFor(settings, purpose)
  const [keyOfNow, keysOfBefore] = [cipherKey(current), others.map(cipherKey)]
  return ({ bound, text }) => {
    if (isSealedBy(keyOfNow, bound, text)) return { state: 'current' }
    const opens = keysOfBefore.find((key) => isSealedBy(key, bound, text))
    return opens
      ? { state: 'earlier', anew: () => sealed(keyOfNow, bound, unsealed(opens, bound, text)) }
      : { state: 'closed' }
  }
}
