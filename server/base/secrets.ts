import { createHmac, hkdfSync } from 'node:crypto'
import { isSameSecret } from './sealing.ts'
import type { Settings } from './settings.ts'

/** What every key of the site follows from: the key of now, and others by which what was sealed or signed is known too. */
export type Keys = Pick<Settings, 'SECRET_KEY' | 'SECRET_KEYS_ACCEPTED'>

/** What the site has keys for. A word that changes makes what was sealed or signed for it unreadable. */
export const purposes = [
  'sessions',
  'known devices',
  'attempts',
  'failed sign-ins',
  'confirmation links',
  'email change links',
  'reset links',
  'appeal links',
  'viewings',
  'private files',
  'personal files',
  'affiliate clicks',
  'payments stand-in key',
  'payments stand-in messages',
  'health',
  'external sources',
  'external erased',
  'external log',
  'audit chain',
  'web push',
  'kept secrets',
] as const
export type Purpose = (typeof purposes)[number]

/** One secret per purpose, all derived from SECRET_KEY, so that none can be used for another. */
export const secretFor = ({ SECRET_KEY }: Pick<Settings, 'SECRET_KEY'>, purpose: Purpose): string =>
  derived(SECRET_KEY, purpose)

/** The secret of a purpose, then those that follow from SECRET_KEYS_ACCEPTED: for opening and recognising (SEC-ACC-46). */
export const secretsFor = ({ SECRET_KEY, SECRET_KEYS_ACCEPTED }: Keys, purpose: Purpose): [string, ...string[]] => [
  derived(SECRET_KEY, purpose),
  ...SECRET_KEYS_ACCEPTED.map((key) => derived(key, purpose)),
]

/** What followed from the first key of the site, when it is the last of those that are accepted. */
export const oldestSecretFor = ({ SECRET_KEY, SECRET_KEYS_ACCEPTED }: Keys, purpose: Purpose): string =>
  derived(SECRET_KEYS_ACCEPTED.at(-1) ?? SECRET_KEY, purpose)

const derived = (key: string, purpose: Purpose): string =>
  Buffer.from(hkdfSync('sha256', key, '', `bewezen ${purpose}`, 32)).toString('base64url')

/** The same as the bytes of a key of AES-256. */
export const cipherKey = (secret: string): Buffer => Buffer.from(secret, 'base64url')

/** A keyed hash: recognises a value again without keeping it. */
export const keyedHash = (secret: string, value: string): string =>
  createHmac('sha256', secret).update(value).digest('base64url')

/** Whether this is the keyed hash of a value by one of these secrets, in a time that says nothing of where it differs. */
export const isKeyedHash = (secrets: readonly string[], value: string, given: string): boolean =>
  secrets.some((secret) => isSameSecret(given, keyedHash(secret, value)))
