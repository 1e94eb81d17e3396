import { oc } from '@orpc/contract'
import type { z } from 'zod'
import type { Needs } from '../access/capabilities.ts'
import { type RefusalCode, refusalStatus } from './refusals.ts'

/** What every operation says about itself beside its schemas. */
export type OperationMeta = {
  /** The capability that the asker must hold. */
  needs: Needs
  /** Answered for whom the site is covered too: by maintenance, by leaving, or by a second factor to set up. */
  whileCovered: boolean
  /** A closed community gate is FORBIDDEN here, not named: what the specification wants of a function. */
  gateSaysForbidden: boolean
  /** What somebody without a session hears, where the specification wants another code than the house's. */
  visitorSays: 'SIGN_IN_REQUIRED' | 'LOGIN_REQUIRED'
}

type Refusals = Partial<Record<RefusalCode, z.ZodType>>
type ErrorsOf<R extends Refusals> = { [Code in keyof R]: { status: number; data: NonNullable<R[Code]> } }

type Declaration<I extends z.ZodType, O extends z.ZodType, R extends Refusals> = {
  needs: Needs
  /** A read is a GET without effects; anything else is a POST. */
  read?: boolean
  whileCovered?: boolean
  gateSaysForbidden?: boolean
  visitorSays?: OperationMeta['visitorSays']
  /** The path under /api when it is not `/{room}/{operation}`. */
  path?: `/${string}`
  input: I
  output: O
  refusals?: R
}

/**
 * Declares one operation: the capability it needs, what it takes and gives, and which refusals it may answer.
 * Moments travel as ISO strings; codes travel as `{ code, data }`.
 */
export function operation<I extends z.ZodType, O extends z.ZodType, R extends Refusals = Record<never, never>>(
  it: Declaration<I, O, R>,
) {
  const errors = Object.fromEntries(
    Object.entries(it.refusals ?? {}).map(([code, data]) => [
      code,
      { status: refusalStatus[code as RefusalCode], data },
    ]),
  ) as unknown as ErrorsOf<R>
  return oc
    .$meta<OperationMeta>({
      needs: it.needs,
      whileCovered: it.whileCovered ?? false,
      gateSaysForbidden: it.gateSaysForbidden ?? false,
      visitorSays: it.visitorSays ?? 'SIGN_IN_REQUIRED',
    })
    .route({ method: it.read ? 'GET' : 'POST', ...(it.path ? { path: it.path } : {}) })
    .errors(errors)
    .input(it.input)
    .output(it.output)
}
