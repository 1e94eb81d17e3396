import type { House } from '../base/house.ts'

/**
 * Counts the days in Amsterdam on which somebody used the site while signed in (SH-RANK-08). This process remembers whom
 * it counted today, so that a day costs one write per person; the primary key sees to it that it counts once.
 */
export function countDaysActive({ snapshots, database, log }: House): void {
  let day = ''
  let counted = new Set<string>()
  snapshots.onAsked((personId, today) => {
    if (today !== day) {
      day = today
      counted = new Set()
    }
    if (counted.has(personId)) return
    counted.add(personId)
    database.pool.query({ name: 'active-day', text: countOnce, values: [personId, today] }).catch((error: unknown) => {
      counted.delete(personId)
      log.warn({ err: error }, 'a day of somebody could not be counted; it is tried again')
    })
  })
}

const countOnce = `with made as (
    insert into active_days (profile_id, day) values ($1, $2) on conflict do nothing returning profile_id
  ) update profiles set days_active = days_active + 1 where id = (select profile_id from made)`
