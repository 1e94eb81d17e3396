import { createHmac } from 'node:crypto'
import { Id } from '@bewezen/domain/base/ids.ts'
import { arrivedOf, clockToleranceMs, Delivery, maxDeliveryBytes } from '@bewezen/domain/external/delivery.ts'
import { type Unbelieved, unbelieved } from '@bewezen/domain/external/deliveryWords.ts'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { countAttempt } from '../account/index.ts'
import { isGoneMeanwhile } from '../base/database/changedMeanwhile.ts'
import { readNow } from '../base/database/clock.ts'
import type { House } from '../base/house.ts'
import { isSameSecret } from '../base/sealing.ts'
import { receive } from './receive.ts'
import { openSecret } from './secrets.ts'
import { externalSources } from './tables.ts'

export type SourceRow = typeof externalSources.$inferSelect
export type Answer = { status: number; body: unknown }
export const refusal = (status: number, code: string): Answer => ({ status, body: { code, data: null } })
/** The answer to a delivery that is not believed, and why in a sentence: it is no request to sign in (IN-EXT-52). */
export const notBelieved = (code: Unbelieved): Answer => ({
  status: 401,
  body: { code, data: null, error: unbelieved[code] },
})

/** The signature over a body, of what comes in and of what goes out (IN-EXT-18, IN-EXT-21). */
export const signatureOf = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** The active source of an address, or null (IN-EXT-18). */
export async function sourceAt(house: House, id: string, connector: SourceRow['connector']): Promise<SourceRow | null> {
  if (!Id.safeParse(id).success) return null
  const [source] = await house.database.db
    .select()
    .from(externalSources)
    .where(
      and(eq(externalSources.id, id), eq(externalSources.isActive, true), eq(externalSources.connector, connector)),
    )
  return source ?? null
}

/**
 * Counts one delivery. Those whose signature is wrong are counted by network address: otherwise anybody could shut a
 * source by filling its count.
 */
export const countDelivery = (house: House, subject: string): Promise<boolean> =>
  countAttempt(house, house.database.db, { kind: 'external', subject, limit: house.settings.EXTERNAL_LIMIT })

type Head = { timestamp: string; signature: string; address: string }

/** What a delivery in the signed form comes to (IN-EXT-17, IN-EXT-18, IN-EXT-19). */
export async function answerDelivery(house: House, sourceId: string, body: Buffer, head: Head): Promise<Answer> {
  const source = await sourceAt(house, sourceId, 'formulier')
  if (!source?.inboundSecret) return refusal(404, 'NOT_FOUND')
  const secret = openSecret(house.settings, source.id, 'inbound', source.inboundSecret)
  const now = await readNow(house.database.db)
  const isSigned = isSameSecret(head.signature.toLowerCase(), signatureOf(secret, head.timestamp, body))
  const isFresh = Math.abs(momentIn(head.timestamp) - now.getTime()) <= clockToleranceMs
  if (!(await countDelivery(house, isSigned && isFresh ? source.id : `${head.address} unsigned`)))
    return refusal(429, 'TOO_MANY_REQUESTS')
  if (!isSigned) return notBelieved('WRONG_SIGNATURE')
  if (!isFresh) return notBelieved('WRONG_TIMESTAMP')
  const delivery = Delivery.safeParse(parsed(body))
  if (!delivery.success) return refusal(400, 'INVALID_INPUT')
  const { threadId, duplicate } = await receive(house, source, arrivedOf(delivery.data))
  return { status: 200, body: { thread_id: threadId, duplicate } }
}

/** Seconds or milliseconds since 1970, or a moment in words; anything else is no moment. */
function momentIn(timestamp: string): number {
  if (/^\d{1,10}$/.test(timestamp)) return Number(timestamp) * 1000
  return /^\d{11,13}$/.test(timestamp) ? Number(timestamp) : Date.parse(timestamp)
}

export function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
  } catch {
    return undefined
  }
}

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name]
  return typeof value === 'string' ? value : ''
}

type ById = { Params: { sourceId: string } }

/** The signed door for the channels (IN-EXT-17). */
export async function serveInbound(app: FastifyInstance, house: House): Promise<void> {
  await app.register(async (doors) => {
    rawBodies(doors)
    doors.post<ById>(
      '/functions/v1/external-message-inbound/:sourceId',
      { bodyLimit: maxDeliveryBytes },
      (request, reply) =>
        send(reply, () =>
          answerDelivery(house, request.params.sourceId, bodyOf(request), {
            timestamp: header(request, 'x-timestamp'),
            signature: header(request, 'x-signature'),
            address: request.ip,
          }),
        ),
    )
  })
}

/** The signature is over the bytes as they came. */
export function rawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

export const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Answers; a source that was deleted while it was written for is one that is not there. */
export async function send(reply: FastifyReply, answer: () => Promise<Answer>): Promise<FastifyReply> {
  const { status, body } = await answer().catch((error: unknown) => {
    if (isGoneMeanwhile(error)) return refusal(404, 'NOT_FOUND')
    throw error
  })
  return reply.code(status).send(body)
}
