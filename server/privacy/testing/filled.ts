import { newId } from '@bewezen/domain/base/ids.ts'
import { choiceFields } from '@bewezen/domain/health/choices.ts'
import { listFields } from '@bewezen/domain/health/lists.ts'
import { texts } from '@bewezen/domain/health/medical.ts'
import { production } from '@bewezen/domain/production/contract.ts'
import type { Stage } from '../../base/testing/race/stage.ts'

/** A row of each private kind that the stage of the races has none of. */
export async function fillTheRest({ query, noor, bo, lieke, full, code, paidOrder, given }: Stage): Promise<void> {
  const now = new Date()
  await given.assistantTalk(noor, [{ content: 'Hoe slaap ik beter?', isUser: true, at: now }])
  // A call sheet is read as long as its person has a briefing there.
  await given.briefing({ event: full, person: lieke })
  await bo.does(production.sendCallSheet, { id: newId(), eventId: full.id, personId: lieke.id })
  const place = (await query<{ id: string }>('select id from event_enrollments where user_id = $1', [noor.id]))[0]?.id
  const [payment] = await query<{ id: string; enrollment_id: string }>('select id, enrollment_id from event_payments')
  const [order] = await query<{ payment_id: string }>('select payment_id from shop_orders where id = $1', [
    paidOrder.id,
  ])
  const rows: readonly [table: string, row: Record<string, unknown>][] = [
    [
      'email_changes',
      { user_id: noor.id, old_email: 'oud@x.example', new_email: 'nieuw@x.example', token_hash: 'x', asked_by: bo.id },
    ],
    ['event_companies', { enrollment_id: place, name: 'Zee BV', address: 'Kade 1', vat_number: 'NL1' }],
    [
      'event_discounts',
      { enrollment_id: place, code_id: code.id, code: 'VROEG', price_cents: 2500, discount_cents: 500 },
    ],
    [
      'event_refunds',
      {
        payment_id: payment?.id,
        enrollment_id: payment?.enrollment_id,
        amount_cents: 1,
        keeps_place: true,
        reason: 'Laat',
        state: 'refunded',
        created_by: bo.id,
      },
    ],
    ['inbox_messages', { user_id: noor.id, author_id: bo.id, title: 'Voor jou', content: 'Alleen voor jou' }],
    ['local_mails', { message_id: '<x>', to: noor.email, subject: 'x', html: 'x', text: 'x', calendar: 'x' }],
    [
      'order_addresses',
      {
        profile_id: noor.id,
        name: 'x',
        street: 'x',
        house_number: 'x',
        addition: 'x',
        postcode: 'x',
        city: 'x',
        country: 'NL',
      },
    ],
    ['points_ledger', { profile_id: noor.id, amount: 5, reason: 'Prijs', source: 'given' }],
    [
      'product_image_runs',
      { started_by: bo.id, replaces: true, code: 'ZON', product_ids: '[]', failures: '[]', ended_at: now },
    ],
    [
      'shop_refunds',
      {
        order_id: paidOrder.id,
        payment_id: order?.payment_id,
        why: 'admin',
        reason: 'x',
        amount_cents: 1,
        state: 'refunded',
        created_by: bo.id,
      },
    ],
  ]
  const own = ['event_companies', 'event_discounts', 'order_addresses']
  const moment: Readonly<Record<string, string>> = {
    local_mails: 'sent_at',
    points_ledger: 'granted_at',
    product_image_runs: 'started_at',
  }
  for (const [table, row] of rows) {
    const whole = {
      ...(own.includes(table) ? {} : { id: newId(), [moment[table] ?? 'created_at']: now }),
      ...row,
    }
    const names = Object.keys(whole)
    await query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map((_, at) => `$${at + 1}`).join()})`,
      Object.values(whole),
    )
  }
}

/** A canary in everything of words that somebody keeps about their health; what it is sealed into is no text. */
export async function fillMedical(
  { given, noor }: Stage,
  next: (of: string, people: string[]) => string,
): Promise<void> {
  const canary = () => next('medical', [noor.id])
  await given.medical(
    noor,
    Object.fromEntries([
      ...[...texts, ...choiceFields].map((field) => [field, canary()]),
      ...listFields.map((field) => [field, [canary()]]),
    ]),
  )
}
