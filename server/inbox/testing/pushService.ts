import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../../base/testing/atEnd.ts'

type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer }

/** A browser as its push service knows it: an address, and the keys with which it alone reads what comes. */
export type Subscriber = { endpoint: string; publicKey: string; authSecret: string; read(body: Buffer): string }

/** The push service of browsers, on this machine: one more HTTP server, which takes in what comes and can say no. */
export async function openPushService() {
  const received: Received[] = []
  let status = 201
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
    reply.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => void server.close())
  const { port } = server.address() as AddressInfo
  let made = 0
  return {
    received,
    /** What it answers from now on. */
    answers(next: number) {
      status = next
    },
    subscriber: (): Subscriber => newSubscriber(`http://127.0.0.1:${port}/push/${++made}`),
  }
}

export function newSubscriber(endpoint: string): Subscriber {
  const keys = createECDH('prime256v1')
  const publicKey = keys.generateKeys()
  const secret = randomBytes(16)
  return {
    endpoint,
    publicKey: publicKey.toString('base64url'),
    authSecret: secret.toString('base64url'),
    // RFC 8291: the key from both key pairs and the secret, the content by RFC 8188.
    read(body) {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
      const theirs = body.subarray(21, 21 + length)
      const shared = keys.computeSecret(theirs)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs])
      const key = expand(extract(secret, shared), info, 32)
      const random = extract(salt, key)
      const content = expand(random, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = expand(random, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + length)
      const open = createDecipheriv('aes-128-gcm', content, nonce)
      open.setAuthTag(sealed.subarray(-16))
      const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
      return text.subarray(0, text.lastIndexOf(2)).toString()
    },
  }
}

const extract = (salt: Buffer, key: Buffer) => createHmac('sha256', salt).update(key).digest()
const expand = (key: Buffer, info: Buffer, length: number) =>
  createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length)
