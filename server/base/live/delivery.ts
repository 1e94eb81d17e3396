import type { LiveFact, LiveSignal } from '@bewezen/domain/facts.ts'

/** A delivery plan of one fact: which streams get it at once, with what before it, and what may wait. */
export type Delivery = {
  /** The sessions that must hear it at once. */
  sessions: ReadonlySet<string>
  /** A signal these hear before it, and all that they must hear at once. */
  before: LiveSignal | null
  /** Whether it may wait up to a second; of facts that wait under one name only the latest is told. */
  waits: boolean
  latest: string | null
  /** The name under which the signal is gathered with others, where too many look for each to be told by itself. */
  gathers?: string | null
}
/** Plans the delivery of each of these facts; null where everybody hears it at once. */
export type DeliveryPolicy = (facts: readonly LiveFact[]) => Promise<readonly (Delivery | null)[]>
