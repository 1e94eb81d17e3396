import fc from 'fast-check'
import type { z } from 'zod'

/** What people paste, what attackers type, and what breaks programs that thought they knew text. */
const hostile = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f\u007f',
  '\ud800',
  'a\udc00b',
  '\u202eetxt.exe',
  '\u200b\u200d\ufeff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'e\u0301',
  `e${'\u0301'.repeat(3_000)}`,
  'İSTANBUL ß ﬁ',
  '\r\nBcc: x@y.nl',
  '%00',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "'; drop table profiles; --",
  '{{7*7}}',
  '=1+1',
  '*:* & | ! <-> ()',
  '\\',
  '%',
  '_',
  '__proto__',
  'constructor',
  'null',
  '2026-99-99T99:99',
  '-0',
  '1e999',
  '@iedereen @noor',
  'x'.repeat(12_000),
  ' '.repeat(5_000),
  'https://bewezen.example/?token=geheim#x',
] as const

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.5,
  49,
  50,
  99,
  100,
  101,
  1e21,
  -1e308,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  Number.MAX_VALUE,
]
const moments = [
  '2026-11-22T04:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
  '0000-01-01T00:00:00Z',
  '2026-10-25T02:30:00+01:00',
  '2026-03-29T02:30:00.123456789Z',
  '2026-02-29T00:00:00Z',
  '2028-02-29T23:59:59-23:59',
]

const text = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  // Lone halves of pairs, in all places.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
  fc.tuple(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: 12 })).map((parts) => parts.join('')),
)
const anything = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...numbers))

type Known = Readonly<Record<string, readonly string[]>>

/**
 * Generated input for a schema: mostly of the right shape with values at and beyond its edges, now and then of another
 * shape. `ids` are things that exist, so that not everything ends at NOT_FOUND.
 */
export function inputFor(schema: z.core.$ZodType, ids: Known['ids'] = []): fc.Arbitrary<unknown> {
  const right = rightFor(schema, ids ?? [])
  return fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: anything })
}

function rightFor(schema: z.core.$ZodType, ids: readonly string[]): fc.Arbitrary<unknown> {
  const { def, bag } = (schema as z.core.$ZodTypes)._zod
  const inner = (one: z.core.$ZodType) => inputFor(one, ids)
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, inner(field)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] }).chain((some) =>
        // Seldom without one of its fields, or hardly anything would come past the schema.
        fc
          .integer({ min: 0, max: 9 })
          .chain((dice) => (dice === 0 ? fc.constant<unknown>(some) : fc.record(Object.fromEntries(fields)))),
      )
    }
    case 'string':
      return stringFor({ ...(bag as Bag), format: 'format' in def ? String(def.format) : undefined }, ids)
    case 'number':
      return numberFor(bag as Bag)
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'array':
      return fc.array(inner(def.element), { maxLength: 6 })
    case 'record':
      return fc.dictionary(text, inner(def.valueType), { maxKeys: 6 })
    case 'nullable':
      return fc.option(inner(def.innerType))
    case 'optional':
    case 'default':
      return fc.option(inner(def.innerType), { nil: undefined })
    case 'union':
      return fc.oneof(...def.options.map(inner))
    default:
      throw new Error(`Nobody said how to generate a ${def.type}`)
  }
}

type Bag = { format?: string; minimum?: number; maximum?: number }

function stringFor({ format, minimum = 0, maximum }: Bag, ids: readonly string[]): fc.Arbitrary<unknown> {
  if (format === 'uuid' || format === 'guid')
    return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fc.constantFrom(...ids), fc.uuid()) : fc.uuid()
  if (format === 'datetime')
    return fc.oneof(
      fc.constantFrom(...moments),
      fc.date({ noInvalidDate: true }).map((at) => at.toISOString()),
    )
  if (format === 'url') return fc.webUrl()
  if (format) throw new Error(`Nobody said how to generate a text of the format ${format}`)
  const atEdges =
    maximum === undefined
      ? []
      : [minimum, maximum - 1, maximum, maximum + 1].map((length) => 'é'.repeat(Math.max(0, length)))
  return fc.oneof(text, fc.constantFrom('Goedemorgen allemaal', ...atEdges))
}

function numberFor({ minimum, maximum }: Bag): fc.Arbitrary<unknown> {
  const edges = [minimum, maximum].flatMap((edge) => (edge === undefined ? [] : [edge - 1, edge, edge + 1]))
  return fc.oneof(
    fc.constantFrom(...numbers, ...edges),
    fc.integer({ min: -5, max: 120 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  )
}
