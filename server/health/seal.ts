import { randomBytes } from 'node:crypto'
import { sealed, unsealed, unsealedByAny } from '../base/sealing.ts'
import { cipherKey, type Keys, secretFor, secretsFor } from '../base/secrets.ts'
import type { Settings } from '../base/settings.ts'

/** A member's own key, as it may be used, and as it is kept: wrapped by the key of the site. */
export type MemberKey = { key: Buffer; wrappedKey: string }

/** A new key for one member. Whoever erases the wrapped one erases all that was sealed with it. */
export function newMemberKey(settings: Pick<Settings, 'SECRET_KEY'>, profileId: string): MemberKey {
  const key = randomBytes(32)
  return { key, wrappedKey: sealed(cipherKey(secretFor(settings, 'health')), wrapping(profileId), key) }
}

/** The key in a wrapped one; throws when it was wrapped for somebody else or by another site. */
export const openMemberKey = (settings: Keys, profileId: string, wrappedKey: string): MemberKey => ({
  key: unsealedByAny(secretsFor(settings, 'health').map(cipherKey), wrapping(profileId), wrappedKey),
  wrappedKey,
})

/** A text that only this key opens again, and only as this version of this member's data. */
export const sealText = ({ key }: MemberKey, profileId: string, version: number, text: string): string =>
  sealed(key, content(profileId, version), Buffer.from(text, 'utf8'))

export const openText = ({ key }: MemberKey, profileId: string, version: number, text: string): string =>
  unsealed(key, content(profileId, version), text).toString('utf8')

// What stands for whom is part of the seal, so that no row can be put in another's place.
export const wrapping = (profileId: string) => `medical key ${profileId}`
const content = (profileId: string, version: number) => `medical data ${profileId} ${version}`
