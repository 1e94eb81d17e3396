const [begin, end] = ['<!-- made by node tools/retention.ts -->\n', '\n<!-- until here -->']

/** A page of the docs with these tables in their place in it. */
export function withRetention(page: string, tables: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The page has no place for what is kept how long.')
  return page.slice(0, from) + begin + tables + page.slice(to)
}
