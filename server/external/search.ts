import { type SQL, sql } from 'drizzle-orm'
import { externalThreads, threadWords } from './tables.ts'

/** In who it is with, in its subject and in what was said, each by its index (IN-EXT-32). */
export function matches(typed: string): SQL {
  const search = typed.trim()
  const has = sql`like '%' || fold_name(${search.replace(/[\\%_]/g, '\\$&')}) || '%'`
  return sql`${externalThreads.id} in (select id from external_message_threads where ${threadWords(externalThreads)} ${has}
    union select thread_id from external_messages where fold_name(content) ${has})`
}
