import { newId } from '@bewezen/domain/base/ids.ts'
import type { z } from 'zod'
import { cleanRichText } from '../richText.ts'

/** The schemas of the contract, for who walks through them elsewhere. */
export type { z } from 'zod'

type Next = () => string

/**
 * What a read may answer at worst: as its schema says, with a payload in every text. Of what the server cleaned or judged
 * before it was stored, there is what came through that: formatted text, and the addresses of other sites.
 */
export function hostileOutput(schema: z.core.$ZodType, next: Next, name = ''): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const inner = (one: z.core.$ZodType, of = name) => hostileOutput(one, next, of)
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([field, one]) => [field, inner(one, field)]))
    case 'string':
      return textFor(name, 'format' in def ? String(def.format) : '', next)
    case 'number':
      return 1
    case 'boolean':
      return true
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return def.values[0]
    case 'array':
      return [inner(def.element), inner(def.element)]
    case 'record':
      return { [next()]: inner(def.valueType) }
    case 'nullable':
    case 'optional':
    case 'default':
      return inner(def.innerType)
    case 'union':
      return inner(def.options[0] as z.core.$ZodType)
    default:
      throw new Error(`Nobody said what a ${def.type} is at worst`)
  }
}

function textFor(name: string, format: string, next: Next): string {
  if (format === 'uuid' || format === 'guid') return newId()
  if (format === 'datetime') return '2027-03-22T19:00:00.000Z'
  if (format === 'url' || /url$/i.test(name)) return `https://kwaad.example/?q=${next()}`
  if (moments.has(name)) return moments.get(name) ?? ''
  return cleaned.has(name) ? `<p>${cleanRichText(next(), 'article')}</p>` : next()
}

const cleaned = new Set(['content', 'html'])
const moments = new Map([
  ['slug', 'x'],
  ['category', 'ebook'],
  ['day', '2027-03-22'],
  ['monday', '2027-03-22'],
  ['today', '2027-03-22'],
  ['zone', 'Europe/Amsterdam'],
])
