import { randomBytes } from 'node:crypto'
import type { House } from '../base/house.ts'
import { sealed, unsealedByAny } from '../base/sealing.ts'
import { cipherKey, type Keys, keyedHash, secretFor, secretsFor } from '../base/secrets.ts'

export type Kept = 'inbound' | 'outbound' | 'app' | 'verify' | 'access' | 'mail'

/** A secret with which a channel signs: nobody chooses it (IN-EXT-14). */
export const newSecret = (): string => randomBytes(32).toString('hex')

export const bound = (sourceId: string, which: Kept) => `external ${which} ${sourceId}`

/** A secret of a source as it is kept: it opens only as this one of this source. */
export const sealSecret = (settings: Keys, sourceId: string, which: Kept, secret: string): string =>
  sealed(cipherKey(secretFor(settings, 'external sources')), bound(sourceId, which), Buffer.from(secret, 'utf8'))

export const openSecret = (settings: Keys, sourceId: string, which: Kept, kept: string): string =>
  unsealedByAny(secretsFor(settings, 'external sources').map(cipherKey), bound(sourceId, which), kept).toString('utf8')

/** By which a message that was erased is known again without being kept (IN-EXT-36). */
export const erasedKey = (
  { lastingSecrets }: Pick<House, 'lastingSecrets'>,
  sourceId: string,
  externalThreadId: string,
  externalMessageId: string,
): string =>
  keyedHash(lastingSecrets['external erased'], JSON.stringify([sourceId, externalThreadId, externalMessageId]))

/** A person outside as the log knows them (IN-EXT-36). */
export const loggedHandle = (settings: Keys, sourceType: string, handleKey: string): string =>
  keyedHash(secretFor(settings, 'external log'), `${sourceType} ${handleKey}`)
