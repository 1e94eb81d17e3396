import type { SubscriptionReport } from '@bewezen/domain/payments/messages.ts'
import { beforeAll, expect, test } from 'vitest'
import { openWorld } from '../base/testing/world.ts'
import { fillDemo } from './fill.ts'
import { reading } from './reading/reading.ts'

const world = await openWorld()
const { house } = world
const { pool } = house.database

beforeAll(async () => {
  await fillDemo(house, 'full')
  await house.settled()
}, 120_000)

const rows = async <Row extends object = Record<string, number>>(text: string): Promise<Row[]> =>
  (await pool.query(text)).rows as Row[]
const one = async (text: string): Promise<number> => Number(Object.values((await rows(text))[0] ?? {})[0])

test('COM-START-20 240 people stand there, and a second start adds nobody', async () => {
  expect(await one('select count(*) from profiles')).toBe(240)
  await fillDemo(house, 'full')
  expect(await one('select count(*) from profiles')).toBe(240)
  expect(await one('select count(*) from contact_info')).toBe(240)
  expect(await one('select count(*) from medical_profiles')).toBe(240)
  expect(await one(`select count(*) from auth_users where email = 'lid@bewezen.example'`)).toBe(1)
})

test('COM-START-21 each wears a picture of their own, which is kept as an upload in use', async () => {
  expect(await one('select count(distinct avatar_url) from profiles')).toBe(240)
  const kept = await rows<{ avatar_url: string; key: string }>(
    `select p.avatar_url, u.key from profiles p join uploads u on u.owner_id = p.id and u.purpose = 'avatar' and u.attached_at is not null`,
  )
  expect(kept).toHaveLength(240)
  for (const { avatar_url, key } of kept) expect(avatar_url).toBe(`/files/${key}/256.webp`)
  for (const size of [64, 128, 256])
    expect((await house.files.open(`${kept[200]?.key}/${size}.webp`))?.bytes, `${size}`).toBeGreaterThan(500)
})

test('COM-START-27 every score is the sum of what was granted, and every level that of the last one finished', async () => {
  expect(
    await rows(`select p.username from profiles p where p.points <>
      (select coalesce(sum(amount), 0) from points_ledger g where g.profile_id = p.id)`),
  ).toEqual([])
  expect(
    await rows(
      `select p.username from profiles p join leaderboard_points l on l.user_id = p.id where l.total_points <> p.points`,
    ),
  ).toEqual([])
  expect(
    await rows(`select c.profile_id from level_completions c join profiles p on p.id = c.profile_id
      where (select order_index from levels where id = p.level_id) <
        (select order_index from levels where id = c.level_id)`),
  ).toEqual([])
  // Who leads and teaches knew it all before.
  expect(
    await rows(`select p.username from profiles p where p.role like 'student%' and p.level_id is not null
      and not exists (select 1 from level_completions c where c.profile_id = p.id and c.level_id = p.level_id)`),
  ).toEqual([])
  const spread = await rows<{ level: number | null; people: number }>(
    `select l.order_index as level, count(*)::int as people from profiles p left join levels l on l.id = p.level_id group by 1`,
  )
  expect(spread.map(({ level }) => level)).toEqual(expect.arrayContaining([null, 1, 2, 3, 4, 5]))
})

test('COM-START-27 the crowd has points for what it finished, and for nothing else', async () => {
  const ofCrowd = `(select id from auth_users where email like '%@leden.bewezen.example')`
  for (const [reason, deeds] of [
    ['learning.lesson', 'lesson_progress'],
    ['learning.level', 'level_completions'],
    ['tasks.day', 'todo_rewards'],
  ] as const)
    expect(
      await one(`select count(*) from points_ledger where reason = '${reason}' and profile_id in ${ofCrowd}`),
      reason,
    ).toBe(await one(`select count(*) from ${deeds} where profile_id in ${ofCrowd}`))
  expect(
    await one(`select count(*) from points_ledger where reason = 'learning.challenge' and profile_id in ${ofCrowd}`),
  ).toBe(
    await one(
      `select count(*) from challenge_participants where completed_at is not null and profile_id in ${ofCrowd}`,
    ),
  )
  expect(
    await rows(`select distinct reason, amount from points_ledger where profile_id in ${ofCrowd} order by reason`),
  ).toEqual([
    { reason: 'learning.challenge', amount: 50 },
    { reason: 'learning.lesson', amount: 10 },
    { reason: 'learning.level', amount: 100 },
    { reason: 'tasks.day', amount: 10 },
  ])
  expect(await one(`select count(*) from points_ledger where reason = 'given' and profile_id in ${ofCrowd}`)).toBe(0)
})

test('COM-START-57 a challenge lasts as many days as its name, its award and its rule say', async () => {
  const made = await rows<{ title: string; award: string | null; length: number; asked: number }>(
    `select c.title, a.name as award, c.end_date::date - c.start_date::date + 1 as length, c.duration_days as asked
      from challenges c left join awards a on a.id = c.award_id`,
  )
  expect(made).toHaveLength(3)
  const counted = { zeven: 7, veertien: 14 }
  for (const { title, award, length, asked } of made) {
    expect(length, title).toBe(asked)
    for (const name of [title, award ?? ''])
      for (const [word, days] of Object.entries(counted))
        if (name.toLowerCase().startsWith(word)) expect(length, name).toBe(days)
  }
  expect(made.filter(({ title, award }) => /^(zeven|veertien) /i.test(`${award ?? title}`))).toHaveLength(3)
})

test('COM-START-29 the seats of each date count its places, and nobody waits where a seat is free', async () => {
  const dates = await rows<{
    title: string
    seats: number | null
    taken: number
    waiting: number
    had: number
    wait: number
  }>(
    `select e.title, d.seats, d.taken, d.waiting,
      (select count(*)::int from event_enrollments x where x.date_id = d.id and x.status in ('enrolled', 'reserved', 'offered')) as had,
      (select count(*)::int from event_enrollments x where x.date_id = d.id and x.status = 'waitlisted') as wait
      from event_dates d join events e on e.id = d.event_id`,
  )
  for (const { title, seats, taken, waiting, had, wait } of dates) {
    expect([taken, waiting], title).toEqual([had, wait])
    if (waiting > 0) expect(taken, title).toBe(seats)
  }
  expect(dates.some(({ seats, taken, waiting }) => seats === taken && waiting > 5)).toBe(true)
  expect(dates.some(({ seats, taken }) => seats !== null && taken > 0 && taken < seats / 5)).toBe(true)
  expect(dates.some(({ seats, taken }) => seats !== null && Math.abs(taken / seats - 0.5) < 0.1)).toBe(true)
})

test('COM-START-25 nothing that happened lies ahead', async () => {
  for (const [table, column] of [
    ['messages', 'created_at'],
    ['notifications', 'created_at'],
    ['uploads', 'created_at'],
    ['lesson_progress', 'completed_at'],
    ['challenge_days', 'ticked_at'],
    ['event_enrollments', 'enrolled_at'],
    ['points_ledger', 'granted_at'],
    ['comments', 'created_at'],
    ['channel_reads', 'last_read_at'],
    ['shop_orders', 'shipped_at'],
    ['invoices', 'issued_at'],
    ['payments', 'created_at'],
    ['subscriptions', 'updated_at'],
  ])
    expect(await one(`select count(*) from ${table} where ${column} > app_now() + interval '1 minute'`), table).toBe(0)
})

test('COM-START-23 the places in a channel are without gaps, and in the order of time', async () => {
  expect(
    await rows(`select c.slug from channels_text c join messages m on m.channel_id = c.id
      group by c.id, c.slug, c.last_seq having count(*) <> c.last_seq or max(m.seq) <> c.last_seq`),
  ).toEqual([])
  expect(
    await rows(`select m.id from messages m join messages n on n.channel_id = m.channel_id and n.seq = m.seq + 1
      join channels_text c on c.id = m.channel_id where c.blueprint_id is not null and n.created_at < m.created_at`),
  ).toEqual([])
})

test.each([
  ['lid', 2, 14],
  ['docent', 2, 25],
  ['admin', 1, 25],
])('COM-START-28 the inbox of %s has some unread, and no flood', async (who, least, most) => {
  const unread = await one(`select count(*) from notifications n join auth_users u on u.id = n.user_id
    where u.email = '${who}@bewezen.example' and not n.read`)
  expect(unread).toBeGreaterThanOrEqual(least)
  expect(unread).toBeLessThanOrEqual(most)
  const talk =
    await one(`select sum(c.last_seq - r.read_seq) from channel_reads r join channels_text c on c.id = r.channel_id
    join auth_users u on u.id = r.user_id where u.email = '${who}@bewezen.example' and c.blueprint_id is not null`)
  expect(talk).toBeGreaterThan(2)
  // By the hour at which it starts, an evening more or less of talk is new.
  expect(talk).toBeLessThan(100)
})

test('COM-START-22 the crowd is history: no mail and no fact for each of its deeds', async () => {
  const facts = await one('select count(*) from facts')
  expect(facts).toBeLessThan(400)
})

/** Who did something and when, by table; all of it is told by the demonstration itself. */
const deeds = [
  ['messages', 'author_id', 'created_at'],
  ['messages_emoji_reaction', 'reactor_id', 'created_at'],
  ['feed_posts', 'author_id', 'created_at'],
  ['feed_posts_emoji_reaction', 'reactor_id', 'created_at'],
  ['comments', 'author_id', 'created_at'],
  ['comments_emoji_reaction', 'reactor_id', 'created_at'],
  ['experiments', 'profile_id', 'created_at'],
  ['lesson_progress', 'profile_id', 'completed_at'],
  ['challenge_participants', 'profile_id', 'joined_at'],
  ['awards_earned', 'profile_id', 'earned_at'],
  ['points_ledger', 'profile_id', 'granted_at'],
  ['event_enrollments', 'user_id', 'enrolled_at'],
  ['shop_orders', 'user_id', 'created_at'],
  ['livestream_questions', 'asker_id', 'asked_at'],
  ['livestream_question_raises', 'profile_id', 'raised_at'],
  ['livestream_reminders', 'profile_id', 'asked_at'],
  ['podcast_marks', 'profile_id', 'coalesce(d.saved_at, d.heard_at, d.position_at)'],
] as const

test('COM-START-46 nobody does anything before they joined, and nothing of it lies ahead', async () => {
  for (const [table, who, column] of deeds) {
    const at = column.includes('(') ? column : `d.${column}`
    expect(await one(`select count(*) from ${table} d join profiles p on p.id = d.${who}`), table).toBeGreaterThan(0)
    expect(
      await rows(`select distinct p.username from ${table} d join profiles p on p.id = d.${who}
        where ${at} < p.created_at or ${at} > app_now() + interval '1 minute'`),
      table,
    ).toEqual([])
  }
})

test('COM-START-45 the evenings stand there with their talk, their questions and who wants to be reminded', async () => {
  const held = await rows<{
    title: string
    said: number
    people: number
    asked: number
    open: number
    reminded: number
  }>(
    `select l.title, (l.recording_code is not null) as "isOver",
      (select count(*)::int from messages m where m.channel_id = l.talk_channel_id) as said,
      (select count(distinct m.author_id)::int from messages m where m.channel_id = l.talk_channel_id) as people,
      (select count(*)::int from livestream_questions q where q.livestream_id = l.id) as asked,
      (select count(*)::int from livestream_questions q where q.livestream_id = l.id and q.answered_at is null) as open,
      (select count(*)::int from livestream_reminders r where r.livestream_id = l.id) as reminded
      from livestreams l order by l.start_time`,
  )
  expect(held).toHaveLength(8)
  for (const { title, said, people, asked, open, reminded } of held.slice(0, 6)) {
    expect([said >= 30, people >= 20, asked >= 5, open, reminded], title).toEqual([true, true, true, 1, 0])
  }
  for (const { title, said, asked, reminded } of held.slice(6))
    expect([said, asked, reminded >= 15], title).toEqual([0, 0, true])
  expect(
    await rows(`select q.text from livestream_questions q where not exists
      (select from livestream_question_raises r where r.question_id = q.id and r.profile_id = q.asker_id)`),
  ).toEqual([])
})

test('COM-START-47 what came from outside stands there, and the admin hears of what is new', async () => {
  expect(await one('select count(*) from external_message_threads')).toBe(40)
  const fresh = await one('select count(*) from external_message_threads where is_new')
  expect(
    await one(`select count(*) from notifications n join external_message_threads t on t.id::text = n.data->>'thread_id'
      where n.type = 'external_message' and not n.read and t.is_new`),
  ).toBe(fresh)
  expect(await one(`select count(*) from notifications where type = 'external_message' and not read`)).toBe(fresh)
  expect(
    await rows(`select t.participant_handle from external_message_threads t
      where t.last_message_at <> (select max(created_at) from external_messages m where m.thread_id = t.id)`),
  ).toEqual([])
})

test('COM-START-48 whoever talks about an episode heard it, and each is heard by more than talk about it', async () => {
  expect(
    await rows(`select p.username from comments c join profiles p on p.id = c.author_id
      join auth_users u on u.id = p.id and u.email like '%@leden.bewezen.example'
      where c.subject_kind = 'podcast' and not exists (select from podcast_marks m
        where m.podcast_id = c.subject_id and m.profile_id = c.author_id and m.heard_at < c.created_at)`),
  ).toEqual([])
  const counts = await rows<{ heard: number; said: number }>(`select
      (select count(heard_at)::int from podcast_marks m where m.podcast_id = p.id) as heard,
      (select count(*)::int from comments c where c.subject_id = p.id) as said
      from podcasts p where p.published_at is not null`)
  expect(counts).toHaveLength(7)
  for (const { heard, said } of counts) expect(heard).toBeGreaterThan(said * 2)
})

test('COM-START-49 each event says what to bring, and those at a place how to get there', async () => {
  expect(await rows(`select title from events where bring = '' or (travel = '') <> (type = 'digitaal')`)).toEqual([])
})

test('COM-START-63 the company behind it calls itself a sample, with numbers that nobody has', async () => {
  expect(await rows('select company_address, company_kvk, company_vat_id from site_settings')).toEqual([
    {
      company_address: expect.stringMatching(/^Voorbeeld/),
      company_kvk: '00000000',
      company_vat_id: 'NL000000000B00',
    },
  ])
})

test('COM-START-65 the last question below the plans is what one pays apart', async () => {
  const [last] = await rows('select question, answer from faq_entries order by order_index desc limit 1')
  expect(last).toEqual({ question: expect.stringContaining('apart'), answer: expect.stringContaining('eigen prijs') })
})

test('COM-START-56 the shop takes money, and a download that costs money comes after it', async () => {
  expect(await rows('select shop_payment, paid_downloads_after_order, company_address from site_settings')).toEqual([
    { shop_payment: true, paid_downloads_after_order: true, company_address: expect.stringMatching(/\d{4} [A-Z]{2} /) },
  ])
})

test('COM-START-50 nothing has an uploaded sky: articles, episodes and challenges have drawings, two posts a chart', async () => {
  expect(await one('select count(*) from blogs where cover_image_url is not null')).toBe(0)
  expect(await one('select count(*) from podcasts where thumbnail_url is not null')).toBe(0)
  expect(await one('select count(*) from challenges where image_url is not null')).toBe(0)
  expect(await one('select count(*) from feed_posts where upload_id is not null')).toBe(2)
})

test('COM-START-51 no week of the trends is empty, and of each month that is shown most came back', async () => {
  const weeks = await rows<{ people: number }>(`select count(distinct a.profile_id)::int as people
    from generate_series(1, 11) n left join active_days a
      on a.day >= date_trunc('week', app_now())::date - n * 7 and a.day < date_trunc('week', app_now())::date - n * 7 + 7
    group by n`)
  for (const { people } of weeks) expect(people).toBeGreaterThan(90)
  const months = await rows<{ came: number; back: number }>(`select count(*)::int as came, count(*) filter (where exists
      (select from active_days a where a.profile_id = p.id and a.day >= date_trunc('month', app_now()) - n * interval '1 month'
        and a.day < date_trunc('month', app_now()) - (n - 1) * interval '1 month'))::int as back
    from generate_series(1, 5) n join profiles p on p.created_at < date_trunc('month', app_now()) - n * interval '1 month'
      and p.created_at >= date_trunc('month', app_now()) - 6 * interval '1 month' group by n`)
  expect(months).toHaveLength(5)
  for (const { came, back } of months) expect(back).toBeGreaterThan(came * 0.7)
})

test('COM-START-60 nearly all of the crowd pay, more of them every month, and what came in says the same', async () => {
  const states = await rows<{ state: string; count: number }>(
    `select case when status = 'active' and cancel_at_period_end then 'ending' else status end as state, count(*)::int
      from subscriptions group by 1 order by 1`,
  )
  expect(states).toEqual([
    { state: 'active', count: expect.any(Number) },
    { state: 'canceled', count: 3 },
    { state: 'ending', count: 6 },
    { state: 'past_due', count: 4 },
  ])
  expect(states[0]?.count).toBeGreaterThan(180)
  const months = await rows<{ cents: number }>(`select sum(amount_cents)::int as cents from payments
    where kind = 'subscription' and created_at >= app_now() - interval '180 days' group by
      floor(extract(epoch from app_now() - created_at) / 86400 / 30) order by
      floor(extract(epoch from app_now() - created_at) / 86400 / 30) desc`)
  expect(months).toHaveLength(6)
  for (const [at, { cents }] of months.entries()) expect(cents).toBeGreaterThan((months[at - 1]?.cents ?? 0) * 1.02)
  expect(months.at(-1)?.cents).toBeGreaterThan((months[0]?.cents ?? 0) * 1.8)
})

test('COM-START-60 everybody has the access that their role says, and those of the stories and a few more were given it', async () => {
  expect(
    await rows(`select p.username from profiles p where (p.role like 'student%') <> exists (select from entitlements e
      where e.user_id = p.id and (e.valid_until is null or e.valid_until > app_now()))`),
  ).toEqual([])
  const given = await rows<{ email: string }>(`select u.email from entitlements e join auth_users u on u.id = e.user_id
    where e.subscription_id is null`)
  expect(given.filter(({ email }) => email.endsWith('@bewezen.example'))).toHaveLength(12)
  expect(given.length).toBeLessThan(30)
  expect(
    await one(`select count(*) from entitlements e join subscriptions s on s.id = e.subscription_id
    where e.created_at < (select created_at from profiles p where p.id = e.user_id)`),
  ).toBe(0)
})

test('COM-START-60 COM-START-32 every payment has its invoice, numbered without a gap in the order of their moments', async () => {
  expect(
    await rows(`select p.id from payments p left join invoices i on i.payment_id = p.id and i.total_cents = p.amount_cents
    where i.id is null`),
  ).toEqual([])
  expect(
    await rows(`select number from (select number, to_char(issued_at at time zone 'Europe/Amsterdam', 'YYYY') || '-' ||
      lpad((row_number() over (partition by extract(year from issued_at at time zone 'Europe/Amsterdam')
        order by issued_at, id))::text, 5, '0') as due from invoices) i where number <> due`),
  ).toEqual([])
  expect(
    await rows(`select year from invoice_counts c where last <> (select count(*) from invoices i
      where extract(year from i.issued_at at time zone 'Europe/Amsterdam') = c.year)`),
  ).toEqual([])
})

test('COM-START-60 the provider told of one again, nothing is another than it stands', async () => {
  const stored = () =>
    rows(`select s.id, s.status, s.current_period_end, s.cancel_at_period_end, s.past_due_since, s.access_until, p.role,
      e.valid_until, e.product_tier, (select count(*)::int from payments y where y.subject_id = s.id) as paid,
      (select count(*)::int from invoices) as billed, (select count(*)::int from facts) as told
      from subscriptions s join profiles p on p.id = s.user_id join entitlements e on e.subscription_id = s.id order by s.id`)
  const before = await stored()
  const reports = await rows<{ subscription: SubscriptionReport }>(`select distinct on (m.subject)
      m.message->'subscription' as subscription from provider_messages m join subscriptions s
        on s.provider_subscription_id = m.subject and (s.status <> 'active' or s.cancel_at_period_end or s.created_at > app_now() - interval '20 days')
    where m.message->>'kind' = 'subscription' order by m.subject, m.occurred_at desc,
      m.message->'subscription'->>'status' = 'incomplete'`)
  expect(reports.length).toBeGreaterThan(20)
  for (const { subscription } of reports) await house.payments.processor.hear(new Date().toISOString(), subscription)
  expect(await stored()).toEqual(before)
})

test('COM-START-32 orders have their money, their invoice and their stock, as if they had been made', async () => {
  const orders = await rows<{ state: string; total: number; paid: number; billed: number; lines: number }>(
    `select o.state, o.total_cents as total, p.amount_cents as paid, i.total_cents as billed,
      (select sum(l.price_cents * l.quantity)::int from shop_order_lines l where l.order_id = o.id) + o.shipping_cents as lines
      from shop_orders o join payments p on p.id = o.payment_id join invoices i on i.payment_id = p.id`,
  )
  expect(orders.length).toBeGreaterThanOrEqual(12)
  for (const { total, paid, billed, lines } of orders) expect([paid, billed, lines]).toEqual([total, total, total])
  expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(['paid', 'shipped']))
  expect(await one('select count(distinct left(id::text, 8)) from shop_orders')).toBe(orders.length)
  expect(
    await rows(`select p.name from products p where p.stock_quantity <>
      (select coalesce(sum(amount), 0) from stock_moves m where m.product_id = p.id)`),
  ).toEqual([])
})

test('COM-START-30 the articles stand there, each with its chart as an upload of the site', async () => {
  const kept = await rows<{ title: string; content: string }>(
    `select title, content from blogs where status = 'published'`,
  )
  expect(kept.map(({ title }) => title).sort()).toEqual(reading.map(({ title }) => title).sort())
  for (const { title, content } of kept)
    expect(content, title).toMatch(/<img src="\/files\/blog-images\/[0-9a-f]{32}(-f\d{4})?\/full\.webp"/)
})
