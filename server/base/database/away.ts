const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  // The server is stopping, starting, or broke the connection off.
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
])
const awayWords = /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error/

/** Whether the database could not be reached, as against a fault in what was asked of it. */
export const isDatabaseAway = (error: unknown): boolean =>
  causesOf(error).some(({ code, message }) => awayCodes.has(code) || awayWords.test(message))

/**
 * A machine or a database with too little of something, and the loser of a race in which nothing was written: class 53
 * (connections, disk, memory), serialisation, deadlock, lock, input and output, and the same of the files of this process.
 */
const scarceCodes = /^(53...|40001|40P01|55P03|58030|ENOSPC|EDQUOT|EMFILE|ENFILE)$/

/** Whether something was short, of which there may be enough in a moment. */
export const isShort = (error: unknown): boolean => causesOf(error).some(({ code }) => scarceCodes.test(code))

/** Whether the bucket of files said nothing for too long, or that the fault is its own, such as a full disk (OPS-AWAY-05). */
const isBucketAway = (error: unknown): boolean =>
  causesOf(error).some(({ name, status }) => name === 'TimeoutError' || status >= 500)

/** Whether the same request may succeed later without anybody mending anything: it is answered 503 (OPS-AWAY-01). */
export const passesByItself = (error: unknown): boolean =>
  isDatabaseAway(error) || isShort(error) || isBucketAway(error)

type Cause = { name: string; code: string; message: string; status: number }

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { name, message, code, $metadata } = cause as Error & {
      code?: unknown
      $metadata?: { httpStatusCode?: number }
    }
    causes.push({
      name,
      message,
      code: typeof code === 'string' ? code : '',
      status: $metadata?.httpStatusCode ?? 0,
    })
  }
  return causes
}
