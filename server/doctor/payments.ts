import type { Settings } from '../base/settings.ts'
import { AccountRefused, type ProviderAccount, readAccount } from '../payments/index.ts'
import { clockFinding } from './clock.ts'
import { count } from './count.ts'
import { type Finding, good, notUsed, warning, wrong } from './finding.ts'

type Keys = Pick<Settings, 'STRIPE_SECRET_KEY' | 'SITE_URL' | 'mode'>

/** Whether the provider opens the account, and its messages come here; `baseUrl` is where it is when not at Stripe (OPS-DOCTOR-12). */
export async function lookAtPayments(settings: Keys, baseUrl?: string): Promise<Finding[]> {
  const { STRIPE_SECRET_KEY: secretKey, SITE_URL, mode } = settings
  if (!secretKey)
    return [notUsed('payments', mode === 'production' ? 'nothing can be bought' : 'the stand-in takes payments')]
  const url = `${SITE_URL}/webhooks/stripe`
  try {
    const account = await readAccount({ secretKey, baseUrl }, url)
    const clock = account.at ? [clockFinding('clock of the provider', new Date(), account.at, 1)] : []
    return [key(secretKey, mode), money(account), ...webhook(account, url), ...clock]
  } catch (error) {
    if (!(error instanceof AccountRefused)) throw error
    return [wrong('payments', refusals[error.why].says, refusals[error.why].todo)]
  }
}

const refusals = {
  key: {
    says: 'the provider refuses the key',
    todo: 'Copy the secret key anew from the dashboard of Stripe (Developers, API keys) to STRIPE_SECRET_KEY: it may have been replaced.',
  },
  rights: {
    says: 'the key may not look at its own account',
    todo: 'Give the restricted key the right to read the account, or use the secret key of the account.',
  },
  away: {
    says: 'the provider does not answer',
    todo: 'See that this machine may reach api.stripe.com on port 443, and look at status.stripe.com.',
  },
} as const satisfies Record<AccountRefused['why'], { says: string; todo: string }>

function key(secretKey: string, mode: Settings['mode']): Finding {
  const isTest = /^[a-z]+_test_/.test(secretKey)
  if (mode === 'production' && isTest)
    return warning(
      'payments key',
      'is a test key: checkouts work and nobody pays',
      'Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET to the real ones before you sell.',
    )
  if (mode !== 'production' && !isTest)
    return wrong(
      'payments key',
      `is a real key in a ${mode}: its members pay real money`,
      'Use a test key here, which begins with sk_test_.',
    )
  return good('payments key', isTest ? 'a test key' : 'a real key')
}

const money = ({ takesMoney }: ProviderAccount): Finding =>
  takesMoney
    ? good('payments', 'the account can take money')
    : wrong(
        'payments',
        'the account may not take money yet',
        'Finish what the dashboard of Stripe asks for (identity, bank account).',
      )

function webhook({ webhooks }: ProviderAccount, url: string): Finding[] {
  const there = 'in the dashboard of Stripe (Developers, Webhooks)'
  if (webhooks === null)
    return [
      warning(
        'webhook',
        'this key may not look at webhooks',
        `See ${there} that ${url} is switched on, with the events that docs/operations.md lists.`,
      ),
    ]
  const on = webhooks.filter(({ isOn }) => isOn)
  const [one] = on
  if (!one) {
    const says = webhooks.length > 0 ? 'is switched off' : 'is not there'
    const todo =
      webhooks.length > 0
        ? `Switch ${url} on ${there}.`
        : `Add ${url} ${there}, with the events that docs/operations.md lists, and set STRIPE_WEBHOOK_SECRET to its signing secret.`
    return [wrong('webhook', `${says}: what is paid is never heard of`, todo)]
  }
  // Each is signed with a secret of its own, and we know one.
  if (on.length > 1)
    return [
      warning(
        'webhook',
        `${on.length} lead here, and only one is signed with STRIPE_WEBHOOK_SECRET`,
        `Remove all but that one ${there}.`,
      ),
    ]
  if (one.missing.length > 0)
    return [
      wrong(
        'webhook',
        `does not send ${count(one.missing.length, 'event')} that the site needs`,
        `Add ${there}: ${one.missing.join(', ')}.`,
      ),
    ]
  if (one.otherVersion)
    return [
      warning(
        'webhook',
        `speaks version ${one.otherVersion} of the interface, which is not the one of this site`,
        `Make a new webhook ${there} with the version of the site, and set STRIPE_WEBHOOK_SECRET to its signing secret.`,
      ),
    ]
  return [
    good(
      'webhook',
      'is switched on and sends all that is needed; that STRIPE_WEBHOOK_SECRET is its own only a message can show',
    ),
  ]
}
