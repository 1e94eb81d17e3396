import { lateDays } from '@bewezen/domain/membership/membership.ts'
import { sql } from 'drizzle-orm'
import type { House } from '../base/house.ts'

type MailDetails = {
  email: string
  firstName: string
  plan: string
  priceCents: number
  startedAt: Date
  periodEnd: Date | null
  accessUntil: Date | null
  updatedAt: Date
  isWithdrawn: boolean
}

/** Says where the mails about a subscription find their content at the moment they are sent (SUB-STATE-12). */
export function provideMails(house: House): void {
  const { SITE_URL: url } = house.settings
  const portalLink = `${url}/subscription`
  const on = (template: string, facts: (details: MailDetails) => Record<string, unknown>) =>
    house.mail.on(template, async (_personId, { subscriptionId = '' }) => {
      const details = await readMailDetails(house, subscriptionId)
      // Whoever withdrew has the receipt of it, which says that it ended.
      if (!details || (template === 'subscriptionEnded' && details.isWithdrawn)) return null
      const site = await house.site()
      return { to: details.email, template, facts: { site, firstName: details.firstName, ...facts(details) } }
    })

  on('subscriptionStarted', ({ plan, priceCents, startedAt, periodEnd }) => {
    const until = periodEnd ?? aMonthAfter(startedAt)
    const paid = { plan, priceCents, from: startedAt.toISOString(), until: until.toISOString() }
    return { paid, link: `${url}/community`, portalLink, withdrawLink: `${url}/subscription/herroepen` }
  })
  on('paymentFailed', ({ plan, priceCents, accessUntil, updatedAt }) => {
    const until = accessUntil ?? new Date(updatedAt.getTime() + lateDays * 86_400_000)
    return { plan, priceCents, accessUntil: until.toISOString(), portalLink }
  })
  on('subscriptionEnded', ({ accessUntil, updatedAt }) => ({
    endedAt: (accessUntil ?? updatedAt).toISOString(),
    link: portalLink,
  }))
  house.mail.on('withdrawn', async (_personId, { withdrawalId = '' }) => {
    const { rows } = await house.database.db.execute<{ at: Date | string; subscription: string }>(
      sql`select withdrawn_at as at, subscription_id as subscription from withdrawals where id = ${withdrawalId}`,
    )
    const [row] = rows
    const details = row && (await readMailDetails(house, row.subscription))
    if (!row || !details) return null
    const { email: to, firstName, plan, priceCents } = details
    const facts = { site: await house.site(), firstName, plan, priceCents, link: portalLink }
    return { to, template: 'withdrawn', facts: { ...facts, withdrawnAt: new Date(row.at).toISOString() } }
  })
  house.mail.on('invoice', async (_personId, { invoiceId = '' }) => {
    const bill = await readBill(house, invoiceId)
    if (!bill) return null
    const { to, ...facts } = bill
    const link = `${url}/profile/toegang`
    return { to, template: 'invoice', facts: { site: await house.site(), ...facts, link } }
  })
}

type Bill = {
  email: string
  firstName: string
  number: string
  kind: string
  sold: string
  description: string
  totalCents: number
  vatCents: number
}

/** One bill with whom it goes to; that of an order stands in the mail about its payment (SHOP-ORDER-23). */
async function readBill(house: House, invoiceId: string) {
  const { rows } = await house.database.db.execute<Bill>(
    sql`select u.email::text as email, p.first_name as "firstName", i.number, i.kind, y.kind as sold, i.description,
        i.total_cents as "totalCents", i.vat_cents as "vatCents"
      from invoices i join payments y on y.id = i.payment_id join profiles p on p.id = y.user_id
        join auth_users u on u.id = p.id
      where i.id = ${invoiceId} and y.kind <> 'order'`,
  )
  const [row] = rows
  if (!row) return null
  const { email: to, kind, sold, ...bill } = row
  return { to, isCredit: kind === 'credit', isForEvent: sold === 'event', ...bill }
}

/** Everything the mails tell about one subscription, the amount being what was paid last. */
async function readMailDetails(house: House, subscriptionId: string): Promise<MailDetails | null> {
  const { rows } = await house.database.db.execute<{ [Field in keyof MailDetails]: string | null }>(
    sql`select u.email, p.first_name as "firstName", coalesce(pl.name, 'abonnement') as plan,
        coalesce((select amount_cents from payments where subject_id = s.id order by created_at desc limit 1),
          pl.price_cents, 0) as "priceCents",
        s.created_at as "startedAt", s.current_period_end as "periodEnd", s.access_until as "accessUntil",
        s.updated_at as "updatedAt",
        (select w.id::text from withdrawals w where w.subscription_id = s.id) as "isWithdrawn"
      from subscriptions s join profiles p on p.id = s.user_id join auth_users u on u.id = s.user_id
        left join products_subscriptions pl on pl.id = s.product_id
      where s.id = ${subscriptionId}`,
  )
  const [row] = rows
  if (!row) return null
  const moment = (value: string | null) => (value === null ? null : new Date(value))
  return {
    email: row.email ?? '',
    firstName: row.firstName ?? '',
    plan: row.plan ?? '',
    priceCents: Number(row.priceCents),
    startedAt: moment(row.startedAt) ?? new Date(0),
    periodEnd: moment(row.periodEnd),
    accessUntil: moment(row.accessUntil),
    updatedAt: moment(row.updatedAt) ?? new Date(0),
    isWithdrawn: row.isWithdrawn !== null,
  }
}

function aMonthAfter(from: Date): Date {
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + 1)
  return until
}
