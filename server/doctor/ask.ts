import { request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { text } from 'node:stream/consumers'

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
export type How = { gone?: AbortSignal; headers?: Record<string, string>; ca?: string }

/** How long one answer may take, in milliseconds: short enough that its own sentence comes before the deadline of the whole. */
const patience = 6_000

/** Asks an address once and follows no redirect; rejects when nothing answers, or over a certificate that is not trusted. */
export async function ask(url: string, { gone, headers, ca }: How = {}): Promise<Answer> {
  const late = AbortSignal.timeout(patience)
  const signal = gone ? AbortSignal.any([gone, late]) : late
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const asked = (url.startsWith('https:') ? secure : plain)(
    url,
    { signal, agent: false, headers: { 'user-agent': 'bewezen-doctor', ...headers }, ...(ca ? { ca } : {}) },
    (reply) => {
      text(reply).then((body) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body }), reject)
    },
  )
  asked.once('error', (error) => reject(late.aborted ? new TooLate() : error))
  asked.end()
  return promise
}

class TooLate extends Error {
  override name = 'TooLate'
  code = 'ETIMEDOUT'
}
