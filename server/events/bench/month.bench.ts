import type { Engine, Stage } from '../../base/bench/stage.ts'
import { throughApi } from '../../base/bench/throughApi.ts'

/** Twenty thousand events with ten people each; five hundred of them within the month that is looked at. */
const [eventCount, inMonth, each] = [20_000, 500, 10]

async function fill({ house, members }: Stage) {
  const people = await members(64)
  const { pool } = house.database
  // The first five hundred lie in October 2026, the others before and after it.
  await pool.query(
    `insert into events (id, title, description, type, slug, start_date, end_date, start_wall, end_wall, venue_name,
        max_participants, created_at, updated_at)
      select gen_random_uuid(), 'Evenement ' || n, repeat('Een avond over slaap en licht. ', 20), 'fysiek', 'evenement-' || n,
        at, at + interval '2 hours', to_char(at, 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '2 hours', 'YYYY-MM-DD"T"HH24:MI'),
        'De Schuur', 50, now(), now()
      from (select n, case when n <= $2 then timestamptz '2026-10-01 08:00Z' + (n * 80) * interval '1 minute'
          else timestamptz '2026-12-01 08:00Z' + (n - $2) * interval '3 hours' end as at
        from generate_series(1, $1::int) n) moments`,
    [eventCount, inMonth],
  )
  await pool.query(
    `insert into event_dates (id, event_id, starts_at, ends_at, is_paid, closes_at, seats, taken, came, counted_at)
      select id, id, start_date, end_date, false, start_date, 50, $1::int, $1::int, now() from events`,
    [each],
  )
  await pool.query(
    `insert into event_enrollments (id, event_id, user_id, came, enrolled_at, status, payment_status, terms_accepted,
        cancellation_policy_accepted)
      select gen_random_uuid(), e.id, ($1::uuid[])[1 + (e.n * 7 + k) % cardinality($1::uuid[])], k, now(), 'enrolled',
        'completed', true, true
      from (select id, row_number() over (order by slug) as n from events) e, generate_series(1, $2::int) k`,
    [people.map(({ id }) => id), each],
  )
  const path = '/api/events/calendar?from=2026-10-01&to=2026-10-31'
  return people.slice(0, 16).map(({ cookies: [cookie = ''] }) => ({ path, cookie }))
}

/** A month of the calendar with 500 of 20,000 events, on which 200,000 people have a place. */
export default (['server', 'embedded'] satisfies Engine[]).map((engine) =>
  throughApi('month of events', { engine, fill }),
)
