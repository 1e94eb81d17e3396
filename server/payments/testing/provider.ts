import type { PaymentProvider } from '@bewezen/domain/payments/provider.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import { freePort } from '../../base/testing/freePort.ts'
import { until } from '../../base/testing/until.ts'
import type { Manner } from '../standin/delivery.ts'
import type { Session, Subscription } from '../standin/objects.ts'
import { stripeStandIn } from '../standin/plugin.ts'
import { stripeProvider } from '../stripe.ts'

export const apiKey = 'sk_test_standin'
export const webhookSecret = 'whsec_standin'
const prefix = '/dev/stripe'

export type Heard = { body: string; signature: string }

type Wishes = {
  /** Answers the stand-in's messages; 200 when left out. */
  receive?: (heard: Heard) => number | Promise<number>
  folder?: string
  startAt?: string
  webhookUrl?: string
  apiKey?: string
}

/** A running stand-in with its provider, a clock to move, and an ear that keeps what it hears. */
export async function openStandIn(wishes: Wishes = {}) {
  const app: FastifyInstance = Fastify()
  const heard: Heard[] = []
  let offset = wishes.startAt ? Date.parse(wishes.startAt) - Date.now() : 0
  const clock = () => new Date(Date.now() + offset)

  await app.register(async (ear) => {
    ear.removeAllContentTypeParsers()
    ear.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    ear.post('/ear', async (request, reply) => {
      const one = { body: String(request.body), signature: String(request.headers['stripe-signature']) }
      heard.push(one)
      return reply.status((await wishes.receive?.(one)) ?? 200).send()
    })
  })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}${prefix}`
  const webhookUrl = wishes.webhookUrl ?? `http://127.0.0.1:${port}/ear`
  const { folder } = wishes
  const key = wishes.apiKey ?? apiKey
  await app.register(
    stripeStandIn({ publicUrl: url, webhookUrl, webhookSecret, apiKey: key, clock, folder, pauses: [5, 10, 20] }),
    { prefix },
  )
  await app.listen({ port, host: '127.0.0.1' })

  const provider: PaymentProvider = stripeProvider({ secretKey: key, webhookSecret, baseUrl: url })
  const call = async <T>(path: string, body?: Record<string, string>): Promise<T> => {
    const answer = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(body ? { body: new URLSearchParams(body).toString() } : {}),
    })
    return (await answer.json()) as T
  }

  const isQuiet = async () => (await call<{ undelivered: number }>('/control')).undelivered === 0
  return {
    url,
    provider,
    isQuiet,
    /** Waits until something is so; fails when it is not and every message was delivered. */
    until: (isSo: () => boolean | Promise<boolean>) => until(isSo, isQuiet),
    heard,
    clock,
    call,
    /** Moves the stand-in's clock and lets it do what was due. */
    pass: async (days: number) => {
      offset += days * 86_400_000
      await call('/control/advance', {})
    },
    behave: (wish: {
      delivery?: Manner
      card_fails?: 'true' | 'false'
      takes_money?: 'true' | 'false'
      is_restricted?: 'true' | 'false'
    }) => call('/control', wish),
    release: () => call('/control/release', {}),
    pay: (session: string) => call<Session>('/control/pay', { session }),
    act: (subscription: string, act: string) => call<Subscription>('/control/act', { subscription, act }),
    close: () => app.close(),
  }
}
export type OpenStandIn = Awaited<ReturnType<typeof openStandIn>>

/** A checkout for the student plan, as the house would start it. */
export async function startCheckout(standIn: OpenStandIn, about: { personId: string; checkoutId: string }) {
  const { provider, clock } = standIn
  const customerId = await provider.ensureCustomer({ id: about.personId, email: `${about.personId}@bewezen.example` })
  const priceId = await provider.ensurePrice({ id: 'student', name: 'Student lidmaatschap', priceCents: 4900 })
  return provider.startCheckout({
    ...about,
    planId: 'student',
    customerId,
    priceId,
    successUrl: 'https://bewezen.example/subscription-success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://bewezen.example/subscription-cancel',
    expiresAt: new Date(Math.ceil(clock().getTime() / 60_000) * 60_000 + 31 * 60_000).toISOString(),
  })
}
