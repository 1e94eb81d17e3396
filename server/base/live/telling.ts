import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** How a fact is told to those who hear it. */
export type Telling = {
  /** Who must hear it at once. */
  sessions: ReadonlySet<string>
  /** What these hear before it, and all that they must hear at once. */
  before: LiveSignal | null
  /** What need not be heard at once is heard within a second; of what waits under one name only the last is told. */
  waits: boolean
  latest: string | null
}
/** How each of these facts is told; null where everybody hears it at once. */
export type TellBy = (facts: readonly LiveFact[]) => Promise<readonly (Telling | null)[]>
