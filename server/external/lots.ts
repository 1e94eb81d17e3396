/** Rows in one statement: a statement has room for 65,535 values. */
const mostRows = 1000

/** Each once, as it came first. */
export function each<T>(all: readonly T[], nameOf: (one: T) => string): T[] {
  const once = new Map<string, T>()
  for (const one of all) if (!once.has(nameOf(one))) once.set(nameOf(one), one)
  return [...once.values()]
}

/** Rows in lots that each fit in a statement. */
export const slices = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / mostRows) }, (_, at) => rows.slice(at * mostRows, (at + 1) * mostRows))
