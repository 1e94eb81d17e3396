import { createECDH } from 'node:crypto'
import type { House } from '../../base/house.ts'

/** The keys by which push services know this site: the same in every process, and when SECRET_KEY is replaced (SEC-ACC-48). */
export function vapidKeys({ lastingSecrets }: Pick<House, 'lastingSecrets'>): {
  publicKey: string
  privateKey: string
} {
  const ecdh = createECDH('prime256v1')
  const privateKey = lastingSecrets['web push']
  ecdh.setPrivateKey(privateKey, 'base64url')
  return { publicKey: ecdh.getPublicKey('base64url'), privateKey }
}
