import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Reader } from '../base/database/open.ts'
import { openKept, sealKept } from '../base/keys/keptSecrets.ts'
import { keptSecrets } from '../base/keys/tables.ts'
import { type Keys, oldestSecretFor } from '../base/secrets.ts'

const Head = z.object({ seq: z.number(), hash: z.string() })
const Secrets = z.object({ secret: z.string(), eras: z.array(z.object({ secret: z.string(), until: Head })) })

/** The newest link of the audit chain. */
export type ChainHead = z.infer<typeof Head>
/** The secret that the chain is hashed with, and those before it, oldest first, each with the link at which it ended. */
export type ChainSecrets = z.infer<typeof Secrets>

export const chainPurpose = 'audit chain'

/** Until they are kept, the secret follows from the oldest key that is known. Throws when none of our keys opens them. */
export async function readChainSecrets(reader: Reader, settings: Keys): Promise<ChainSecrets> {
  const [kept] = await reader.select().from(keptSecrets).where(eq(keptSecrets.purpose, chainPurpose))
  if (!kept) return { secret: oldestSecretFor(settings, chainPurpose), eras: [] }
  return Secrets.parse(JSON.parse(openKept(settings, chainPurpose, kept.sealed)))
}

/** Keeps them from the first start on, whatever becomes of SECRET_KEY. */
export async function keepChainSecrets(reader: Reader, settings: Keys): Promise<void> {
  const secrets = await readChainSecrets(reader, settings)
  const sealed = sealKept(settings, chainPurpose, JSON.stringify(secrets))
  await reader.insert(keptSecrets).values({ purpose: chainPurpose, sealed }).onConflictDoNothing()
}

/** Puts others in their place. */
export async function writeChainSecrets(reader: Reader, settings: Keys, secrets: ChainSecrets): Promise<void> {
  const sealed = sealKept(settings, chainPurpose, JSON.stringify(secrets))
  await reader
    .insert(keptSecrets)
    .values({ purpose: chainPurpose, sealed })
    .onConflictDoUpdate({ target: keptSecrets.purpose, set: { sealed } })
}
