import type { RefusalCode } from '@bewezen/domain/base/refusals.ts'

/** The typed error of an operation: a code of the contract, and the data its sentence needs. Reaches the caller as is. */
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

/** Throws a refusal, which ends the operation and rolls its transaction back. */
export function refuse(code: RefusalCode, data?: unknown): never {
  throw new Refusal(code, data)
}

/** Throws the refusal that a rule returned; does nothing for null. */
export function refuseIf(refusal: { code: RefusalCode; data?: unknown } | RefusalCode | null): void {
  if (refusal === null) return
  if (typeof refusal === 'string') refuse(refusal)
  refuse(refusal.code, refusal.data)
}

/** The result of the work, or the refusal it ended with; any other error is thrown on. */
export function orRefusal<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
