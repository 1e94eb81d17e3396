import type { Database } from '../base/database/open.ts'

/** A stored notification; `createdAt` with its microseconds, `data` as it was written. */
export type NotificationRow = {
  id: string
  type: string
  title: string
  message: string | null
  read: boolean
  createdAt: string
  data: unknown
}

// Kept by a trigger: however many are unread, nothing is counted when somebody looks.
const unread = 'coalesce((select unread from notification_counts where profile_id = $1), 0)'

// The count comes beside the rows, also when there are none. The text of a moment has one length, so it sorts as the
// moment does, and nobody has to read it as a date. What came at the same moment stands by its id, as the browser sorts.
const chosen = (which: string) => `select u.unread, n.* from (select ${unread} as unread) u
  left join (select id, type, title, message, read, data,
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt"
    from notifications where user_id = $1 ${which}) n on true
  order by n."createdAt" collate "C" desc, n.id desc`

type Chosen = { unread: number } & (NotificationRow | { id: null })

/** The newest notifications of a person, newest first, and how many are unread in all. */
export const newestOf = (database: Database, personId: string, limit: number) =>
  ask(database, 'inbox-newest', chosen('order by created_at desc, id desc limit $2'), [personId, limit])

/** Those of the asked notifications that are this person's own, newest first, and how many are unread in all. */
export const chosenOf = (database: Database, personId: string, ids: readonly string[]) =>
  ask(database, 'inbox-chosen', chosen('and id = any($2)'), [personId, ids])

async function ask(database: Database, name: string, text: string, values: unknown[]) {
  const { rows } = await database.pool.query<Chosen>({ name, text, values })
  return { rows: rows.filter((row) => row.id !== null), unread: rows[0]?.unread ?? 0 }
}

/** How many notifications of a person are unread, whatever is loaded (SH-NOTIF-02). */
export async function unreadOf(database: Database, personId: string): Promise<number> {
  const query = { name: 'inbox-unread', text: `select ${unread} as unread`, values: [personId] }
  const { rows } = await database.pool.query<{ unread: number }>(query)
  return rows[0]?.unread ?? 0
}
