import { timingSafeEqual } from 'node:crypto'
import { keyedHash, secretFor } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** How long a signed address opens its file: 5 x 365 days (SH-LIMIT-19, SH-LIMIT-20, SH-CALL-27). */
export const secondsSigned = 157_680_000

/** The query parameters of a signed address of a private file. */
export type Signed = { expires?: unknown; signature?: unknown }

/** An address that opens one private file until it expires or the file is gone (SH-CALL-27, SH-CALL-28). */
export function signedAddress(settings: Settings, path: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + secondsSigned)
  return `/files/${path}?expires=${expires}&signature=${signatureOf(settings, path, expires)}`
}

/** Whether these words of an address open this path at this moment: each of them is part of what was signed (SH-EDGE-20). */
export function isSigned(settings: Settings, path: string, { expires, signature }: Signed, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(settings, path, expires))]
  return given.length === right.length && timingSafeEqual(given, right) && Number(expires) * 1000 > now.getTime()
}

const signatureOf = (settings: Settings, path: string, expires: string): string =>
  keyedHash(secretFor(settings, 'private files'), `${path}\n${expires}`)
