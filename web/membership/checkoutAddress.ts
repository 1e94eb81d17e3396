import type { Notice } from '@bewezen/domain/base/words.ts'
import { type Plan, planOnOffer } from '@bewezen/domain/membership/plans.ts'
import { refusedCheckout, words } from '@bewezen/domain/membership/words.ts'
import { mayFollow } from '@bewezen/domain/payments/addresses.ts'
import { refusalOf } from '../base/api/refusal.ts'

/** The way to the checkout ended: what to say, and where to go when it can go on elsewhere. */
export class Stopped extends Error {
  readonly notice: Notice
  readonly leadsTo: string | null
  constructor(notice: Notice, leadsTo: string | null = null) {
    super(notice.title)
    this.notice = notice
    this.leadsTo = leadsTo
  }
}

type Deps = {
  /** The price that stands above the button, to which somebody says yes. */
  shownCents: number | undefined
  /** Looks anew whether there is a session. */
  refresh: () => Promise<unknown>
  plans: () => Promise<readonly Plan[]>
  start: (productId: string) => Promise<{ url: string }>
  /** Waits a second. */
  pause: () => Promise<unknown>
  /** The origin of this site. */
  origin: string
}

/**
 * The address of the provider's page: the session is looked at anew, then the plan is chosen, then the checkout is made.
 * Throws Stopped with what to say, also when the price is another one by now (SUB-CHECKOUT-01, SUB-CHECKOUT-04..11,
 * SUB-CHECKOUT-18, X3-EDGE-39).
 */
export async function checkoutAddress(deps: Deps): Promise<string> {
  await deps.refresh().catch(() => stop({ title: words.problems.sessionExpired }))
  const plans = await deps.plans().catch(() => stop({ title: words.problems.plansFailed }))
  const plan = planOnOffer(plans) ?? stop(refusedCheckout('NO_PLAN'))
  // Nobody owes another sum than the one that was read (SUB-LAW-01).
  if (plan.priceCents !== deps.shownCents) stop(refusedCheckout('PLAN_UNAVAILABLE'))
  const { url } = await startOnceMore(deps, plan.id).catch(stopBecause)
  return mayFollow(url, deps.origin) ? url : stop({ title: words.problems.checkoutFailed })
}

/** A session that was renewed a moment ago may not be known everywhere yet (SUB-CHECKOUT-10). */
async function startOnceMore({ start, pause }: Deps, productId: string) {
  try {
    return await start(productId)
  } catch (problem) {
    if (!(problem instanceof Error && problem.message.includes('invalid claim'))) throw problem
    await pause()
    return start(productId)
  }
}

function stopBecause(problem: unknown): never {
  const code = refusalOf(problem)?.code ?? 'UNKNOWN'
  return stop(refusedCheckout(code), code === 'SIGN_IN_REQUIRED' ? '/auth' : null)
}

function stop(notice: Notice, leadsTo: string | null = null): never {
  throw new Stopped(notice, leadsTo)
}
