import { createECDH } from 'node:crypto'
import { secretFor } from '../../base/secrets.ts'
import type { Settings } from '../../base/settings.ts'

/** The keys by which a push service knows this site: derived, so that they are the same in every process and stay so. */
export function vapidKeys(settings: Pick<Settings, 'SECRET_KEY'>): { publicKey: string; privateKey: string } {
  const ecdh = createECDH('prime256v1')
  const privateKey = secretFor(settings, 'web push')
  ecdh.setPrivateKey(privateKey, 'base64url')
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey }
}
