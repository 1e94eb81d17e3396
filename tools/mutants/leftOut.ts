import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What of Babel's tree is looked at here. */
type Node = {
  type: string
  value?: unknown
  pattern?: string
  expressions?: readonly unknown[]
  quasis?: readonly { value: { cooked?: string } }[]
  properties?: readonly Node[]
}
type Place = NodePath & { node: Node; hub: { file: { opts: { filename?: string } } } }

/**
 * Leaves out sentences in `words.ts`, which a test could only repeat (conditions and texts with values in them stay),
 * and the patterns that no longer compile when changed, with which nothing of their file would run.
 */
const leftOut: Ignorer = {
  shouldIgnore(path) {
    const { node, hub } = path as Place
    if (node.type === 'RegExpLiteral' && node.pattern?.includes('RGI_Emoji')) return 'emoji have no complement'
    return /words\.ts$/i.test(hub.file.opts.filename ?? '') && isSentence(node) ? 'a sentence on screen' : undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'leftOut', leftOut)]

/** A text of several words, or of one that begins as a sentence does and is no code of a refusal; an object with nothing but such texts is one too. */
function isSentence(node: Node): boolean {
  if (node.type === 'ObjectProperty') return isSentence(node.value as Node)
  if (node.type === 'ObjectExpression')
    return (node.properties ?? []).length > 0 && !!node.properties?.every(isSentence)
  const text = textOf(node)
  return text !== null && !/^[A-Z_]+$/.test(text) && /^\p{Lu}|\p{L} \p{L}|\p{L}[.!?…]$/u.test(text)
}

function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value)
  if (node.type !== 'TemplateLiteral' || node.expressions?.length) return null
  return node.quasis?.[0]?.value.cooked ?? null
}
