import { Stripe } from 'stripe'
import { openStripe, type StripeSettings } from './stripe.ts'
import { understoodEvents } from './stripeMessages.ts'

/** What the provider says of our account, for who looks after the site. */
export type ProviderAccount = {
  takesMoney: boolean
  /** The webhooks at one address; null when the key may not list them. */
  webhooks: Webhook[] | null
  /** When it answered, by its own clock. */
  at: Date | null
}
export type Webhook = {
  isOn: boolean
  /** Events that mean something to us and are not sent. */
  missing: string[]
  /** The version of its messages when that is another than ours. */
  otherVersion: string | null
}

/** The provider does not open the account with this key, or does not answer. */
export class AccountRefused extends Error {
  override name = 'AccountRefused'
  readonly why: 'key' | 'rights' | 'away'
  constructor(why: AccountRefused['why'], cause: unknown) {
    super(`The provider did not tell of the account: ${why}`, { cause })
    this.why = why
  }
}

type Where = Pick<StripeSettings, 'secretKey' | 'baseUrl'>

/** Asks the provider for the account of a key and its webhooks at an address; changes nothing there. Throws AccountRefused. */
export async function readAccount(where: Where, webhookUrl: string): Promise<ProviderAccount> {
  const stripe = openStripe(where, { timeout: 6_000, maxNetworkRetries: 0 })
  try {
    const [account, webhooks] = await Promise.all([stripe.accounts.retrieveCurrent(), webhooksAt(stripe, webhookUrl)])
    const date = Date.parse(account.lastResponse.headers.date ?? '')
    return {
      takesMoney: account.charges_enabled,
      webhooks,
      at: Number.isNaN(date) ? null : new Date(date),
    }
  } catch (error) {
    throw new AccountRefused(whyOf(error), error)
  }
}

/** A restricted key may be kept from looking at webhooks, and work for all else. */
async function webhooksAt(stripe: Stripe, url: string): Promise<Webhook[] | null> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
    return data.filter((one) => one.url.replace(/\/+$/, '') === url).map(readWebhook)
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null
    throw error
  }
}

function readWebhook({ status, enabled_events: sent, api_version: version }: Stripe.WebhookEndpoint): Webhook {
  return {
    isOn: status === 'enabled',
    missing: sent.includes('*') ? [] : understoodEvents.filter((one) => !sent.includes(one)),
    otherVersion: version === null || version === Stripe.API_VERSION ? null : version,
  }
}

function whyOf(error: unknown): AccountRefused['why'] {
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'key'
  return error instanceof Stripe.errors.StripePermissionError ? 'rights' : 'away'
}
