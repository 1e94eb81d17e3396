import { type Program, parseSync } from 'oxc-parser'

/** The syntax tree of a TypeScript file; throws with the file's name when it cannot be parsed. */
export function syntaxOf(path: string, text: string): Program {
  const { program, errors } = parseSync(path, text, { preserveParens: false })
  const [first] = errors
  if (first) throw new Error(`${path}:${lineAt(text, first.labels[0]?.start ?? 0)} cannot be read: ${first.message}`)
  return program
}

/** The line, counted from 1, of a place in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}
