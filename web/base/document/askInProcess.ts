import { type RefusalCode, refusalStatus } from '@bewezen/domain/base/refusals.ts'
import type { Call } from '@bewezen/domain/base/renderer.ts'
import type { Ask } from '../api/operations.ts'
import { refusalOf } from '../api/refusal.ts'

/**
 * The API in the process for one page. What goes wrong there is kept for the log and never told to the page, which
 * would send it to the browser; refusals are told.
 */
export function askInProcess(call: Call) {
  let fault: unknown
  let status = 500
  const ask = async (name: string, input: unknown) => {
    try {
      return await call(name, input)
    } catch (error) {
      const code = refusalOf(error)?.code
      if (!isRefusal(code)) {
        fault = error
        throw new Error('UNKNOWN')
      }
      status = refusalStatus[code]
      throw Object.assign(new Error(code), { code, data: refusalOf(error)?.data })
    }
  }
  return {
    ask: ask as unknown as Ask,
    fault: () => fault,
    /** The status of a page that failed: that of the last refusal, else 500. */
    status: () => (fault ? 500 : status),
  }
}

const isRefusal = (code: string | undefined): code is RefusalCode =>
  code !== undefined && Object.hasOwn(refusalStatus, code)
