import type { CallExpression, Expression, Program, Super } from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { lineAt, syntaxOf } from '../base/syntax.ts'
import { wordsOnlyIn } from './substance.ts'

/** The title of a test that runs, with the line it stands on, and whether that test looks at words only. */
export type Title = { path: string; line: number; text: string; wordsOnly: boolean }

const testWords = ['test', 'it', 'describe', 'suite']
/** A test behind one of these does not run, so its title proves nothing. */
const notRun = new Set(['skip', 'todo', 'fixme', 'fails', 'fail'])
/** Called on `test` too, but none of these names a test. */
const notTests = new Set(['step', 'use', 'extend', 'info', 'setTimeout', 'slow'])

/**
 * The titles of all tests, stories and their groups in one file that really run: `test(…)`, `it(…)`, `describe(…)`,
 * `test.each(…)('title')` and names made from them (`const race = test.extend(…)`). Rows that stand
 * beside their title (`test.each([['SH-USER-01', …]])('%s …')`) are a test each, with the texts of the row in its
 * title. What is filled in at run time (`${…}`) stands in a title as `{}`.
 */
export function titlesOf(path: string, text: string): Title[] {
  const program = syntaxOf(path, text)
  const names = testNames(program)
  const wordsOnly = wordsOnlyIn(program)
  const titles: Title[] = []
  let skippedUntil = -1
  new Visitor({
    CallExpression(call) {
      const chain = chainOf(call.callee)
      if (!chain || !names.has(chain.root) || call.start < skippedUntil) return
      const title = textOf(call.arguments[0])
      if (title === null || chain.words.some((word) => notTests.has(word))) return
      if (chain.words.some((word) => notRun.has(word))) skippedUntil = call.end
      else
        for (const one of titlesByRow(call, title))
          titles.push({ path, line: lineAt(text, one.start), text: one.text, wordsOnly: wordsOnly(call) })
    },
  }).visit(program)
  return titles
}

/** `test` and its kin, and every name in this file that is made from one of them. */
function testNames(program: Program): ReadonlySet<string> {
  const names = new Set(testWords)
  new Visitor({
    VariableDeclarator({ id, init }) {
      const chain = init && chainOf(init)
      if (id.type === 'Identifier' && chain && names.has(chain.root)) names.add(id.name)
    },
  }).visit(program)
  return names
}

/** For `test.skip.each(rows)`: the root `test` and the words `skip`, `each`; null when it starts with no name. */
function chainOf(start: Expression | Super): { root: string; words: string[] } | null {
  const words: string[] = []
  let at: Expression | Super = start
  while (true) {
    if (at.type === 'Identifier') return { root: at.name, words }
    if (at.type === 'CallExpression') at = at.callee
    else if (at.type === 'TaggedTemplateExpression') at = at.tag
    else if (at.type === 'MemberExpression') {
      if (!at.computed && at.property.type === 'Identifier') words.unshift(at.property.name)
      at = at.object
    } else return null
  }
}

/** A title for each row of `each([…])(title)`, in which `%s` is the text of that place; else the title alone. */
function titlesByRow({ start, callee }: CallExpression, title: string): { start: number; text: string }[] {
  const given = callee.type === 'CallExpression' ? callee.arguments[0] : undefined
  const rows = given?.type === 'TSAsExpression' ? given.expression : given
  const whole = [{ start, text: title }]
  if (rows?.type !== 'ArrayExpression' || !title.includes('%s')) return whole
  const byRow = rows.elements.map((row) => {
    if (!row || row.type === 'SpreadElement') return null
    const cells = row.type === 'ArrayExpression' ? row.elements : [row]
    const texts = cells.map((cell) => (cell ? textOf(cell) : null))
    let at = 0
    return { start: row.start, text: title.replace(/%[sdifjoOc]/g, (mark) => texts[at++] ?? mark) }
  })
  return byRow.length === 0 || byRow.includes(null) ? whole : byRow.filter((one) => one !== null)
}

/** The text of a literal, a template or their sum, or null when it is anything else. */
function textOf(node: CallExpression['arguments'][number] | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? '').join('{}')
  if (node?.type === 'BinaryExpression' && node.operator === '+') {
    const parts = [textOf(node.left), textOf(node.right)]
    return parts.every((part) => part === null) ? null : parts.map((part) => part ?? '{}').join('')
  }
  return null
}
