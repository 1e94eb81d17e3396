import { type Program, Visitor } from 'oxc-parser'

/** A part of a text, from one offset to another. */
type Span = { start: number; end: number }

/** Where the sentences of a room stand: `words.ts`, `cancelWords.ts`. */
const wordsFile = /(?:^|\/)(?:[a-z]\w*W|w)ords\.ts$/
/** What stands for `import(…)` among the names: whatever it loads counts as something that runs. */
const loading = 'import()'

/**
 * Tells of a part of a test file whether it looks at words only: of all that the file imports it reaches, by itself or
 * through what the file declares, the sentences of files of words and nothing else. Such a part asks no rule,
 * operation or screen, so it notices no behaviour that breaks.
 */
export function wordsOnlyIn(program: Program): (part: Span) => boolean {
  const imported = importedIn(program)
  const declared = declaredIn(program)
  const named = namesIn(program)
  const within = ({ start, end }: Span) => named.filter((one) => one.start >= start && one.start < end)

  return (part) => {
    const reached = new Set<string>()
    const follow = (span: Span) => {
      for (const { name } of within(span)) {
        if (reached.has(name)) continue
        reached.add(name)
        for (const behind of declared.get(name) ?? []) follow(behind)
      }
    }
    follow(part)
    const sources = [...reached].map((name) => (name === loading ? name : (imported.get(name) ?? 'vitest')))
    const ours = sources.filter((source) => source !== 'vitest')
    return ours.length > 0 && ours.every((source) => wordsFile.test(source))
  }
}

/** Each name that the file imports as a value, with the module it comes from. */
function importedIn(program: Program): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  new Visitor({
    ImportDeclaration({ importKind, specifiers, source }) {
      if (importKind !== 'type') for (const one of specifiers) names.set(one.local.name, source.value)
    },
  }).visit(program)
  return names
}

/** What the file gives each name, in whatever scope: its declaration and what is assigned to it later. */
function declaredIn(program: Program): ReadonlyMap<string, Span[]> {
  const found = new Map<string, Span[]>()
  const add = (name: string, span: Span) => found.set(name, [...(found.get(name) ?? []), span])
  const named = namesIn(program)
  const take = (into: Span, from: Span) => {
    for (const { name, start } of named) if (start >= into.start && start < into.end) add(name, from)
  }
  new Visitor({
    FunctionDeclaration: (node) => node.id && add(node.id.name, node),
    VariableDeclarator: ({ id, init }) => init && take(id, init),
    AssignmentExpression: ({ left, right }) => take(left, right),
  }).visit(program)
  return found
}

/** Every name that stands for a value, with its place: no properties, no keys, no types. */
function namesIn(program: Program): { name: string; start: number }[] {
  const found: { name: string; start: number }[] = []
  const passedOver = new Set<number>()
  new Visitor({
    MemberExpression: ({ computed, property }) => void (computed || passedOver.add(property.start)),
    Property: ({ computed, shorthand, key }) => void (computed || shorthand || passedOver.add(key.start)),
    TSTypeReference: ({ typeName }) => void passedOver.add(typeName.start),
    TSTypeQuery: ({ exprName }) => void passedOver.add(exprName.start),
    Identifier: ({ name, start }) => void found.push({ name, start }),
    JSXIdentifier: ({ name, start }) => void found.push({ name, start }),
    ImportExpression: ({ start }) => void found.push({ name: loading, start }),
  }).visit(program)
  return found.filter(({ start }) => !passedOver.has(start))
}
