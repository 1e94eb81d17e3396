import { createServer, connect as dial, type Socket } from 'node:net'
import { atEnd } from './atEnd.ts'

/** A stretch of network before a server, which can be cut and mended. */
export type Wire = {
  /** The address of the server, by way of this wire. */
  url: string
  /** Breaks every connection off and refuses new ones. */
  cut(): void
  /** Lets everything hang: nothing arrives, nothing is refused. */
  stall(): void
  mend(): void
}

/** Puts a wire before the server of an address; it is taken away after the test file. */
export async function wireTo(address: string): Promise<Wire> {
  const target = new URL(address)
  const open = new Set<Socket>()
  let state: 'whole' | 'cut' | 'stalled' = 'whole'

  const server = createServer((near) => {
    if (state === 'cut') return near.destroy()
    const far = dial(Number(target.port || 5432), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('data', (chunk) => other.write(chunk))
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      if (state === 'stalled') socket.pause()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    server.close()
    for (const socket of open) socket.destroy()
  })
  const { port } = server.address() as { port: number }
  return {
    url: Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      state = 'cut'
      for (const socket of open) socket.destroy()
    },
    stall() {
      state = 'stalled'
      for (const socket of open) socket.pause()
    },
    mend() {
      state = 'whole'
      for (const socket of open) socket.resume()
    },
  }
}
