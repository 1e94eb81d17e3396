import { Visitor } from 'oxc-parser'
import { lineAt, syntaxOf } from '../base/syntax.ts'
import { placeOf } from './places.ts'
import type { Offence } from './rules.ts'

/** Tables with columns of two rooms; each writes its own columns (docs/architecture.md). */
const sharedWith: Record<string, readonly string[]> = { profiles: ['access'] }

/**
 * Writes to a table that another room owns. Reading and joining it is allowed; whoever wants a change calls an
 * exported function of the room that owns it, with the open transaction.
 */
export function foreignWrites(path: string, text: string): Offence[] {
  const place = placeOf(path)
  if (place?.floor !== 'server' || place.room === null || place.isTest) return []
  const foreign = new Map<string, string>()
  const found: Offence[] = []
  new Visitor({
    ImportDeclaration: (node) => {
      const owner = /^\.\.\/([^./]+)\/tables\.ts$/.exec(node.source.value)?.[1]
      if (!owner) return
      for (const one of node.specifiers) foreign.set(one.local.name, owner)
    },
    CallExpression: (node) => {
      const { callee, arguments: given } = node
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!['insert', 'update', 'delete'].includes(callee.property.name)) return
      const [table] = given
      const owner = table?.type === 'Identifier' ? foreign.get(table.name) : undefined
      if (!owner || table?.type !== 'Identifier' || sharedWith[table.name]?.includes(place.room ?? '')) return
      found.push({
        at: `${path}:${lineAt(text, node.start)}`,
        says: `${table.name} belongs to the room ${owner}: call a function that server/${owner}/index.ts exports`,
      })
    },
  }).visit(syntaxOf(path, text))
  return found
}
