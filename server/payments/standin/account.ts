import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Mood } from './control.ts'
import type { Ledger } from './ledger.ts'
import { apiVersion, listOf, newObjectId, type WebhookEndpoint } from './objects.ts'
import { missing, StandInProblem } from './problems.ts'
import { get, write } from './protocol.ts'

const nothing = z.strictObject({})
const events = z.array(z.string()).min(1)

/** The account itself, and the webhooks as its owner set them up; how messages really travel is said at `/control`. */
export function serveAccount(scope: FastifyInstance, ledger: Ledger, webhookUrl: string, mood: Mood): void {
  const endpoints = new Map<string, WebhookEndpoint>()
  const make = (input: Pick<WebhookEndpoint, 'url' | 'enabled_events'> & { api_version?: string }): WebhookEndpoint => {
    const { url, enabled_events, api_version = null } = input
    const made: WebhookEndpoint = {
      id: newObjectId('we'),
      object: 'webhook_endpoint',
      api_version,
      created: ledger.now(),
      enabled_events,
      livemode: false,
      status: 'enabled',
      url,
    }
    endpoints.set(made.id, made)
    return made
  }
  make({ url: webhookUrl, enabled_events: ['*'], api_version: apiVersion })
  const endpointWith = (id: string): WebhookEndpoint => {
    const found = endpoints.get(id)
    if (!found) throw missing('webhook endpoint', id)
    return found
  }

  get(scope, '/v1/account', nothing, () => ({
    id: 'acct_standin',
    object: 'account',
    charges_enabled: mood.takesMoney,
    country: 'NL',
    default_currency: 'eur',
    details_submitted: true,
    payouts_enabled: mood.takesMoney,
  }))

  const path = '/v1/webhook_endpoints'
  const EndpointList = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).optional() })
  get(scope, path, EndpointList, () => {
    if (mood.isRestricted)
      throw new StandInProblem(403, 'invalid_request_error', 'The provided key does not have the required permissions.')
    return listOf([...endpoints.values()], path)
  })

  const NewEndpoint = z.strictObject({ url: z.url(), enabled_events: events, api_version: z.string().optional() })
  write(scope, ledger, { method: 'POST', path, schema: NewEndpoint }, make)

  const Change = z.strictObject({
    url: z.url().optional(),
    enabled_events: events.optional(),
    disabled: z.stringbool().optional(),
  })
  write(
    scope,
    ledger,
    { method: 'POST', path: `${path}/:id`, schema: Change },
    ({ url, enabled_events, disabled }, id) => {
      const endpoint = endpointWith(id)
      if (url) endpoint.url = url
      if (enabled_events) endpoint.enabled_events = enabled_events
      if (disabled !== undefined) endpoint.status = disabled ? 'disabled' : 'enabled'
      return endpoint
    },
  )

  write(scope, ledger, { method: 'DELETE', path: `${path}/:id`, schema: nothing }, (_input, id) => {
    endpointWith(id)
    endpoints.delete(id)
    return { id, object: 'webhook_endpoint', deleted: true }
  })
}
