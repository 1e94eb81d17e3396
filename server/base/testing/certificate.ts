import { generateKeyPairSync, sign } from 'node:crypto'

/** A key and the certificate that it gave itself for a name until a moment, for a server that a test talks to. */
export function selfSigned(name: string, until = new Date('2049-12-31T23:59:59Z')): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'))
  const commonName = sequence(part(0x31, sequence(Buffer.from('0603550403', 'hex'), text(name))))
  const years = sequence(part(0x17, Buffer.from('200101000000Z')), part(0x17, Buffer.from(utcTime(until))))
  const alternative = sequence(Buffer.from('0603551d11', 'hex'), part(0x04, sequence(part(0x82, Buffer.from(name)))))
  const told = sequence(
    part(0xa0, whole(2)),
    whole(1),
    ecdsaWithSha256,
    commonName,
    years,
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, sequence(alternative)),
  )
  const signature = part(0x03, Buffer.concat([Buffer.of(0), sign('sha256', told, privateKey)]))
  const cert = sequence(told, ecdsaWithSha256, signature).toString('base64')
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** '491231235959Z': a moment of this half of the century. */
const utcTime = (at: Date): string => `${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`

/** One part of DER: what it is, how long it is, and what is in it. */
function part(kind: number, content: Buffer): Buffer {
  const { length } = content
  const lengths = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(kind, ...lengths), content])
}
const sequence = (...parts: Buffer[]) => part(0x30, Buffer.concat(parts))
const whole = (number: number) => part(0x02, Buffer.of(number))
const text = (it: string) => part(0x0c, Buffer.from(it))
