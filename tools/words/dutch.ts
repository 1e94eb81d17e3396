import { Visitor } from 'oxc-parser'
import { lineAt, syntaxOf } from '../base/syntax.ts'

/** A text in a file; shown for certain when it stands in a tag, or in an attribute that people read or hear. */
export type Text = { line: number; text: string; isShown: boolean }

/** Words that nearly every Dutch sentence has one of, and no English sentence has. */
const frequent = new Set(
  `de het een en van je jij jouw jullie wij ons onze ik zij ze niet voor aan bij naar nog ook geen dat deze wie waar er om
  te uit wordt worden werd kan kun kunt mag moet wil hebt heeft hebben zijn bent maar meer nu weer tot hier daar alle
  alles iets iemand niemand opnieuw probeer kies kon gaat dan elk elke per inclusief met op`.split(/\s+/),
)
/** The name of somebody has a Dutch word in it and is no sentence: 'Lieke de Boer'. */
const nameOfSomebody = /\p{Lu}\p{L}+ (?:(?:van|de|der|den|het|te|ten) )+\p{Lu}\p{L}+/gu
/** A query, a style, a piece of code. */
const code = /\b(?:select|from|join|where|order by|coalesce)\b|[{};=]|::/i
/** A word that no Dutch has, though the others of its sentence may be known. */
const english = /\b(?:the|this|your|you|with|and)\b/i
const readAttribute = /^(?:aria-label|aria-description|alt|title|placeholder|label|hint|text)$/

/** The words of a text; a name such as `per_person` is one, and none of Dutch. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}_'’-]*/gu) ?? []

/** Every text in a file with a word in it, but those that name a module, a key or a type. */
export function textsOf(path: string, source: string): Text[] {
  const found: Text[] = []
  const passedOver = new Set<number>()
  const see = (start: number, text: string, isShown = false) => {
    if (!passedOver.has(start)) found.push({ line: lineAt(source, start), text: text.trim(), isShown })
  }
  new Visitor({
    ImportDeclaration: (node) => void passedOver.add(node.source.start),
    ImportExpression: (node) => void passedOver.add(node.source.start),
    TSLiteralType: (node) => void passedOver.add(node.literal.start),
    Property: (node) => void (node.computed || passedOver.add(node.key.start)),
    JSXAttribute({ name, value }) {
      if (value?.type !== 'Literal') return
      see(value.start, String(value.value), name.type === 'JSXIdentifier' && readAttribute.test(name.name))
      passedOver.add(value.start)
    },
    Literal: ({ start, value }) => typeof value === 'string' && see(start, value),
    TemplateElement: ({ start, value }) => see(start, value.cooked ?? ''),
    JSXText: ({ start, value }) => see(start, value, true),
  }).visit(syntaxOf(path, source))
  return found.filter(({ text }) => /\p{L}{2}/u.test(text))
}

/**
 * Tells of a text whether it belongs in a file of words: what is shown for certain; else Dutch of several words, with a
 * frequent one among them, or all of them `known` from files of words when it begins as a sentence does.
 */
export function isSentence({ text, isShown }: Pick<Text, 'text' | 'isShown'>, known: ReadonlySet<string>): boolean {
  if (isShown) return !text.includes('://')
  const words = wordsOf(text.replaceAll(nameOfSomebody, ''))
  if (words.length < 2 || !/\p{L}[\p{P}]* \S*\p{L}/u.test(text) || code.test(text) || english.test(text)) return false
  return words.some((word) => frequent.has(word)) || (/^\p{Lu}/u.test(text) && words.every((word) => known.has(word)))
}
