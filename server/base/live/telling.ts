import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** How a fact is told to those who hear it. */
export type Telling = {
  /** Who must hear it at once, and hears something before it. */
  sessions: ReadonlySet<string>
  before: LiveSignal | null
  /** The others hear it within a second, instead of at once. */
  othersWait: boolean
}
/** How each of these facts is told; null where everybody hears it at once. */
export type TellBy = (facts: readonly LiveFact[]) => Promise<readonly (Telling | null)[]>
