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
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && awayCodes.has(cause.code)) return true
    if (awayWords.test(cause.message)) return true
  }
  return false
}
