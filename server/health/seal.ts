import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { secretFor } from '../base/secrets.ts'
import type { Settings } from '../base/settings.ts'

type Secret = Pick<Settings, 'SECRET_KEY'>
/** A member's own key, as it may be used, and as it is kept: wrapped by the key of the site. */
export type MemberKey = { key: Buffer; wrappedKey: string }

const cipher = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]

/** A new key for one member. Whoever erases the wrapped one erases all that was sealed with it. */
export function newMemberKey(settings: Secret, profileId: string): MemberKey {
  const key = randomBytes(32)
  return { key, wrappedKey: sealed(siteKey(settings), wrapping(profileId), key) }
}

/** The key in a wrapped one; throws when it was wrapped for somebody else or by another site. */
export const openMemberKey = (settings: Secret, profileId: string, wrappedKey: string): MemberKey => ({
  key: unsealed(siteKey(settings), wrapping(profileId), wrappedKey),
  wrappedKey,
})

/** A text that only this key opens again, and only as this version of this member's data. */
export const sealText = ({ key }: MemberKey, profileId: string, version: number, text: string): string =>
  sealed(key, content(profileId, version), Buffer.from(text, 'utf8'))

export const openText = ({ key }: MemberKey, profileId: string, version: number, text: string): string =>
  unsealed(key, content(profileId, version), text).toString('utf8')

// What stands for whom is part of the seal, so that no row can be put in another's place.
const wrapping = (profileId: string) => `medical key ${profileId}`
const content = (profileId: string, version: number) => `medical data ${profileId} ${version}`
const siteKey = (settings: Secret) => Buffer.from(secretFor(settings, 'health'), 'base64url')

function sealed(key: Buffer, bound: string, plain: Buffer): string {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(bound))
  const inside = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), inside]).toString('base64url')
}

function unsealed(key: Buffer, bound: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()])
}
