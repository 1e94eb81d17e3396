import type { RefusalCode } from '@bewezen/domain/base/refusals.ts'

/** A no that the caller should hear: a code of the contract, and the facts its sentence needs. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly data: unknown
  constructor(code: RefusalCode, data?: unknown) {
    super(code)
    this.code = code
    this.data = data
  }
}

/** Ends the operation with a refusal; the transaction is rolled back. */
export function refuse(code: RefusalCode, data?: unknown): never {
  throw new Refusal(code, data)
}

/** Ends the operation when the rule gave a reason to. */
export function refuseIf(refusal: { code: RefusalCode; data?: unknown } | RefusalCode | null): void {
  if (refusal === null) return
  if (typeof refusal === 'string') refuse(refusal)
  refuse(refusal.code, refusal.data)
}

/** What the work answers, or the refusal with which it ended. */
export function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
