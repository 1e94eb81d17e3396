import { createHash } from 'node:crypto'
import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import { type Looked, sealedPart } from '../base/keys/sealedPart.ts'
import { type Keys, secretsFor } from '../base/secrets.ts'
import { authTwoFactors } from './tables.ts'

/**
 * The secrets of the sign-in library: the first one signs and seals, the others open what was sealed by them. A secret is
 * known by a number that follows from itself, so that one that is left out renumbers none.
 */
export const authSecrets = (settings: Keys) =>
  secretsFor(settings, 'sessions').map((value) => ({ version: versionOf(value), value }))

const versionOf = (secret: string): number => createHash('sha256').update(secret).digest().readUInt32BE() >>> 1

const columns = ['secret', 'backupCodes'] as const

/** The secrets of authenticator apps and recovery codes, sealed by the sign-in library (SEC-ACC-47). */
export const sealedSecondFactors = sealedPart({
  what: 'second factors',
  purpose:
    (settings) =>
    ({ text }) =>
      look(settings, text),
  async read(db, after, most) {
    const rows = await db
      .select()
      .from(authTwoFactors)
      .where(after ? gt(authTwoFactors.id, after) : undefined)
      .orderBy(asc(authTwoFactors.id))
      .limit(most)
    const sealed = rows.flatMap((row) =>
      columns.map((column) => ({ id: row.id, column, bound: '', text: row[column] })),
    )
    return { rows: rows.map(({ id }) => id), sealed }
  },
  replace: (db, { id, column, text }, after) =>
    db
      .update(authTwoFactors)
      .set({ [column]: after })
      .where(and(eq(authTwoFactors.id, id), eq(authTwoFactors[column], text))),
})

/** Under which secret a text stands. One of before they had numbers is tried with each, and gets one with the first other key. */
async function look(settings: Keys, text: string): Promise<Looked> {
  const numbered = parseEnvelope(text)
  const secrets = authSecrets(settings)
  for (const [at, { version, value }] of secrets.entries()) {
    if (numbered && numbered.version !== version) continue
    const plain = await symmetricDecrypt({ key: value, data: numbered?.ciphertext ?? text }).catch(() => null)
    if (plain === null) continue
    if (at === 0 && (numbered || secrets.length === 1)) return { state: 'current' }
    return { state: 'earlier', anew: () => sealedNow(secrets, plain) }
  }
  return { state: 'closed' }
}

const sealedNow = (secrets: ReturnType<typeof authSecrets>, data: string): Promise<string> =>
  symmetricEncrypt({
    key: {
      currentVersion: secrets[0]?.version ?? 0,
      keys: new Map(secrets.map(({ version, value }) => [version, value])),
    },
    data,
  })
