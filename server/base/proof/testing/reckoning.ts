import { expect } from 'vitest'
import type { Charge } from '../../../payments/standin/objects.ts'
import { faultsOf, lostOf, type Member, postedIn } from '../../live/testing/hearing.ts'
import { namedId } from '../../namedId.ts'
import { eventually } from '../../testing/eventually.ts'
import type { Book } from './book.ts'
import type { Stage } from './stage.ts'

/** What was lost, what is there twice and what somebody else was told: each a sentence. Nothing of it may be. */
export type Reckoning = { lost: string[]; doubled: string[]; wrongPerson: string[]; counts: Record<string, number> }

type Of = Pick<Reckoning, 'lost' | 'doubled' | 'wrongPerson'>

/** Compares all that was acknowledged with what is there once everything has come to rest. */
export async function reckon(stage: Stage, book: Book, members: readonly Member[]): Promise<Reckoning> {
  await restOf(stage)
  const found: Of = { lost: [], doubled: [], wrongPerson: [] }
  await reckonMessages(stage, book, found)
  await reckonNews(stage, members, found)
  await reckonPlaces(stage, book, found)
  await reckonMoney(stage, book, found)
  const mails = await reckonMails(stage, found)
  return Object.assign(found, {
    counts: {
      messages: book.messages.size,
      reactions: book.reactions.size,
      pictures: book.uploads.size,
      places: book.places.size,
      sales: book.sales.size,
      news: members.reduce((sum, { listener }) => sum + listener.heard.length, 0),
      mails: stage.post.mails.length,
      ...mails,
    },
  })
}

const rowsOf = async <Row extends object>({ pool }: Stage, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await pool.query(text, values)).rows as Row[]

/**
 * Waits until no job is due, no fact is without a number and the provider has told all. What a killed process was at is
 * done again after two minutes, and what failed after a pause that grows: neither is waited for here.
 */
async function restOf(stage: Stage): Promise<void> {
  const hurry = () =>
    stage.pool.query(`update pgboss.job set state = 'retry', start_after = now(), started_on = null
    where (state = 'active' and started_on < now() - interval '5 seconds') or (state = 'retry' and start_after > now())`)
  await eventually(async () => {
    await hurry()
    const [open] = await rowsOf<{ jobs: number; facts: number; told: number }>(
      stage,
      `select (select count(*) from pgboss.job where name !~ '^__' and state < 'completed' and start_after <= now())::int as jobs,
        (select count(*) from facts where seq is null)::int as facts,
        (select count(*) from provider_messages where processed_at is null)::int as told`,
    )
    expect(open).toEqual({ jobs: 0, facts: 0, told: 0 })
    expect(await stage.provider.isQuiet()).toBe(true)
  })
}

/** What was said stands there once, by whom it was said, with its picture; places in the channel have no gap. */
async function reckonMessages(stage: Stage, book: Book, { lost, doubled, wrongPerson }: Of): Promise<void> {
  const rows = await rowsOf<{ id: string; seq: string; author: string; key: string | null }>(
    stage,
    `select m.id, m.seq, m.author_id as author, u.key from messages m left join uploads u on u.id = m.upload_id
      where m.channel_id = $1 order by m.seq`,
    [stage.channel.id],
  )
  const there = new Map(rows.map((row) => [row.id, row]))
  for (const [id, { authorId, uploadId }] of book.messages) {
    const row = there.get(id)
    if (!row) lost.push(`message ${id}`)
    else if (row.author !== authorId) wrongPerson.push(`message ${id} stands under another name`)
    else if (uploadId && row.key !== book.uploads.get(uploadId)?.key) lost.push(`the picture of message ${id}`)
  }
  for (const { id } of rows) if (!book.messages.has(id)) doubled.push(`message ${id}, which nobody was told of`)
  if (rows.some(({ seq }, at) => Number(seq) !== at + 1)) doubled.push('the places in the channel')
  const facts = await rowsOf<{ id: string; many: number }>(
    stage,
    `select ids ->> 'messageId' as id, count(*)::int as many from facts where kind = 'message.posted' group by 1`,
  )
  for (const { id, many } of facts) if (many > 1) doubled.push(`the news of message ${id}`)
  if (facts.length !== rows.length) lost.push(`the news of ${rows.length - facts.length} messages`)
  const kept = new Set(stage.bucket.keys())
  for (const [id, { key }] of book.uploads)
    for (const size of ['thumbnail', 'full'])
      if (![...kept].some((one) => one.includes(key.replace(/\.\w+$/, '')) && one.includes(size)))
        lost.push(`size ${size} of picture ${id}`)
  await reckonReactions(stage, book, { lost, doubled, wrongPerson })
}

async function reckonReactions(stage: Stage, book: Book, { lost, doubled }: Of): Promise<void> {
  const rows = await rowsOf<{ of: string }>(
    stage,
    `select concat_ws(' ', message_id, reactor_id, emoji) as of from messages_emoji_reaction`,
  )
  const there = new Set(rows.map(({ of }) => of))
  for (const [of, on] of book.reactions) if (on !== there.has(of)) (on ? lost : doubled).push(`reaction ${of}`)
}

/** News reached exactly those whom it concerns, once and in order. */
async function reckonNews(stage: Stage, members: readonly Member[], { lost, wrongPerson }: Of): Promise<void> {
  const posted = await postedIn(stage.pool)
  for (const member of members) {
    await eventually(() => expect(lostOf(member, posted)).toEqual([])).catch(() => {})
    for (const fault of faultsOf(member, posted))
      (fault === 'a message was lost' ? lost : wrongPerson).push(`${fault}, at ${member.id}`)
  }
}

/** A place that was given is held until it was given up, and there are never more than seats. */
async function reckonPlaces(stage: Stage, book: Book, { lost, doubled, wrongPerson }: Of): Promise<void> {
  const rows = await rowsOf<{ id: string; status: string; person: string; date: string }>(
    stage,
    'select id, status, user_id as person, date_id as date from event_enrollments',
  )
  const there = new Map(rows.map((row) => [row.id, row]))
  for (const [id, { state, personId }] of book.places) {
    const row = there.get(id)
    if (row?.status !== state) lost.push(`place ${id} was ${state} and is ${row?.status ?? 'nowhere'}`)
    else if (row.person !== personId) wrongPerson.push(`place ${id}`)
  }
  for (const id of book.givenUp)
    if (!['cancelled', 'expired'].includes(there.get(id)?.status ?? '')) lost.push(`giving up place ${id}`)
  const dates = await rowsOf<{ id: string; seats: number; taken: number }>(
    stage,
    'select id, seats, taken from event_dates',
  )
  for (const { id, seats, taken } of dates) {
    const held = rows.filter(({ date, status }) => date === id && ['enrolled', 'reserved', 'offered'].includes(status))
    if (held.length > seats || taken > seats) doubled.push(`a seat of date ${id}`)
  }
}

type Money = { payment: string; cents: number; back: number; holds: boolean }

/** All money that the provider took stands here once; it bought something or went back whole. */
async function reckonMoney(stage: Stage, book: Book, { lost, doubled, wrongPerson }: Of): Promise<void> {
  const { sessions } = await stage.provider.call<{
    sessions: { id: string; status: string; payment_intent: string | null }[]
  }>('/control')
  const paid = sessions.filter(({ status }) => status === 'complete')
  const rows = await rowsOf<Money & { person: string }>(
    stage,
    `select p.provider_payment_id as payment, p.amount_cents::int as cents, o.user_id as person,
        o.payment_id = p.id and o.state = 'paid' as holds,
        (select coalesce(sum(r.amount_cents), 0)::int from shop_refunds r where r.payment_id = p.id and r.state = 'refunded') as back
      from payments p join shop_orders o on o.id = p.subject_id where p.kind = 'order'
    union all
    select p.provider_payment_id, p.amount_cents::int, e.user_id, e.status = 'enrolled', p.refunded_cents::int
      from event_payments p join event_enrollments e on e.id = p.enrollment_id where p.status = 'paid'`,
  )
  for (const { id, payment_intent: payment } of paid) {
    const [row, ...more] = rows.filter((one) => one.payment === payment)
    const { amount, amount_refunded } = await stage.provider.call<Charge>(`/control/payment/${payment}`)
    if (!row) lost.push(`payment ${payment} of ${book.sales.get(id)?.kind}`)
    if (more.length > 0) doubled.push(`payment ${payment}`)
    if (!row) continue
    if (row.person !== book.sales.get(id)?.personId) wrongPerson.push(`payment ${payment}`)
    if (row.cents !== amount) wrongPerson.push(`payment ${payment} is ${row.cents} here and ${amount} there`)
    if (row.back !== amount_refunded)
      lost.push(`payment ${payment}: ${row.back} is back here and ${amount_refunded} there`)
    if (row.holds === amount_refunded > 0) (row.holds ? doubled : lost).push(`what payment ${payment} was for`)
  }
  if (rows.length > paid.length) doubled.push(`${rows.length - paid.length} payments that the provider does not know`)
}

/** Which facts are told by mail, under which name. */
const mailed: Record<string, string> = {
  'enrolment.made': 'event',
  'enrolment.cancelled': 'event',
  'enrolment.released': 'event',
  'refund.done': 'event',
  'refund.failed': 'event',
  'order.paid': 'orderPaid',
  'order.refunded': 'orderRefunded',
}

/** A paid order and a place that stands were told by mail; nobody had one that is not theirs. */
async function reckonMails(stage: Stage, { lost, wrongPerson }: Of) {
  const facts = await rowsOf<{ id: string; kind: string; person: string; email: string; mustBe: boolean }>(
    stage,
    `select f.id, f.kind, u.id as person, u.email,
        f.kind = 'order.paid' or (f.kind = 'enrolment.made' and e.status = 'enrolled') as "mustBe"
      from facts f join auth_users u on u.id::text = f.ids ->> 'personId'
      left join event_enrollments e on e.id::text = f.ids ->> 'enrolmentId' where f.kind = any($1)`,
    [Object.keys(mailed)],
  )
  const meant = new Map(
    facts.map((fact) => [`<${namedId(`${fact.id} ${fact.person} ${mailed[fact.kind]}`)}@localhost>`, fact]),
  )
  const came = new Map<string, number>()
  for (const { messageId = '', to } of stage.post.mails) {
    came.set(messageId, (came.get(messageId) ?? 0) + 1)
    const addresses = (to ?? []).map(({ address }) => address)
    if (addresses.join() !== meant.get(messageId)?.email) wrongPerson.push(`mail ${messageId}`)
  }
  for (const [id, { mustBe, kind }] of meant) if (mustBe && !came.has(id)) lost.push(`mail ${id} of ${kind}`)
  return { mailsTwice: [...came.values()].filter((many) => many > 1).length }
}
