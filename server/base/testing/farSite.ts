import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Outside } from '../files/farFile.ts'
import { atEnd } from './atEnd.ts'
import { selfSigned } from './certificate.ts'

export const farName = 'plaatjes.example'
/** An address of the public internet; what a test asks of it comes to the site on this machine. */
export const farAddress = '93.184.215.14'

type Answer = (request: IncomingMessage, reply: ServerResponse) => void

/**
 * A site elsewhere over https, as an outside for `openWorld`. `pages` says what it answers by path, `names` where other
 * names lead, `ownName` who it says that it is; `asked` is every request that came, and `called` every address that a connection went to.
 */
export async function openFarSite(
  pages: Record<string, Answer>,
  names: Record<string, readonly string[]> = {},
  ownName: string = farName,
) {
  const { key, cert } = selfSigned(ownName)
  const asked: IncomingMessage[] = []
  const called: string[] = []
  const server = createServer({ key, cert }, (request, reply) => {
    asked.push(request)
    const answer = pages[request.url ?? '']
    if (answer) answer(request, reply)
    else reply.writeHead(404).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  atEnd(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  const outside: Outside = {
    addressesOf: async (name) => names[name] ?? (name === ownName ? [farAddress] : []),
    at(address) {
      called.push(address)
      return { host: '127.0.0.1', port, ca: cert }
    },
    patienceMs: 5_000,
  }
  return { outside, asked, called }
}

/** Sends a file as it is. */
export const file =
  (content: Buffer | string, type = 'image/png'): Answer =>
  (_request, reply) =>
    void reply.writeHead(200, { 'content-type': type }).end(content)

export const redirect =
  (location: string, status = 302): Answer =>
  (_request, reply) =>
    void reply.writeHead(status, { location, 'set-cookie': 'a=b' }).end()
