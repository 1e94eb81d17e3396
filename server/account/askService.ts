import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import { APIError } from 'better-auth/api'
import { refuse } from '../base/refuse.ts'
import type { Ctx } from '../base/serve.ts'
import { addressHeader } from './auth.ts'
import { signInCode } from './serviceCodes.ts'

/** What goes to the sign-in library with a request: its cookies, and the address as our server knows it. */
export function serviceHeaders(ctx: Ctx): Headers {
  const headers = ctx.headers()
  headers.set(addressHeader, ctx.address)
  return headers
}

/** Asks the sign-in library; what it refuses is refused in our words, and what it breaks on stays a failure. */
export async function askService<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code: string = signInCode({ status: error.statusCode, code: error.body?.code })
    if (!Object.hasOwn(refusalStatus, code)) throw error
    return refuse(code as RefusalCode)
  }
}
