import { longDate } from '@bewezen/domain/base/dates.ts'
import { amount } from '@bewezen/domain/base/money.ts'
import type { Ledger } from './ledger.ts'
import type { Card, Invoice, PortalSession, Subscription } from './objects.ts'
import { escaped, page } from './page.ts'
import { cardOf, cards, subscriptionsOf } from './portal.ts'

/** The page on which a customer cancels, goes on after all, pays in another way and reads the invoices. */
export function portalPage(ledger: Ledger, portal: PortalSession): string {
  const all = subscriptionsOf(ledger, portal.customer)
  const running = all.filter((subscription) => subscription.status !== 'canceled')
  const shown = running.length > 0 ? running : all.slice(0, 1)
  return page(
    'Abonnement beheren',
    `<h1>Abonnement beheren</h1>
${shown.map((subscription) => subscriptionPart(ledger, portal, subscription)).join('') || '<p>Je hebt geen abonnement.</p>'}
${cardPart(portal, cardOf(ledger, portal.customer), running)}
${invoicePart(ledger, portal.customer)}
<a class="back" href="${escaped(portal.return_url)}">Terug naar de site</a>
<p class="muted">Dit is een testomgeving: er wordt geen geld afgeschreven.</p>`,
  )
}

/** What stands there when the address is none, or its hour is over. */
export const closedPortal = (): string =>
  page('Deze pagina is verlopen', '<h1>Deze pagina is verlopen</h1><p>Open het beheer opnieuw vanaf de site.</p>')

function subscriptionPart({ books }: Ledger, portal: PortalSession, subscription: Subscription): string {
  const [item] = subscription.items.data
  const name = books.products[item?.price.product ?? '']?.name ?? 'Abonnement'
  const price = amount((item?.price.unit_amount ?? 0) * (item?.quantity ?? 1))
  return `<section><dl><div><dt>${escaped(name)}</dt><dd>${price} <span class="per">per maand, incl. btw</span></dd></div>
<div><dt>Status</dt><dd>${stateOf(subscription, item?.current_period_end ?? 0)}</dd></div></dl>${button(portal, subscription)}</section>`
}

function stateOf(subscription: Subscription, periodEnd: number): string {
  if (subscription.status === 'canceled') return 'Beëindigd'
  if (subscription.status === 'past_due') return 'Betaling mislukt'
  return subscription.cancel_at_period_end ? `Stopt op ${day(periodEnd)}` : `Verlengt op ${day(periodEnd)}`
}

function button(portal: PortalSession, subscription: Subscription): string {
  if (subscription.status === 'canceled') return ''
  const [act, label] = subscription.cancel_at_period_end ? ['goOn', 'Toch doorgaan'] : ['cancel', 'Abonnement opzeggen']
  return `<form method="post" action="${escaped(portal.url)}"><input type="hidden" name="act" value="${act}"><input type="hidden" name="subscription" value="${escaped(subscription.id)}"><button type="submit" class="quiet">${label}</button></form>`
}

function cardPart(portal: PortalSession, chosen: Card, running: readonly Subscription[]): string {
  if (running.length === 0) return ''
  const isLate = running.some((subscription) => subscription.status === 'past_due')
  const choices = Object.entries(cards).map(
    ([name, { label }]) =>
      `<label><input type="radio" name="card" value="${name}"${name === chosen ? ' checked' : ''}> ${label}</label>`,
  )
  return `<section><h2>Betaalmethode</h2><form method="post" action="${escaped(portal.url)}"><input type="hidden" name="act" value="card">${choices.join('')}<button type="submit" class="quiet">${isLate ? 'Opslaan en open bedrag betalen' : 'Betaalmethode opslaan'}</button></form></section>`
}

function invoicePart({ books }: Ledger, customer: string): string {
  const invoices = Object.values(books.invoices)
    .filter((invoice) => invoice.customer === customer)
    .sort((a, b) => b.created - a.created)
  if (invoices.length === 0) return ''
  const lines = invoices.map(
    (invoice) => `<li><span>${day(invoice.created)}</span><span>${lineOf(invoice)}</span></li>`,
  )
  return `<section><h2>Facturen</h2><ul>${lines.join('')}</ul></section>`
}

const lineOf = (invoice: Invoice): string =>
  `${amount(invoice.amount_due)} · ${invoice.status === 'paid' ? 'Betaald' : 'Niet betaald'}`

const day = (seconds: number): string => longDate(seconds * 1000)
