import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'

/** A load balancer in front of several processes: hands each request to one that is ready, in turn (OPS-TWO-02). */
export type Balancer = {
  port: number
  /** The ports of the processes that get requests from now on; what is under way at others is finished there. */
  use(ports: readonly number[]): void
  close(): Promise<void>
}

/** Opens it on a port of this machine, 0 for one that is free; refuses with the system's error when the port is taken. */
export async function openBalancer(port: number, host = '127.0.0.1'): Promise<Balancer> {
  let ready: readonly number[] = []
  let turn = 0
  const server = createServer((asked, answer) => {
    const first = turn++
    const inTurn = ready.map((_, at) => ready[(first + at) % ready.length] as number)
    pass(asked, answer, inTurn)
  })
  // How long a poor line may take to bring an upload is for the process to say.
  server.requestTimeout = 0
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    use(ports) {
      ready = ports
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** Passes a request on to the first of these ports that takes the connection; nothing was sent to one that does not. */
function pass(asked: IncomingMessage, answer: ServerResponse, [port, ...others]: readonly number[]): void {
  if (port === undefined) {
    answer.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('No process is ready.\n')
    return
  }
  const { method, url: path, headers, socket } = asked
  const via = [headers['x-forwarded-for'], socket.remoteAddress].flat().filter((one) => one !== undefined)
  const forwarded = { 'x-forwarded-for': via.join(', '), 'x-forwarded-proto': 'http' }
  // A connection for each request: what a process closes while it stops is then never a request on its way.
  const passed = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...forwarded }, agent: false })
  let isConnected = false
  passed.once('socket', (line) =>
    line.once('connect', () => {
      isConnected = true
      pipeline(asked, passed, () => {})
    }),
  )
  passed.once('response', (answered) => {
    const { connection: _, 'keep-alive': __, ...kept } = answered.headers
    answer.writeHead(answered.statusCode ?? 502, kept)
    // Sent at once: a stream is not gathered.
    answer.flushHeaders()
    pipeline(answered, answer, () => {})
  })
  passed.on('error', () => {
    if (answer.destroyed) return
    if (!isConnected) pass(asked, answer, others)
    else if (answer.headersSent) answer.destroy()
    else answer.writeHead(502, { 'content-type': 'text/plain' }).end('The process did not answer.\n')
  })
  answer.once('close', () => passed.destroy())
}
