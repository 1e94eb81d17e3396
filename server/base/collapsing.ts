import type { Db } from './database/open.ts'

type Line<Answer> = { running: Promise<Answer>; next: Promise<Answer> | null }

/**
 * Request collapsing: of many who ask the same at once, one asks the database for all. For what every open page asks anew
 * when it hears of a change. Each answer was read after its caller asked, so whoever wrote a moment ago sees it: those who
 * come while it is being read share the reading that follows. What is answered is shared, and must not be changed.
 */
export function collapsed<Answer>(read: (db: Db, key: string) => Promise<Answer>) {
  const lines = new WeakMap<Db, Map<string, Line<Answer>>>()

  return (db: Db, key: string): Promise<Answer> => {
    const known = lines.get(db) ?? new Map<string, Line<Answer>>()
    lines.set(db, known)
    const line = known.get(key)
    if (line) {
      line.next ??= line.running.then(
        () => begin(known, db, key),
        () => begin(known, db, key),
      )
      return line.next
    }
    return begin(known, db, key)
  }

  function begin(known: Map<string, Line<Answer>>, db: Db, key: string): Promise<Answer> {
    const line: Line<Answer> = { running: read(db, key), next: null }
    known.set(key, line)
    const ended = () => {
      // Whoever waits has put the next reading in its place.
      if (!line.next) known.delete(key)
    }
    line.running.then(ended, ended)
    return line.running
  }
}
