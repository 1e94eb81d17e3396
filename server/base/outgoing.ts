import { z } from 'zod'

type Pick = (value: unknown) => unknown

/**
 * Makes what copies out of an answer exactly what its schema declares, without checking it: nothing a row happens to
 * hold leaves beside the contract, and production does not pay for checks that every test has made. A kind of schema
 * that is not known here checks as it copies.
 */
export function outgoing(schema: z.core.$ZodType): Pick {
  return pickOf(schema) ?? ((value) => value)
}

/** Null for what travels as it is. */
function pickOf(schema: z.core.$ZodType): Pick | null {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
      return null
    case 'nullable':
    case 'optional':
      return pickOf(def.innerType)
    case 'array':
      return listOf(pickOf(def.element))
    case 'object':
      return def.catchall ? parse(schema) : fieldsOf(def.shape)
    case 'union':
      return def.options.every((option) => pickOf(option) === null) ? null : parse(schema)
    default:
      return parse(schema)
  }
}

const listOf = (pick: Pick | null): Pick | null => pick && ((value) => (Array.isArray(value) ? value.map(pick) : value))

function fieldsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Pick {
  const fields = Object.entries(shape).map(([name, field]) => ({ name, pick: pickOf(field) }))
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const picked: Record<string, unknown> = {}
    for (const { name, pick } of fields) {
      const one = (value as Record<string, unknown>)[name]
      if (one !== undefined) picked[name] = pick ? pick(one) : one
    }
    return picked
  }
}

const parse =
  (schema: z.core.$ZodType): Pick =>
  (value) =>
    z.parse(schema, value)
