import type { FastifyRequest } from 'fastify'

/** Enough for five megabytes over a poor mobile line. */
const millisecondsToRead = 180_000
/** The number of bytes a browser may still send after it was refused. */
const bytesToDiscard = 64 * 1024 * 1024

/**
 * The body of an upload as it comes in, piece by piece, none of it kept here. Whoever stops early leaves the connection
 * open, so that the refusal can still be told.
 */
export async function* readUpload(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  const late = setTimeout(() => request.raw.destroy(), millisecondsToRead)
  try {
    yield* request.raw.iterator({ destroyOnReturn: false })
  } finally {
    clearTimeout(late)
  }
}

/**
 * Reads on without keeping: a browser looks at its answer only when it has sent everything, and closing the connection
 * under it would lose the refusal. Somebody who goes on beyond all measure is cut off.
 */
export function discardUpload({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = bytesToDiscard
  const late = setTimeout(() => raw.destroy(), millisecondsToRead)
  raw.on('close', () => clearTimeout(late))
  raw.on('data', (piece: Uint8Array) => {
    left -= piece.length
    if (left < 0) raw.destroy()
  })
}
