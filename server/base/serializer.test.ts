import { contract } from '@bewezen/domain/contract.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serializerFor } from './serializer.ts'

const person = z.object({ id: z.uuid(), name: z.string(), city: z.string().nullable(), nick: z.string().optional() })
const answer = z.object({
  people: z.array(person),
  author: person.nullable(),
  next: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('done') }),
    z.object({ kind: z.literal('pay'), url: z.string() }),
  ]),
  size: z.union([z.number(), z.literal('all')]),
  counts: z.record(z.string(), z.number()),
})
const someone = fc.record(
  { id: fc.uuid(), name: fc.string(), city: fc.option(fc.string()), nick: fc.string(), email: fc.string() },
  { requiredKeys: ['id', 'name', 'city'] },
)
const answers = fc.record({
  people: fc.array(someone),
  author: fc.option(someone),
  next: fc.oneof(
    fc.record({ kind: fc.constant('done'), secret: fc.string() }),
    fc.record({ kind: fc.constant('pay'), url: fc.string() }),
  ),
  size: fc.oneof(fc.integer(), fc.constant('all')),
  counts: fc.dictionary(
    fc.string().filter((word) => word !== '__proto__'),
    fc.integer(),
  ),
  passwordHash: fc.string(),
})

test('what leaves is what the full check of the schema would let through', () => {
  const serialize = serializerFor(answer)
  fc.assert(
    fc.property(answers, (given) => {
      expect(serialize(given)).toEqual(answer.parse(given))
    }),
  )
})

test('a row that holds more than the contract declares does not leave whole', () => {
  const row = { people: [], author: null, next: { kind: 'done', card: '4242' }, size: 1, counts: {}, passwordHash: 'x' }
  expect(serializerFor(answer)(row)).toEqual({ people: [], author: null, next: { kind: 'done' }, size: 1, counts: {} })
})

test('every operation of the contract has an answer that can be copied out', () => {
  for (const operations of Object.values(contract))
    for (const operation of Object.values(operations))
      expect(serializerFor(operation['~orpc'].outputSchema as z.core.$ZodType)).toBeTypeOf('function')
})

test('what holds nothing else leaves as it is, in whatever order, and one row with more among them does not', () => {
  const serialize = serializerFor(z.array(person))
  const [one, other] = [
    { id: 'a', name: 'Noor', city: null },
    { city: 'Delft', name: 'Sem', id: 'b' },
  ]
  const clean = [one, other, one, { ...one, nick: undefined }]
  expect(serialize(clean)).toBe(clean)
  expect(serialize([one, { ...other, email: 'x' }, { email: 'x', ...one }, other])).toEqual([one, other, one, other])
  expect(serialize([{ ...other, email: 'x' }])).toEqual([other])
})

test('what may be null and holds something that is parsed is null', () => {
  const address = z.strictObject({ city: z.string() })
  const pick = serializerFor(
    z.object({ address: address.nullable(), counts: z.record(z.string(), z.int()).optional() }),
  )
  expect(pick({ address: null, extra: 1 })).toEqual({ address: null })
  expect(pick({ address: { city: 'Arnhem' } })).toEqual({ address: { city: 'Arnhem' } })
})
