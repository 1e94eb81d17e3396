import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  cancelAtPeriodEnd,
  chargeOf,
  dispute,
  endSubscription,
  latestCharge,
  payOpenInvoice,
  refund,
  renewAll,
  sendBack,
} from './billing.ts'
import { expireSessions, paySession, sessionWith } from './checkout.ts'
import { type Delivery, manners } from './delivery.ts'
import type { Ledger } from './ledger.ts'
import { missing } from './problems.ts'
import { get, write } from './protocol.ts'

/** What the stand-in is told to do wrong: cards, an account that may not take money yet, a key that may not see webhooks. */
export type Mood = { cardFails: boolean; takesMoney: boolean; isRestricted: boolean }

const paymentActs = ['refund', 'refundFails', 'dispute', 'disputeWon', 'disputeLost'] as const
const disputeStatus = { dispute: 'needs_response', disputeWon: 'won', disputeLost: 'lost' } as const
const acts = ['refund', 'dispute', 'disputeWon', 'cancelAtPeriodEnd', 'goOn', 'endNow', 'payAfterAll'] as const

/** Lets tests and demonstrations do what a provider's people, customers and bad days do. Not part of the protocol. */
export function serveControl(scope: FastifyInstance, ledger: Ledger, delivery: Delivery, mood: Mood): void {
  const { books } = ledger
  const state = () => ({
    delivery: delivery.manner,
    card_fails: mood.cardFails,
    takes_money: mood.takesMoney,
    is_restricted: mood.isRestricted,
    undelivered: books.outbox.length,
    events: Object.keys(books.events).length,
    sessions: Object.values(books.sessions),
    subscriptions: Object.values(books.subscriptions),
    portals: Object.values(books.portals),
  })
  const nothing = z.strictObject({})
  get(scope, '/control', nothing, state)

  const Wishes = z.strictObject({
    delivery: z.enum(manners).optional(),
    card_fails: z.stringbool().optional(),
    takes_money: z.stringbool().optional(),
    is_restricted: z.stringbool().optional(),
  })
  write(scope, ledger, { method: 'POST', path: '/control', schema: Wishes }, (wishes) => {
    if (wishes.delivery) delivery.manner = wishes.delivery
    if (wishes.card_fails !== undefined) mood.cardFails = wishes.card_fails
    if (wishes.takes_money !== undefined) mood.takesMoney = wishes.takes_money
    if (wishes.is_restricted !== undefined) mood.isRestricted = wishes.is_restricted
    return state()
  })

  write(scope, ledger, { method: 'POST', path: '/control/release', schema: nothing }, () => {
    delivery.release()
    return state()
  })

  write(scope, ledger, { method: 'POST', path: '/control/advance', schema: nothing }, () => {
    expireSessions(ledger)
    renewAll(ledger, mood.cardFails)
    return state()
  })

  write(
    scope,
    ledger,
    { method: 'POST', path: '/control/pay', schema: z.strictObject({ session: z.string() }) },
    (input) => {
      const session = sessionWith(ledger, input.session)
      paySession(ledger, session)
      return session
    },
  )

  const PaymentAct = z.strictObject({ payment: z.string(), act: z.enum(paymentActs) })
  write(scope, ledger, { method: 'POST', path: '/control/payment', schema: PaymentAct }, ({ payment, act }) => {
    const charge = chargeOf(ledger, payment)
    if (!charge) throw missing('payment_intent', payment)
    if (act === 'refund') refund(ledger, charge)
    else if (act === 'refundFails') sendBack(ledger, charge)
    else dispute(ledger, charge, disputeStatus[act])
    return charge
  })

  get(scope, '/control/payment/:id', nothing, (_input, id) => {
    const charge = chargeOf(ledger, id)
    if (!charge) throw missing('payment_intent', id)
    return charge
  })

  const Act = z.strictObject({ subscription: z.string(), act: z.enum(acts) })
  write(scope, ledger, { method: 'POST', path: '/control/act', schema: Act }, (input) => {
    const subscription = books.subscriptions[input.subscription]
    if (!subscription) throw missing('subscription', input.subscription)
    const charge = latestCharge(ledger, subscription)
    if (input.act === 'refund' && charge) refund(ledger, charge)
    if (input.act === 'dispute' && charge) dispute(ledger, charge, 'needs_response')
    if (input.act === 'disputeWon' && charge) dispute(ledger, charge, 'won')
    if (input.act === 'cancelAtPeriodEnd') cancelAtPeriodEnd(ledger, subscription, true)
    if (input.act === 'goOn') cancelAtPeriodEnd(ledger, subscription, false)
    if (input.act === 'endNow') endSubscription(ledger, subscription)
    if (input.act === 'payAfterAll') payOpenInvoice(ledger, subscription)
    return subscription
  })
}
