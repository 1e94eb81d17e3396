import { posix } from 'node:path'
import type { StringLiteral } from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import { lineAt, syntaxOf } from '../base/syntax.ts'

/** One file of ours naming another: both as project paths. */
export type Import = { from: string; to: string; line: number; typeOnly: boolean }

/** What one file imports of ours: static and dynamic imports, re-exports and `import('…')` types. */
export function importsOf(from: string, text: string): Import[] {
  const imports: Import[] = []
  const add = (source: unknown, start: number, typeOnly: boolean) => {
    const to = isLiteral(source) ? pathOf(from, source.value) : null
    if (to) imports.push({ from, to, line: lineAt(text, start), typeOnly })
  }
  new Visitor({
    // `import { type A }` still loads the file when Node strips types; only `import type` does not.
    ImportDeclaration: (node) => add(node.source, node.start, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.start, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.start, node.exportKind === 'type'),
    ImportExpression: (node) => add(node.source, node.start, false),
    TSImportType: (node) => add(node.source, node.start, true),
  }).visit(syntaxOf(from, text))
  return imports
}

const isLiteral = (node: unknown): node is StringLiteral =>
  typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string'

/** The project path that a specifier names, or null when it is a package of somebody else's. */
function pathOf(from: string, specifier: string): string | null {
  const [plain = ''] = specifier.split('?') // Vite's `?raw`, `?url`
  const ours = /^@bewezen\/(.+)$/.exec(plain)?.[1]
  if (ours) return posix.normalize(ours)
  return plain.startsWith('.') ? posix.join(posix.dirname(from), plain) : null
}
