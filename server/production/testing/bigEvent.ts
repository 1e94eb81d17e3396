import type { Database } from '../../base/database/open.ts'

/** Fills an event with 300 participants, 80 costs, 120 tasks, 60 briefings and 40 activities, among 200 times as many of others. */
export async function fillBigEvent({ pool }: Database, eventId: string): Promise<void> {
  await pool.query(`with made as (
      insert into auth_users (id, name, email)
      select gen_random_uuid(), 'Lid ' || n, 'lid' || n || '@bewezen.example' from generate_series(1, 300) n
      returning id, email
    ) insert into profiles (id, user_id, first_name, last_name, username, avatar_color, role, created_at)
    select id, id, 'Noor', 'Bos', split_part(email, '@', 1), 'sun', 'student', now() from made`)
  await pool.query(
    `insert into event_enrollments (id, event_id, user_id, came, enrolled_at, status, payment_status,
      terms_accepted, cancellation_policy_accepted, terms_version, tier_hours, may_leave_freely)
     select gen_random_uuid(), $1, id, row_number() over (), now(), 'enrolled', 'completed', true, true, 'AV-2025-01', 0, true
     from profiles where username::text ~ '^lid[0-9]+$'`,
    [eventId],
  )
  await pool.query(`insert into events (id, title, type, slug, start_date, end_date, start_wall, end_wall, max_participants,
      created_at, updated_at)
    select gen_random_uuid(), 'Ander ' || n, 'fysiek', 'ander-' || n, now(), now() + interval '1 hour', '', '', 10, now(), now()
    from generate_series(1, 200) n`)
  // Every event on days of its own.
  const ofAll = (count: number) =>
    `(select e.id as event_id, n, n * interval '1 minute' + abs(hashtext(e.id::text) % 1000000) * interval '2 hours' as later from events e, generate_series(1, ${count}) n) o`
  await pool.query(`insert into event_costs (id, event_id, created_at, name, amount_cents, quantity, total_cents)
    select gen_random_uuid(), event_id, now(), 'Post ' || n, 500, 2, 1000 from ${ofAll(80)}`)
  await pool.query(`insert into event_todos (id, event_id, created_at, task_name, description)
    select gen_random_uuid(), event_id, now(), 'Taak ' || n, 'Ook de reserve' from ${ofAll(120)}`)
  await pool.query(`insert into event_briefings (id, event_id, created_at, person_id, role, start_time, end_time, tasks)
    select gen_random_uuid(), event_id, now(), p.id, 'Rol ' || n, now() + later, now() + later + interval '1 minute', '["Namen afvinken"]'
    from ${ofAll(60)} join profiles p on p.username = 'lid' || n`)
  await pool.query(`insert into event_locations (id, event_id, created_at, name, accessibility, facilities, technical_facilities)
    select gen_random_uuid(), event_id, now(), 'Zaal ' || n, '{"ov":true,"auto":true}', '{"wc":true,"douche":false,"slaapplek":false}',
      '{"stopcontacten":true,"scherm":false,"geluid":false,"verlichting":true,"wifi":true}' from ${ofAll(5)}`)
  await pool.query(`insert into event_timetable (id, event_id, created_at, activity_name, start_time, end_time)
    select gen_random_uuid(), event_id, now(), 'Ronde ' || n, now() + later, now() + later + interval '1 minute' from ${ofAll(40)}`)
  await pool.query('analyze')
}
