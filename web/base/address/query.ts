/** The values of a query as the address writes them: texts, none of them turned into numbers or objects. */
export const readQuery = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query))

/** A query with its question mark, or nothing; what is not set is left out. */
export function writeQuery(values: Record<string, unknown>): string {
  const set = Object.entries(values).filter(([, value]) => value !== undefined && value !== null)
  const query = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()
  return query && `?${query}`
}
