import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { fetchable } from '@bewezen/domain/base/farPicture.ts'
import { isPublicAddress } from './publicAddress.ts'

/** How the outside is reached. Tests answer it themselves. */
export type Outside = {
  /** Every address that a name leads to. */
  addressesOf(name: string): Promise<readonly string[]>
  /** Where a checked address answers, by https unless another port is meant, and whose certificates are believed there. */
  at(address: string, port?: number): { host: string; port: number; ca?: string }
  /** How long the whole of it may take, in milliseconds. */
  patienceMs: number
}

export const internet: Outside = {
  addressesOf: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  at: (host, port = 443) => ({ host, port }),
  patienceMs: 10_000,
}

const mostRedirects = 3

/**
 * Opens a file on the public internet, or answers null when it cannot be had. Never asks anything of our own network:
 * a name is looked up here, every address behind it is judged, and the connection goes to the one that was judged, so
 * that a name cannot lead elsewhere between the look and the call. The same for every redirect. Breaks off when it takes
 * too long, also while its content comes in (EV-FORM-67).
 */
export async function openFarFile(outside: Outside, address: string): Promise<IncomingMessage | null> {
  const signal = AbortSignal.timeout(outside.patienceMs)
  let url = fetchable(address)
  for (let redirects = 0; url && redirects <= mostRedirects; redirects++) {
    const answer = await ask(outside, url, signal).catch(() => null)
    if (answer?.statusCode === 200) return answer
    url = answer && fetchable(movedTo(answer, url))
    answer?.destroy()
  }
  return null
}

function movedTo({ statusCode = 0, headers: { location = '' } }: IncomingMessage, from: URL): string {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (URL.parse(location, from.href)?.href ?? '') : ''
}

type Call = { method: 'GET' | 'POST'; headers: Readonly<Record<string, string>>; body?: string }
const picture: Call = { method: 'GET', headers: { accept: 'image/webp, image/png, image/jpeg' } }

/** How a call to another site ended: its answer, of which only the beginning is read, or that nothing came back. */
export type FarAnswer = { status: number; body: string } | 'notSent' | 'noAnswer'

const mostAnswer = 64 * 1024

/**
 * Calls an address on the public internet by the same rules, never follows it elsewhere, and breaks off when it takes too
 * long. Answers `notSent` when nothing can have arrived there, `noAnswer` when it may have.
 */
export async function callFar(outside: Outside, address: string, call: Call): Promise<FarAnswer> {
  const url = fetchable(address)
  if (!url) return 'notSent'
  const signal = AbortSignal.timeout(outside.patienceMs)
  let isConnected = false
  try {
    const answer = await ask(outside, url, signal, call, () => {
      isConnected = true
    })
    return { status: answer.statusCode ?? 0, body: await beginningOf(answer) }
  } catch {
    return isConnected ? 'noAnswer' : 'notSent'
  }
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of answer) {
      parts.push(part as Buffer)
      bytes += (part as Buffer).length
      if (bytes > mostAnswer) break
    }
  } catch {
    // The status came, which says whether it was taken.
  }
  return Buffer.concat(parts).toString('utf8').slice(0, mostAnswer)
}

async function ask(
  outside: Outside,
  url: URL,
  signal: AbortSignal,
  call: Call = picture,
  onConnected?: () => void,
): Promise<IncomingMessage> {
  // An IPv6 address stands between brackets in a URL.
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(name) ? [name] : await Promise.race([outside.addressesOf(name), endOf(signal)])
  const [address] = addresses
  if (address === undefined || !addresses.every(isPublicAddress)) throw new Error('not on the public internet')
  return new Promise((resolve, fail) => {
    const asking = request({
      ...outside.at(address),
      servername: isIP(name) ? '' : name,
      method: call.method,
      path: url.pathname + url.search,
      // A connection of its own, by no proxy: nothing that others use, cookies and credentials least of all.
      agent: false,
      signal,
      headers: {
        ...call.headers,
        host: url.host,
        'accept-encoding': 'identity',
        ...(call.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(call.body)) }),
      },
    })
      .on('response', (answer) => resolve(answer.on('error', () => {})))
      .on('error', fail)
    // From the moment of the encrypted line on, what was sent may have arrived.
    asking.once('socket', (socket) => socket.once('secureConnect', () => onConnected?.()))
    asking.end(call.body)
  })
}

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))
