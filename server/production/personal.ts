import { sql } from 'drizzle-orm'
import { type PersonalPart, tableOf } from '../base/personal.ts'
import { isOfHolder } from './day/ofHolder.ts'

/** What productions say of a person: briefings and tasks that are theirs, and what they made. Their name goes by itself (`on delete set null`). */
export const productionPersonal: PersonalPart = {
  collect: async (_house, reader, id) => [
    await tableOf(
      reader,
      'event_briefings',
      sql`select e.title, b.role, b.start_time, b.end_time, b.tasks, b.notes, b.phone from event_briefings b
        join events e on e.id = b.event_id where b.person_id = ${id} order by b.created_at, b.id`,
    ),
    await tableOf(
      reader,
      'event_call_sheets',
      sql`select e.title, s.version, s.sent_at from event_call_sheets s join events e on e.id = s.event_id
        where s.person_id = ${id} order by s.sent_at, s.id`,
    ),
    await tableOf(
      reader,
      'event_helpers',
      sql`select e.title, d.starts_at, h.named_at from event_helpers h join event_dates d on d.id = h.date_id
        join events e on e.id = d.event_id where h.person_id = ${id} order by d.starts_at, d.id`,
    ),
    await tableOf(
      reader,
      'event_presses',
      sql`select e.title, c.inside, c.at from event_presses c join event_enrollments n on n.id = c.enrollment_id
        join events e on e.id = n.event_id where (n.user_id = ${id} and ${isOfHolder}) or c.pressed_by = ${id} order by c.at, c.id`,
    ),
    await tableOf(
      reader,
      'event_todos',
      sql`select e.title, t.task_name, t.description, t.deadline, t.status, t.priority from event_todos t
        join events e on e.id = t.event_id where t.assignee_id = ${id} or t.created_by = ${id}
        order by t.created_at, t.id`,
    ),
    await tableOf(
      reader,
      'event_costs',
      sql`select e.title, c.name, c.total_cents, c.created_at,
          case when c.approved_by = ${id} then c.approved_at end as approved_at
        from event_costs c join events e on e.id = c.event_id
        where c.created_by = ${id} or c.approved_by = ${id} order by c.created_at, c.id`,
    ),
    await tableOf(
      reader,
      'event_todo_lists',
      sql`select name, tasks, created_at from event_todo_lists where created_by = ${id} order by created_at, id`,
    ),
    await tableOf(
      reader,
      'event_todo_list_uses',
      sql`select e.title, l.name, u.applied_at from event_todo_list_uses u join events e on e.id = u.event_id
        join event_todo_lists l on l.id = u.list_id where u.applied_by = ${id} order by u.applied_at, u.id`,
    ),
    await tableOf(
      reader,
      'event_budgets',
      sql`select e.title, b.created_at from event_budgets b
        join events e on e.id = b.event_id where b.created_by = ${id} order by b.created_at, b.id`,
    ),
    await tableOf(
      reader,
      'event_codes',
      sql`select e.title, c.code, c.percent, c.off_cents, c.created_at from event_codes c
        join events e on e.id = c.event_id where c.created_by = ${id} order by c.created_at, c.id`,
    ),
    await tableOf(
      reader,
      'event_timetable',
      sql`select e.title, a.activity_name, a.start_time, a.created_at from event_timetable a
        join events e on e.id = a.event_id where a.created_by = ${id} order by a.created_at, a.id`,
    ),
    await tableOf(
      reader,
      'event_locations',
      sql`select e.title, l.name, l.created_at from event_locations l join events e on e.id = l.event_id
        where l.created_by = ${id} order by l.created_at, l.id`,
    ),
  ],
  // What was written about somebody's briefing is about them.
  erase: async (tx, id) => {
    // What others were mailed remembers a digest of their number, under their briefing (EV-MORE-44).
    await tx.execute(sql`update event_call_sheets s
      set noted = (select coalesce(jsonb_agg(line), '[]') from jsonb_array_elements(s.noted) line where line->>'key' not in
        (select 'contact ' || b.id from event_briefings b where b.person_id = ${id} and b.event_id = s.event_id))
      where s.event_id in (select event_id from event_briefings where person_id = ${id})`)
    await tx.execute(sql`update event_briefings set notes = '', phone = '' where person_id = ${id}`)
  },
}
