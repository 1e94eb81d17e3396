import type { FastifyInstance } from 'fastify'
import type { House } from '../house.ts'
import type { Stream } from '../live/streams.ts'
import { callerOf } from './caller.ts'
import { openPlaces } from './places.ts'
import { isOwnOrigin } from './security.ts'

/** How much may wait for a slow reader before its stream is ended; it comes back and catches up by number. */
const waitLimit = 256 * 1024

/** Streams of one person at the same time: more tabs and devices than anybody uses. */
const mostOfOnePerson = 50

/** So many texts are kept as bytes as well. */
const mostRecent = 16

/** Serves the one live stream of a browser at /api/live. */
export function serveStream(app: FastifyInstance, house: House): void {
  const takePlace = openPlaces(mostOfOnePerson)
  const toBytes = bytesOf()
  // A HEAD request would hold a stream as well, and get a body that HTTP knows nothing of.
  app.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    const { origin, host } = request.headers
    if ((origin && !isOwnOrigin(origin, host, house.settings)) || request.headers['sec-fetch-site'] === 'cross-site')
      return reply.code(403).send({ code: 'FORBIDDEN', data: null })
    const { token, snapshot } = await callerOf(house, request, reply)
    if (!token || !snapshot.asker) return reply.code(401).send({ code: 'SIGN_IN_REQUIRED', data: null })
    const giveBack = takePlace(snapshot.asker.id)
    if (!giveBack) return reply.code(429).send({ code: 'TOO_MANY_REQUESTS', data: null })

    const { raw } = reply.hijack()
    raw.on('close', giveBack)
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
    // It ends with its connection: around each text a frame would cost as much as writing it.
    raw.useChunkedEncodingByDefault = false
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    raw.flushHeaders()
    // Writing to the response takes a step more for each of thousands of streams.
    const line = raw.socket ?? raw
    raw.socket?.setNoDelay(true)
    line.write('retry: 1000\n\n')
    let leave = () => {}
    const stream: Stream = {
      token,
      snapshot,
      write(chunk) {
        if (line.writableLength > waitLimit) raw.destroy()
        else line.write(toBytes(chunk))
      },
      end: () => raw.end(),
    }
    raw.on('close', () => leave())
    try {
      leave = await house.live.open(stream, lastSeen(request.headers['last-event-id'], request.query))
    } catch (error) {
      // Its browser tries again by itself, but only when the line is cut.
      house.log.warn({ err: error, id: request.id }, 'a stream could not be opened')
      raw.destroy()
    }
    if (raw.destroyed) {
      leave()
      giveBack()
    }
  })
}

/** Turns texts into bytes; one that goes to thousands of streams only once, also when a few such texts take turns. */
function bytesOf(): (text: string) => Buffer {
  const recent = new Map<string, Buffer>()
  return (text) => {
    const known = recent.get(text)
    if (known) return known
    if (recent.size === mostRecent) recent.clear()
    const bytes = Buffer.from(text)
    recent.set(text, bytes)
    return bytes
  }
}

/** The number of the last fact this browser saw: by the protocol's header, or in the address at the first opening. */
function lastSeen(header: string | string[] | undefined, query: unknown): number | null {
  const given = typeof header === 'string' ? header : (query as { after?: unknown }).after
  const seq = Number(given)
  return typeof given === 'string' && given !== '' && Number.isSafeInteger(seq) && seq >= 0 ? seq : null
}
