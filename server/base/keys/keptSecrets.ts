import { inArray } from 'drizzle-orm'
import type { Reader } from '../database/open.ts'
import { sealed, unsealedByAny } from '../sealing.ts'
import { cipherKey, type Keys, oldestSecretFor, type Purpose, secretFor, secretsFor } from '../secrets.ts'
import { BadSettings } from '../settings.ts'
import { keptSecrets } from './tables.ts'

/** What stays itself when SECRET_KEY is replaced: others know it, or it names what is stored (SEC-ACC-48). */
const lasting = ['web push', 'external erased'] as const satisfies Purpose[]
export type LastingPurpose = (typeof lasting)[number]
export type LastingSecrets = Record<LastingPurpose, string>

/** What a kept secret is bound to: the row of another purpose does not open in its place. */
export const boundTo = (purpose: string): string => `kept secret ${purpose}`

/**
 * The secrets that last, kept at the first start: those that followed from SECRET_KEY until then, from the oldest accepted
 * one when it was replaced in the same breath. Throws BadSettings when they are kept by a key that is not among ours
 * (SEC-ACC-50).
 */
export async function keepLastingSecrets(reader: Reader, settings: Keys): Promise<LastingSecrets> {
  const first = Object.fromEntries(lasting.map((purpose) => [purpose, oldestSecretFor(settings, purpose)]))
  const read = async (): Promise<Partial<LastingSecrets>> => {
    const rows = await reader.select().from(keptSecrets).where(inArray(keptSecrets.purpose, lasting))
    return Object.fromEntries(rows.map(({ purpose, sealed }) => [purpose, openOurs(settings, purpose, sealed)]))
  }
  const known = await read()
  const missing = lasting.filter((purpose) => known[purpose] === undefined)
  if (missing.length > 0)
    await reader
      .insert(keptSecrets)
      .values(missing.map((purpose) => ({ purpose, sealed: sealKept(settings, purpose, first[purpose] ?? '') })))
      .onConflictDoNothing()
  // Another process may have kept them at the same moment, and then its are theirs and ours.
  return { ...first, ...(missing.length > 0 ? await read() : known) } as LastingSecrets
}

function openOurs(settings: Keys, purpose: string, text: string): string {
  try {
    return openKept(settings, purpose, text)
  } catch {
    throw new BadSettings(
      'SECRET_KEY is another one than this database was made with: put the one before into SECRET_KEYS_ACCEPTED.',
    )
  }
}

export const sealKept = (settings: Keys, purpose: string, secret: string): string =>
  sealed(cipherKey(secretFor(settings, 'kept secrets')), boundTo(purpose), Buffer.from(secret, 'utf8'))

export const openKept = (settings: Keys, purpose: string, text: string): string =>
  unsealedByAny(secretsFor(settings, 'kept secrets').map(cipherKey), boundTo(purpose), text).toString('utf8')
