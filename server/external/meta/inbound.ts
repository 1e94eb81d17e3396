import { createHmac } from 'node:crypto'
import { maxDeliveryBytes } from '@bewezen/domain/external/delivery.ts'
import { readMeta } from '@bewezen/domain/external/meta.ts'
import type { FastifyInstance } from 'fastify'
import type { House } from '../../base/house.ts'
import { isSameSecret } from '../../base/sealing.ts'
import {
  type Answer,
  bodyOf,
  countDelivery,
  notBelieved,
  parsed,
  rawBodies,
  refusal,
  send,
  sourceAt,
} from '../inbound.ts'
import { receiveMany } from '../receive.ts'
import { openSecret } from '../secrets.ts'
import { takeTold } from '../told.ts'

/** The signature of Meta over a body, as its header says it. */
export const metaSignature = (secret: string, body: string | Buffer): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/** What a delivery of Meta comes to: any number of messages and statuses in one (IN-EXT-26). */
export async function answerMeta(
  house: House,
  sourceId: string,
  body: Buffer,
  head: { signature: string; address: string },
): Promise<Answer> {
  const source = await sourceAt(house, sourceId, 'meta')
  if (!source?.appSecret || !source.accountId) return refusal(404, 'NOT_FOUND')
  const secret = openSecret(house.settings, source.id, 'app', source.appSecret)
  const isSigned = isSameSecret(head.signature, metaSignature(secret, body))
  if (!(await countDelivery(house, isSigned ? source.id : `${head.address} unsigned`)))
    return refusal(429, 'TOO_MANY_REQUESTS')
  if (!isSigned) return notBelieved('WRONG_SIGNATURE')
  const delivery = readMeta(parsed(body), source.accountId)
  if (!delivery) return refusal(400, 'INVALID_INPUT')
  await receiveMany(house, source, delivery.messages)
  await takeTold(house, source.id, delivery.told)
  return { status: 200, body: { received: true } }
}

type ById = { Params: { sourceId: string } }
const path = '/functions/v1/external-message-meta/:sourceId'

/** The doors for Meta: the handshake with which it makes sure of the address, and its deliveries. */
export async function serveMeta(app: FastifyInstance, house: House): Promise<void> {
  app.get<ById & { Querystring: Record<string, unknown> }>(path, async (request, reply) => {
    const source = await sourceAt(house, request.params.sourceId, 'meta')
    if (!source?.verifyToken) return reply.code(404).send({ code: 'NOT_FOUND', data: null })
    const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = request.query
    if (!(await countDelivery(house, `${request.ip} handshake`)))
      return reply.code(429).send({ code: 'TOO_MANY_REQUESTS', data: null })
    const kept = openSecret(house.settings, source.id, 'verify', source.verifyToken)
    const isAsked = mode === 'subscribe' && typeof token === 'string' && isSameSecret(token, kept)
    if (!isAsked || typeof challenge !== 'string') return reply.code(403).send({ code: 'FORBIDDEN', data: null })
    return reply.type('text/plain; charset=utf-8').send(challenge)
  })
  await app.register(async (doors) => {
    rawBodies(doors)
    doors.post<ById>(path, { bodyLimit: maxDeliveryBytes }, (request, reply) => {
      const signature = request.headers['x-hub-signature-256']
      const head = { signature: typeof signature === 'string' ? signature : '', address: request.ip }
      return send(reply, () => answerMeta(house, request.params.sourceId, bodyOf(request), head))
    })
  })
}
