import { isKeyedHash, type Keys, keyedHash, secretFor, secretsFor } from '../secrets.ts'

/** How long a signed address opens its file: 5 x 365 days (SH-LIMIT-19, SH-LIMIT-20, SH-CALL-27). */
export const secondsSigned = 157_680_000

/** The query parameters of a signed address of a private file. */
export type Signed = { expires?: unknown; signature?: unknown }

/** An address that opens one private file, for who may ask, until it expires or the file is gone (SH-CALL-27, SH-CALL-28). */
export function signedAddress(settings: Keys, path: string, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + secondsSigned)
  return `/files/${path}?expires=${expires}&signature=${keyedHash(secretFor(settings, 'private files'), signed(path, expires))}`
}

/** Whether these words of an address open this path at this moment: each of them is part of what was signed (SH-EDGE-20). */
export function isSigned(settings: Keys, path: string, { expires, signature }: Signed, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false
  const isOurs = isKeyedHash(secretsFor(settings, 'private files'), signed(path, expires), signature)
  return isOurs && Number(expires) * 1000 > now.getTime()
}

/** What a personal address opens: one private file, for one person, under the name it gets where it is kept. */
export type Personal = { path: string; personId: string; name: string }

/** An address that opens one private file for one person alone, for so many seconds (SHOP-ORDER-25). */
export function personalAddress(settings: Keys, it: Personal & { seconds: number }, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + it.seconds)
  const signature = keyedHash(secretFor(settings, 'personal files'), personallySigned(it, expires))
  const query = new URLSearchParams({ expires, name: it.name, signature })
  return `/files/${it.path}?${query}`
}

/** Whether these words of an address open this path for this person at this moment (SHOP-ORDER-25). */
export function isPersonal(
  settings: Keys,
  { path, personId }: Omit<Personal, 'name'>,
  { expires, name, signature }: Signed & { name?: unknown },
  now: Date,
): boolean {
  if (typeof expires !== 'string' || typeof name !== 'string' || typeof signature !== 'string') return false
  const isRight = isKeyedHash(
    secretsFor(settings, 'personal files'),
    personallySigned({ path, personId, name }, expires),
    signature,
  )
  return isRight && Number(expires) * 1000 > now.getTime()
}

const signed = (path: string, expires: string): string => `${path}\n${expires}`
const personallySigned = ({ path, personId, name }: Personal, expires: string): string =>
  [path, personId, name, expires].join('\n')
