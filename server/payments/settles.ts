import type { ProviderMessage } from '@bewezen/domain/payments/messages.ts'
import type { Tx } from '../base/database/open.ts'

/** What a room that sells does with a message about something it sold, in the transaction that processes the message. */
export type Settle = (tx: Tx, message: ProviderMessage, now: Date) => Promise<void>

/** Who settles what: rooms register themselves at the start, so that payments imports none of them. */
export class Settles {
  readonly #byKind = new Map<string, Settle>()

  register(kind: string, settle: Settle): void {
    if (this.#byKind.has(kind)) throw new Error(`Two rooms settle '${kind}'.`)
    this.#byKind.set(kind, settle)
  }

  all(): Settle[] {
    return [...this.#byKind.values()]
  }

  of(kind: string): Settle | undefined {
    return this.#byKind.get(kind)
  }
}
