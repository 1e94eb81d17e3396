const end = '\n<!-- until here -->'

/** A page of the docs with this text in the place that it keeps for a command, such as `node tools/retention.ts`. */
export function inPlace(page: string, command: string, text: string): string {
  const begin = `<!-- made by ${command} -->\n`
  const from = page.indexOf(begin)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`The page has no place for what ${command} makes.`)
  return page.slice(0, from) + begin + text + page.slice(to)
}
