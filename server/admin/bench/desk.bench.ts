import type { Bench } from '../../../tools/bench/bench.ts'
import { openStage, type Stage } from '../../base/bench/stage.ts'
import { keepTrends } from '../trends/keep.ts'

const [users, days] = [100_000, 84]

/** A hundred thousand users of two years, a third of them active each day, with what they paid and some hundred reports. */
async function fill({ house, admin }: Stage): Promise<string> {
  const { pool } = house.database
  const cookie = await admin()
  // What counts members and points one by one would take longer than all the rest.
  await pool.query(`set session_replication_role = replica;
    create temp table made as select gen_random_uuid() as id, n, now() - make_interval(mins => n * 10) as at
      from generate_series(1, ${users}) n;
    insert into auth_users (id, name, email, email_verified, created_at, updated_at)
      select id, 'Lid', 'lid' || n || '@x.example', true, at, at from made;
    insert into profiles (id, user_id, first_name, last_name, username, avatar_color, created_at)
      select id, id, 'Lid', 'Nummer', 'lid_nr_' || n, 'adem', at from made;
    insert into active_days (profile_id, day) select id, current_date - d from made, generate_series(0, ${days}) d
      where (n * 7 + d * 13) % 3 = 0;
    insert into payments (id, user_id, kind, subject_id, amount_cents, state, provider_payment_id, created_at)
      select gen_random_uuid(), id, 'subscription', id, 4900, 'paid', 'in_' || n || '_' || m, now() - make_interval(days => 30 * m)
      from made, generate_series(0, 5) m where n <= 20000;
    insert into reports (id, profile_id, error_description, page_url, page_category, device_info, status, created_at, updated_at)
      select gen_random_uuid(), id, 'Iets', 'https://x', 'profiel', '{}', case when n % 10 = 0 then 'new' else 'solved' end, at, at
      from made where n <= 5000;
    set session_replication_role = default`)
  await keepTrends(house)
  return cookie
}

const bench = (name: string, path: string, atMost: number): Bench => ({
  name: `${name} of ${users} users`,
  unit: 'ms',
  target: { atMost },
  rounds: 5,
  open: async () => {
    const stage = await openStage('server')
    const cookie = await fill(stage)
    const { ours } = await stage.listen()
    return {
      candidate: {
        round: async () => {
          const begin = performance.now()
          const answer = await fetch(ours + path, { headers: { cookie } })
          if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
          await answer.text()
          return performance.now() - begin
        },
      },
      close: stage.close,
    }
  },
})

export default [bench('what waits', '/api/admin/waiting', 100), bench('the trends', '/api/admin/trends', 600)]
