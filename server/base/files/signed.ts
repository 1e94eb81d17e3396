import { timingSafeEqual } from 'node:crypto'
import { keyedHash, secretFor } from '../secrets.ts'
import type { Settings } from '../settings.ts'

/** How long a signed address opens its file: 5 x 365 days (SH-LIMIT-19, SH-LIMIT-20, SH-CALL-27). */
export const secondsSigned = 157_680_000

/** The query parameters of a signed address of a private file. */
export type Signed = { expires?: unknown; signature?: unknown }

/** An address that opens one private file, for who may ask, until it expires or the file is gone (SH-CALL-27, SH-CALL-28). */
export function signedAddress(settings: Settings, path: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + secondsSigned)
  return `/files/${path}?expires=${expires}&signature=${signatureOf(settings, path, expires)}`
}

/** Whether these words of an address open this path at this moment: each of them is part of what was signed (SH-EDGE-20). */
export function isSigned(settings: Settings, path: string, { expires, signature }: Signed, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  return isSame(signature, signatureOf(settings, path, expires)) && Number(expires) * 1000 > now.getTime()
}

/** What a personal address opens: one private file, for one person, under the name it gets where it is kept. */
export type Personal = { path: string; personId: string; name: string }

/** An address that opens one private file for one person alone, for so many seconds (SHOP-ORDER-25). */
export function personalAddress(settings: Settings, it: Personal & { seconds: number }, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + it.seconds)
  const query = new URLSearchParams({ expires, name: it.name, signature: personalSignature(settings, it, expires) })
  return `/files/${it.path}?${query}`
}

/** Whether these words of an address open this path for this person at this moment (SHOP-ORDER-25). */
export function isPersonal(
  settings: Settings,
  { path, personId }: Omit<Personal, 'name'>,
  { expires, name, signature }: Signed & { name?: unknown },
  now: Date,
): boolean {
  if (typeof expires !== 'string' || typeof name !== 'string' || typeof signature !== 'string') return false
  const isRight = isSame(signature, personalSignature(settings, { path, personId, name }, expires))
  return isRight && Number(expires) * 1000 > now.getTime()
}

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}

const personalSignature = (settings: Settings, { path, personId, name }: Personal, expires: string): string =>
  keyedHash(secretFor(settings, 'personal files'), [path, personId, name, expires].join('\n'))

const signatureOf = (settings: Settings, path: string, expires: string): string =>
  keyedHash(secretFor(settings, 'private files'), `${path}\n${expires}`)
