import { isLostLine } from '@bewezen/domain/base/lostLine.ts'
import type { RefusalCode } from '@bewezen/domain/base/refusals.ts'

/** Why a call did not succeed: a code of ours, no connection, or a fault that has no code. */
export type Refusal = { code: RefusalCode | 'OFFLINE' | 'UNKNOWN'; data: unknown; status: number }

/** The refusal in an error of the API, or null when there is no error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error === null || error === undefined) return null
  const { code, data, status } = error as { code?: unknown; data?: unknown; status?: unknown }
  if (typeof code !== 'string') return { code: 'UNKNOWN', data: undefined, status: 0 }
  return { code: code as RefusalCode, data, status: typeof status === 'number' ? status : 0 }
}

/** Whether asking again may help: the connection was lost or the server failed, never after a 4xx (SH-UI-09, SH-UI-11). */
export function isWorthRetrying(error: unknown): boolean {
  const status = refusalOf(error)?.status ?? 0
  return status < 400 || status >= 500
}

/** Whether a call failed because the line was lost: then what was wanted can wait. */
export function isLost(error: unknown): boolean {
  const refusal = refusalOf(error)
  return refusal !== null && isLostLine(refusal)
}
