import { type SQL, sql } from 'drizzle-orm'

/**
 * The ids of everybody whose name, username or e-mail address contains what was typed, capitals and accents aside: each
 * of the three has an index of its own (ADM-PANEL-03).
 */
export function peopleLike(typed: string): SQL {
  const pattern = sql`'%' || fold_name(${typed.trim().replace(/[\\%_]/g, '\\$&')}) || '%'`
  return sql`(
    select id from profiles where fold_name(first_name || ' ' || last_name) like ${pattern}
    union select id from profiles where fold_name(username::text) like ${pattern}
    union select id from auth_users where fold_name(email::text) like ${pattern}
  )`
}
