import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecure } from 'node:https'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../../base/testing/atEnd.ts'

type Say = { status: number; body?: string; headers?: Record<string, string> }

/** Something that answers every address in one way until it is told another; https with a certificate. */
export async function siteThatSays(status: number, certificate?: { key: string; cert: string }) {
  let say: Say = { status }
  const answer = (_request: IncomingMessage, reply: ServerResponse) => {
    const body = say.body ?? JSON.stringify({ ok: say.status === 200 })
    reply.writeHead(say.status, { 'content-type': 'application/json', ...say.headers }).end(body)
  }
  const server = certificate ? createSecure(certificate, answer) : createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  atEnd(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return {
    port: String(port),
    url: `${certificate ? 'https' : 'http'}://localhost:${port}`,
    says: (status: number, more: Omit<Say, 'status'> = {}) => {
      say = { ...more, status }
    },
  }
}
