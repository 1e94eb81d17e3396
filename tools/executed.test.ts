import { type CallExpression, type Expression, type NewExpression, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { filesUnder, projectRoot, readAll } from './base/files.ts'
import { lineAt, syntaxOf } from './base/syntax.ts'

const timers = new Set(['setTimeout', 'setInterval', 'setImmediate'])
const levels = new Set(['trace', 'debug', 'info', 'warn', 'error', 'fatal'])

/** The places of a file where a text would run as code, or be filled in as a format. */
function executedIn(path: string, text: string): string[] {
  const found: string[] = []
  const tell = (start: number, what: string) => found.push(`${path}:${lineAt(text, start)} ${what}`)
  const judge = ({ callee, arguments: given, start }: CallExpression | NewExpression) => {
    const name = nameOf(callee)
    if (name === 'eval' || name === 'Function') tell(start, `runs a text by ${name}`)
    const [first] = given
    if (timers.has(name) && (first?.type === 'Literal' || first?.type === 'TemplateLiteral'))
      tell(start, `runs a text by ${name}`)
    // With values behind its message the log would fill them in where the message has a %.
    if (levels.has(name) && /\blog$|^logger$/.test(ownerOf(callee)) && given.length > 2)
      tell(start, 'fills in a message of the log')
  }
  new Visitor({
    CallExpression: judge,
    NewExpression: judge,
    ImportDeclaration({ source, specifiers, start }) {
      if (/^(node:)?vm$/.test(source.value)) tell(start, 'runs a text by node:vm')
      const names = specifiers.map((one) => ('imported' in one && 'name' in one.imported ? one.imported.name : ''))
      if (/^(node:)?util$/.test(source.value) && names.some((name) => name.startsWith('format')))
        tell(start, 'fills in a format')
    },
  }).visit(syntaxOf(path, text))
  return found
}

/** `eval` of `eval(…)`, `globalThis.eval(…)` and `(0, eval)(…)`. */
function nameOf(callee: CallExpression['callee']): string {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type === 'ParenthesizedExpression') return nameOf(callee.expression)
  if (callee.type === 'SequenceExpression') return nameOf(callee.expressions.at(-1) as Expression)
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
}

const ownerOf = (callee: CallExpression['callee']): string =>
  callee.type === 'MemberExpression' ? nameOf(callee.object) : ''

test('SEC-ACC-41 nothing that is written or typed runs as code or is filled in as a format', () => {
  const isProduct = (path: string) =>
    /^(server|domain|web)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/bench\//.test(path)
  const sources = readAll(projectRoot, filesUnder(projectRoot, isProduct))
  expect(sources.size).toBeGreaterThan(1_000)
  expect([...sources].flatMap(([path, text]) => executedIn(path, text))).toEqual([])
})

test.each([
  "eval('1')",
  "globalThis.eval('1')",
  "(0, eval)('1')",
  "new Function('return 1')",
  "Function('return 1')()",
  "setTimeout('go()', 1)",
  'setInterval(`go()`, 1)',
  "import { runInThisContext } from 'node:vm'",
  "import { format } from 'node:util'",
  "log.info({ id }, 'heard %s', name)",
  'house.log.warn({}, text, name)',
])('SEC-ACC-41 %s is found', (text) => {
  expect(executedIn('a.ts', text)).toHaveLength(1)
})

test.each([
  'setTimeout(() => go(), 1)',
  "log.info({ id }, 'heard')",
  "house.log.error({ err }, 'a request failed')",
  "import { promisify } from 'node:util'",
  'dialog.info(a, b, c)',
])('SEC-ACC-41 %s is none', (text) => {
  expect(executedIn('a.ts', text)).toEqual([])
})
