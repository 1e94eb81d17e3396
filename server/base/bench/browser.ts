import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** Milliseconds on the machine's own clock, which all of its processes share. */
export const now = () => Number(process.hrtime.bigint()) / 1e6

const agent = new Agent({ keepAlive: true, maxSockets: 60 })

type Listening = {
  origin: string
  cookie: string
  /** Takes in whole events of the stream, one or more in one text; without it what comes is only taken from the line. */
  hear: ((blocks: string, at: number) => void) | null
  /** The stream ended by itself. */
  onEnd: () => void
}

/** Room for one reading of any of them: they are read one after the other. */
const room = Buffer.alloc(256 * 1024)

/**
 * Opens a live stream as one of thousands of browsers, and settles when it has said hello. It reads the socket itself, as
 * thousands of ordinary requests would take more from the machine than the process that they listen to.
 */
export function listen({ origin, cookie, hear, onEnd }: Listening): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((greeted, failed) => {
    let rest = ''
    let isOpen = false
    const onPiece = (many: number) => {
      if (isOpen && !hear) return true
      const text = rest + room.toString('latin1', 0, many)
      const end = text.lastIndexOf('\n\n') + 2
      rest = end > 1 ? text.slice(end) : text
      if (end > 1) hear?.(text.slice(0, end), now())
      if (!isOpen && text.includes('"hello"')) {
        isOpen = true
        greeted()
      }
      return true
    }
    const socket = connect({ host: hostname, port: Number(port), onread: { buffer: room, callback: onPiece } })
    socket.on('error', failed)
    socket.on('close', () => {
      failed(new Error('A stream was refused'))
      onEnd()
    })
    socket.write(`GET /api/live HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  })
}

/** Asks an operation that writes; fails unless it was done. */
export function ask(url: string, cookie: string, input: object): Promise<void> {
  return new Promise((answered, failed) => {
    const headers = { cookie, 'content-type': 'application/json' }
    request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) answered()
        else failed(new Error(`${url} was answered ${answer.statusCode}`))
      })
    })
      .on('error', failed)
      .end(JSON.stringify(input))
  })
}
