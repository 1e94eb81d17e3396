import { oc } from '@orpc/contract'
import type { z } from 'zod'
import type { Needs } from '../access/capabilities.ts'
import { type RefusalCode, refusalStatus } from './refusals.ts'

/** The metadata of an operation, beside its schemas. */
export type OperationMeta = {
  /** The capability that the asker must hold. */
  needs: Needs
  /** Answered also while the site is covered for the caller: by maintenance, by leaving, or by a missing second factor. */
  whileCovered: boolean
  /** A closed community gate is FORBIDDEN here, not named: what the specification wants of a function. */
  gateSaysForbidden: boolean
  /** The refusal for a visitor, where the specification wants another code than ours. */
  visitorSays: 'SIGN_IN_REQUIRED' | 'LOGIN_REQUIRED'
  /** The asker's own browser may keep the answer, and asks each time whether it still holds; nobody else keeps it. */
  cacheable: boolean
}

type Refusals = Partial<Record<RefusalCode, z.ZodType>>
type ErrorsOf<R extends Refusals> = { [Code in keyof R]: { status: number; data: NonNullable<R[Code]> } }

type Declaration<I extends z.ZodType, O extends z.ZodType, R extends Refusals> = {
  needs: Needs
  /**
   * A read is a GET without effects; anything else is a POST. The answer of a cacheable one is not sent again to a browser
   * that has it, so nothing may stand in it that is different each time, such as the moment of the answer.
   */
  read?: boolean | 'cacheable'
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
 * Declares one operation (endpoint) of the API: the capability it needs, its input and output schemas, its refusals.
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
      cacheable: it.read === 'cacheable',
    })
    .route({ method: it.read ? 'GET' : 'POST', ...(it.path ? { path: it.path } : {}) })
    .errors(errors)
    .input(it.input)
    .output(it.output)
}
