import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** Encrypts and authenticates (AES-256-GCM). `bound` says what it is for: in another place the text does not open. */
export function sealed(key: Buffer, bound: string, plain: Buffer): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(bound))
  const inside = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), inside]).toString('base64url')
}

/** Opens it again; throws when it is not what was sealed for this. */
export function unsealed(key: Buffer, bound: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
}

/** Opens it with the first of these keys that does; throws when none does. */
export function unsealedByAny(keys: readonly Buffer[], bound: string, text: string): Buffer {
  const opening = keys.find((key) => isSealedBy(key, bound, text))
  if (!opening) throw new Error('none of the keys opens it')
  return unsealed(opening, bound, text)
}

/** Whether this key opens it. */
export function isSealedBy(key: Buffer, bound: string, text: string): boolean {
  try {
    unsealed(key, bound, text)
    return true
  } catch {
    return false
  }
}

/** Compares in a time that says nothing about where two secrets differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)]
  return given.length === right.length && timingSafeEqual(given, right)
}
